import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { attend } from '../support/attend.ts'
import { builtWidget } from './build.ts'
import { createWidgetFixture, SITE, type WidgetFixture } from './fixtures.ts'

/** A PNG of one red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

let app: TestApp
let on: WidgetFixture
let admin: SignedIn
let built: Awaited<ReturnType<typeof builtWidget>>

beforeAll(async () => {
  built = await builtWidget()
  app = await startApp({ settings: { widgetDir: built.folder } })
})
afterAll(async () => {
  await app.stop()
  built.remove()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  const user = await app.user()
  await app.member(on.botId, user, roles.administrador)
  admin = await app.as(user)
})

const place = () => `/bots/webchat/settings/${on.botId}`
const read = async () => (await admin.call('GET', place())).body
const face = async () => (await app.call('GET', `/webchat/${on.key}`)).body

/** Saves a change on top of the stored settings. */
async function save(parameters: object = {}, style: object = {}) {
  const now = await read()
  const body = {
    style: { ...now.style, ...style },
    parameters: { ...now.parameters, ...parameters },
    version: now.version,
  }
  return admin.call('PUT', place(), { body })
}

test('saved settings apply to the widget, and the audit log records the publication', async () => {
  const saved = await save({ corner_radius: 4, hide_urls: ['/pagar*'], upload_types: ['image'] }, { title: 'La casa' })
  expect(saved.status).toBe(200)
  expect(saved.body.version).toBe(2)
  expect(await face()).toMatchObject({
    title: 'La casa',
    corner_radius: 4,
    hide_urls: ['/pagar*'],
    upload_types: ['image'],
  })
  const loader = await app.app.inject({ method: 'GET', url: `/widget/loader.js?bot=${on.key}` })
  expect(loader.body).toContain('/pagar*')
  const [line] = await app.audit(({ resource_type }) => resource_type === 'webchat')
  expect(line).toMatchObject({ action: 'publish', bot_id: on.botId })
})

test('saving an older version returns 409 and stores nothing', async () => {
  const old = await read()
  expect((await save({}, { title: 'Primero' })).status).toBe(200)
  const { style, parameters, version } = old
  const late = await admin.call('PUT', place(), { body: { style: { ...style, title: 'Tarde' }, parameters, version } })
  expect(late.status).toBe(409)
  expect((await face()).title).toBe('Primero')
})

test('the operations of the specification read and write the same settings', async () => {
  await save({ welcome_message: 'Hola' })
  const { body: style } = await admin.call('GET', `/bots/styles/${on.botId}`)
  const changed = { ...style, title: 'Otro título' }
  expect((await admin.call('PUT', `/bots/edit/bot/styles/${on.botId}`, { body: changed })).status).toBe(200)
  const { body: parameters } = await admin.call('GET', `/bots/webchat/parameters/${on.botId}`)
  expect(parameters).toMatchObject({ welcome_message: 'Hola', version: 3 })
  const put = { ...parameters, launcher_size: 64 }
  expect((await admin.call('PUT', `/bots/webchat/parameters/${on.botId}`, { body: put })).status).toBe(200)
  const message = { whatsapp_message: 'Hola, quiero comprar' }
  expect((await admin.call('PUT', `/bots/webchat/parameters/message/${on.botId}`, { body: message })).status).toBe(200)
  expect(await face()).toMatchObject({ title: 'Otro título', launcher_size: 64, welcome_message: 'Hola' })
})

test('a picture is public while it is in use, and removed when it is replaced', async () => {
  const saved = await save({}, { avatar: `data:image/png;base64,${PNG}` })
  const { avatar } = (await face()) as { avatar: string }
  expect(saved.body.style.avatar).toBe(avatar)
  const image = await app.app.inject({ method: 'GET', url: avatar })
  expect(image.statusCode).toBe(200)
  expect(image.headers['content-type']).toBe('image/png')
  expect((await save({}, { title: 'Igual' })).body.style.avatar).toBe(avatar)
  expect((await save({}, { avatar: null })).body.style.avatar).toBeNull()
  expect((await app.app.inject({ method: 'GET', url: avatar })).statusCode).toBe(404)
})

test("the bot's picture in the console is public, until it is removed; language and rating page reach the widget", async () => {
  const general = (body: object) => admin.call('PUT', `/bots/${on.botId}`, { body })
  const { avatar } = (await general({ avatar: `data:image/png;base64,${PNG}`, language: 'es-ES' })).body
  expect((await app.app.inject({ method: 'GET', url: avatar })).headers['content-type']).toBe('image/png')
  expect((await general({ avatar: null })).body.avatar).toBeNull()
  expect((await app.app.inject({ method: 'GET', url: avatar })).statusCode).toBe(404)
  const frame = await app.app.inject({ method: 'GET', url: `/widget/frame/${on.key}` })
  expect(frame.body).toContain('<html lang="es-ES">')
  const rating_url = 'https://trigal.example/opinar'
  await admin.call('PUT', `/bots/rating-url/${on.botId}`, { body: { business_rating_url: rating_url } })
  expect(await face()).toMatchObject({ rating_url, language: 'es-ES' })
})

test('invalid pictures and those of another bot are refused at their field', async () => {
  const text = Buffer.from('<svg onload=alert(1)>').toString('base64')
  const fake = await save({}, { avatar: `data:image/png;base64,${text}` })
  expect(fake.status).toBe(422)
  expect(fake.body.fields['style.avatar']).toHaveLength(1)
  expect((await save({}, { avatar: `/widget/images/${on.key}/f-aaaaaaaaaaaaaaaaaaaaaa` })).status).toBe(422)
})

test('a button with an unsafe target is refused at its field', async () => {
  const button = { title: 'Mapa', type: 'url', target: 'javascript:alert(1)' }
  const refused = await save({ persistent_menu: [button] })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.fields)).toEqual(['parameters.persistent_menu.0.target'])
  expect((await save({ persistent_menu: [{ ...button, target: 'https://mapa.example' }] })).status).toBe(200)
})

test('the server enforces the allowed types of files', async () => {
  await save({ upload_types: ['document'], allow_audio: false })
  const visitor = await on.visitor()
  expect((await visitor.upload('foto.png', PNG)).status).toBe(422)
  await save({ upload_types: ['document', 'image'] })
  expect((await visitor.upload('foto.png', PNG)).status).toBe(201)
})

test('messages are refused until required consent is given once', async () => {
  await save({ privacy_notice: 'Se guardan los mensajes.', consent_required: true })
  const visitor = await on.visitor()
  expect((await visitor.say('hola')).body.code).toBe('consent_required')
  expect((await visitor.call('POST', '/consents')).status).toBe(204)
  expect((await visitor.say('hola')).status).toBe(201)
  expect((await visitor.call('POST', '/sessions', { origin: SITE })).body.consented).toBe(true)
})

test('restarting hides earlier messages from the visitor only, and is refused in a live chat', async () => {
  const visitor = await on.visitor()
  await visitor.say('primero')
  const anew = await visitor.call('POST', '/restarts')
  expect(anew.body).toMatchObject({ messages: [], more: false })
  await visitor.say('segundo')
  const { data } = (await visitor.call('GET', '/messages')).body
  expect(data.map(({ text }: { text: string }) => text)).toEqual(['segundo'])
  const chat = await on.chat()
  const opened = await admin.call('GET', `/chats/view/${on.botId}/${chat.id}`)
  expect(opened.body.data.map(({ type }: { type: string }) => type)).toEqual(['user', 'system', 'user'])
  await app.db.updateTable('chat').set({ live: true }).where('id', '=', chat.id).execute()
  expect((await visitor.call('POST', '/restarts')).status).toBe(409)
})

test('restarting while waiting for a person leaves the queue, and staff see why', async () => {
  const [waits, next] = [await on.visitor(), await on.visitor()]
  const left = (key: string) => ({ key, name: 'Carla', message: 'Necesito bisagras' })
  await waits.call('POST', '/offline', left('clave-de-quien-espera'))
  const chat = await on.chat()
  app.clock.advance(60)
  await next.call('POST', '/offline', left('clave-de-quien-sigue'))
  const anew = await waits.call('POST', '/restarts')
  expect(anew.body).toMatchObject({ messages: [], waiting: null, live: false })
  const { body } = await admin.call('GET', `/chats/view/${on.botId}/${chat.id}`)
  expect(await on.chat()).toMatchObject({ type: 'bot', live: false })
  expect(body.data.at(-1).text).toBe('El cliente volvió a empezar la conversación y ya no espera a una persona.')
  expect((await next.call('POST', '/sessions', { origin: SITE })).body.waiting).toEqual({ ahead: 0, attended: false })
})

test('an offline message requests a person with the contact data, once per key', async () => {
  const visitor = await on.visitor()
  const left = { key: 'dejado-fuera-de-hora', name: 'Carla', phone: '+5491155550142', message: 'Necesito bisagras' }
  expect((await visitor.call('POST', '/offline', left)).status).toBe(201)
  expect((await visitor.call('POST', '/offline', left)).status).toBe(200)
  const chat = await on.chat()
  expect(chat.type).toBe('request')
  const { data } = (await visitor.call('GET', '/messages')).body
  expect(data).toHaveLength(1)
  expect(data[0].text).toBe('Nombre: Carla\nTeléfono: +5491155550142\n\nNecesito bisagras')
  await save({ offline_form: false })
  expect((await visitor.call('POST', '/offline', { ...left, key: 'otra-clave-de-prueba' })).status).toBe(403)
})

test('a waiting visitor learns whether their person is there, whoever else looks on', async () => {
  const waits = await on.visitor()
  await waits.call('POST', '/offline', { key: 'clave-de-la-pausa', name: 'Ana', message: 'Espero' })
  const [owner, seller] = [await app.user(), await app.user()]
  await app.member(on.botId, owner, 2)
  await app.member(on.botId, seller, 4)
  const area_id = await app.area(on.botId, 'Ventas', seller)
  const { id } = await on.chat()
  await app.db.updateTable('chat').set({ area_id, assign_user_id: seller.id }).where('id', '=', id).execute()
  const attended = async () => (await waits.call('POST', '/sessions', { origin: SITE })).body.waiting.attended
  await attend(app, on.botId, owner)
  expect(await attended()).toBe(false)
  await attend(app, on.botId, seller)
  expect(await attended()).toBe(true)
})

test('a waiting visitor gets the number of visitors ahead', async () => {
  const left = (key: string) => ({ key, name: 'Ana', message: 'Espero' })
  const [first, second] = [await on.visitor(), await on.visitor()]
  await first.call('POST', '/offline', left('clave-del-primero'))
  app.clock.advance(60)
  await second.call('POST', '/offline', left('clave-del-segundo'))
  const waiting = async (visitor: typeof first) =>
    (await visitor.call('POST', '/sessions', { origin: SITE })).body.waiting
  expect([await waiting(first), await waiting(second)]).toMatchObject([{ ahead: 0 }, { ahead: 1 }])
})

test('staff see offered buttons and the rating in the chat', async () => {
  await on.quick({ keywords: ['hola'], answer: 'Buen día', buttons: [{ title: 'Horarios', type: 'response' }] })
  const visitor = await on.visitor()
  await visitor.say('hola')
  await on.answer()
  await visitor.call('POST', '/ratings', { score: 4, comment: 'Rápidos' })
  const chat = await on.chat()
  const { body } = await admin.call('GET', `/chats/view/${on.botId}/${chat.id}`)
  expect(body.rating).toMatchObject({ score: 4, comment: 'Rápidos' })
  expect(body.data[1].buttons).toEqual([{ title: 'Horarios', type: 'response', target: null }])
  expect(body.data[2]).toMatchObject({ type: 'system', text: 'El cliente valoró la atención: 4 de 5. «Rápidos»' })
  expect((await visitor.call('GET', '/messages')).body.data).toHaveLength(2)
})

test('only members with the configuration permission can read and change the settings', async () => {
  const operator = await app.user()
  await app.member(on.botId, operator, roles.operador)
  const as = await app.as(operator)
  expect((await as.call('GET', place())).status).toBe(403)
  const stranger = await app.as(await app.user())
  expect((await stranger.call('GET', place())).status).toBe(404)
})

test('a callout needs no text while it is off, and is not shown without any text', async () => {
  const invitation = async () => (await face()).callout
  expect((await save({ callout: { enabled: false, delay_seconds: 5 } })).status).toBe(200)
  expect(await invitation()).toBeNull()
  expect((await save({ callout: { enabled: true, title: '', text: '', delay_seconds: 5 } })).status).toBe(200)
  expect(await invitation()).toBeNull()
  expect((await save({ callout: { enabled: true, title: '¿Una ayuda?', delay_seconds: 5 } })).status).toBe(200)
  expect(await invitation()).toMatchObject({ title: '¿Una ayuda?', text: '' })
})

test('default starter buttons survive other changes, and removed ones stay removed', async () => {
  await on.quick({ keywords: ['horarios'], answer: 'De 8 a 20.' })
  const titles = async () => (await face()).starter_buttons.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['Horarios', 'Hablar con una persona'])
  expect((await save({ launcher_label: 'Consultas' })).status).toBe(200)
  expect(await titles()).toEqual(['Horarios', 'Hablar con una persona'])
  expect((await save({ starter_buttons: [{ title: 'Precios', type: 'response' }] })).status).toBe(200)
  expect(await titles()).toEqual(['Precios'])
  expect((await save({ starter_buttons: [] })).status).toBe(200)
  expect(await titles()).toEqual([])
})
