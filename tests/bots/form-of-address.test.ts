// The form of address of a bot: who may choose it, and every text that follows it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FormOfAddress, usualForm } from '../../src/contract/address-form.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, freshKey, SITE, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  boss = await member(2)
})
afterAll(() => app.stop())

const forms: readonly FormOfAddress[] = ['vos', 'tu', 'usted']

async function member(role: 2 | 3 | 4 | 5) {
  const user = await app.user()
  await app.member(on.botId, user, role)
  return app.as(user)
}

const get = async () => (await boss.call('GET', `/bots/handoff/${on.botId}`)).body
const put = (body: object, who = boss) => who.call('PUT', `/bots/form-of-address/${on.botId}`, { body })
const stored = () =>
  app.db.selectFrom('bot').select(['form_of_address', 'settings']).where('id', '=', on.botId).executeTakeFirstOrThrow()
const face = async () => (await app.call('GET', `/webchat/${on.key}`)).body

test('saves the form with the version of the general settings, the audit log and an event', async () => {
  expect(await get()).toMatchObject({ form_of_address: null, version: 1 })
  const { status, body } = await put({ form_of_address: 'usted', version: 1 })
  expect([status, body]).toEqual([200, { form_of_address: 'usted', version: 2 }])
  expect(await get()).toMatchObject({ form_of_address: 'usted', version: 2 })
  const { settings, form_of_address } = await stored()
  expect(form_of_address).toBe('usted')
  expect(settings).toHaveProperty('webchat.parameters.allowed_domains')
  expect(await app.audit((row) => row.bot_id === on.botId)).toMatchObject([
    {
      action: 'update',
      resource_type: 'settings',
      before: { form_of_address: null },
      after: { form_of_address: 'usted' },
    },
  ])
  const events = await app.db.selectFrom('event').select('payload').where('bot_id', '=', on.botId).execute()
  expect(events).toEqual([{ payload: { resource: 'settings' } }])
})

test('a stale save gets 409 with the current settings, and the other settings keep the form', async () => {
  expect((await put({ form_of_address: 'vos', version: 1 })).status).toBe(200)
  const late = await put({ form_of_address: 'tu', version: 1 })
  expect([late.status, late.body.code, late.body.current.form_of_address]).toEqual([409, 'stale', 'vos'])
  const body = { confirmation: true, version: 2 }
  const saved = await boss.call('PUT', `/bots/handoff/${on.botId}`, { body })
  expect(saved.body).toMatchObject({ form_of_address: 'vos', version: 3 })
  expect((await stored()).form_of_address).toBe('vos')
})

test.each([{ form_of_address: 'ustedes' }, { form_of_address: null }, { form_of_address: '' }, {}])(
  'refuses %j at the field and keeps the form',
  async (body) => {
    await put({ form_of_address: 'tu' })
    const refused = await put(body)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['form_of_address']])
    expect((await stored()).form_of_address).toBe('tu')
  },
)

test('is refused to roles without the permission, and to members of other chatbots', async () => {
  const body = { form_of_address: 'vos' }
  for (const role of [3, 4, 5] as const) expect((await put(body, await member(role))).status).toBe(403)
  const stranger = await app.user()
  await app.member(await app.bot(), stranger, 2)
  expect((await put(body, await app.as(stranger))).status).toBe(404)
  expect((await app.call('PUT', `/bots/form-of-address/${on.botId}`, { body })).status).toBe(401)
  expect((await stored()).form_of_address).toBeNull()
  expect((await put(body, await member(2))).status).toBe(200)
})

test('a new chatbot has the usual form of its country; an older one has none', async () => {
  const [admin, owner] = [await app.as(await app.user({ admin: true })), await app.user()]
  const body = { name: 'Vivero Norte', plan_id: 2, owner: owner.username }
  const { id } = (await admin.call('POST', '/platform/bots', { body })).body
  const of = (await app.as(owner)).call
  expect((await of('GET', `/bots/handoff/${id}`)).body.form_of_address).toBe(usualForm({}))
  expect(usualForm({})).toBe('vos')
  expect((await get()).form_of_address).toBeNull()
})

test('the public settings carry the form; without one, the usual form of the country', async () => {
  const placeholders = { vos: 'Escribí tu mensaje', tu: 'Escribe tu mensaje', usted: 'Escriba su mensaje' }
  for (const form of forms) {
    await put({ form_of_address: form })
    expect(await face()).toMatchObject({ form_of_address: form, input_placeholder: placeholders[form] })
  }
  await app.db.updateTable('bot').set({ form_of_address: null }).where('id', '=', on.botId).execute()
  expect(await face()).toMatchObject({ form_of_address: 'vos', input_placeholder: placeholders.vos })
  const webchat = { parameters: { allowed_domains: [SITE] } }
  await on.settings({ language: 'es-419', webchat })
  expect(await face()).toMatchObject({ form_of_address: 'tu', input_placeholder: placeholders.tu })
})

test('a placeholder that the form of the settings stored unchanged follows the form; a written one stays', async () => {
  await put({ form_of_address: 'vos' })
  const { style, parameters, version } = (await boss.call('GET', `/bots/webchat/settings/${on.botId}`)).body
  expect(parameters.input_placeholder).toBe('Escribí tu mensaje')
  const body = { style, parameters, version }
  expect((await boss.call('PUT', `/bots/webchat/settings/${on.botId}`, { body })).status).toBe(200)
  await put({ form_of_address: 'usted' })
  expect((await face()).input_placeholder).toBe('Escriba su mensaje')
  const written = { allowed_domains: [SITE], input_placeholder: 'Contanos {tu/su} idea' }
  await on.settings({ webchat: { parameters: written } })
  expect((await face()).input_placeholder).toBe('Contanos {tu/su} idea')
})

test('the next message is answered in the new form, and the greeting and the list of texts follow it', async () => {
  const visitor = await on.visitor()
  const ask = async (text: string) => {
    app.clock.advance(1)
    await visitor.say(text)
    await on.answer()
    return (await visitor.call('GET', '/messages')).body.data.at(-1).text
  }
  const listed = async () => {
    const { body } = await boss.call('GET', `/responses/secondary/defaults/${on.botId}`)
    return (body as { kind: string; text: string }[]).find(({ kind }) => kind === 'greeting')?.text
  }
  const greetings = {
    vos: '¡Hola! ¿En qué te puedo ayudar?',
    tu: '¡Hola! ¿En qué te puedo ayudar?',
    usted: '¡Hola! ¿En qué le puedo ayudar?',
  }
  const before = '¡Hola! ¿En qué se puede ayudar?'
  expect([await ask('hola'), await listed(), (await face()).welcome_message]).toEqual([before, before, before])
  for (const form of forms) {
    await put({ form_of_address: form })
    const said = greetings[form]
    expect([await ask('hola'), await listed(), (await face()).welcome_message]).toEqual([said, said, said])
  }
})

test('the test chat answers in the form', async () => {
  const say = async (session: string) => {
    const body = { text: 'xyz', session }
    const { replies } = (await boss.call('POST', `/testbot/message/${on.botId}`, { body })).body
    return replies[0].message.text
  }
  expect(await say('prueba-1')).toBe('No quedó claro el mensaje. ¿Se puede escribir de otra forma?')
  await put({ form_of_address: 'usted' })
  expect(await say('prueba-2')).toBe('Perdón, no entendí. ¿Podría decírmelo con otras palabras?')
})

test('buttons that follow no text get the prompt of the form', async () => {
  const buttons = [{ title: 'Precios', type: 'response' as const, target: '' }]
  const { id } = await app.db
    .insertInto('media')
    .values({ id: `f-${on.key}`, bot_id: on.botId, filename: 'a.pdf', type: 'application/pdf', size: 3, sha256: '' })
    .returning('number as id')
    .executeTakeFirstOrThrow()
  const response = {
    bot_id: on.botId,
    name: 'Hola',
    kind: 'greeting' as const,
    messages: json([{ kind: 'document', media_id: id }]),
    buttons: json(buttons),
  }
  await app.db.insertInto('secondary_response').values(response).execute()
  const visitor = await on.visitor()
  const prompt = async () => {
    app.clock.advance(1)
    await visitor.say('hola')
    await on.answer()
    return (await visitor.call('GET', '/messages')).body.data.at(-1).text
  }
  expect(await prompt()).toBe('Elegir una opción:')
  await put({ form_of_address: 'tu' })
  expect(await prompt()).toBe('Estas son las opciones:')
})

test('errors of the webchat address the visitor in the form', async () => {
  const parameters = { allowed_domains: [SITE], consent_required: true, privacy_notice: 'Guardamos los datos.' }
  await on.settings({ webchat: { parameters } })
  const visitor = await on.visitor()
  const said = async () => {
    const body = { key: freshKey(), name: '', message: '' }
    const answers = [
      await visitor.call('POST', '/messages', { key: freshKey(), text: '' }),
      await visitor.say('hola'),
      await visitor.call('POST', '/offline', body),
      await app.call('GET', `/webchat/${on.key}/messages`),
    ]
    return answers.map(({ body }) => body.message)
  }
  const wanted: Record<FormOfAddress, string[]> = {
    vos: [
      'Escribí tu mensaje.',
      'Antes de empezar, aceptá el aviso de privacidad.',
      'Completá todos los campos obligatorios.',
      'La conversación se cerró. Recargá la página para empezar otra.',
    ],
    tu: [
      'Escribe tu mensaje.',
      'Antes de empezar, acepta el aviso de privacidad.',
      'Completa todos los campos obligatorios.',
      'La conversación se cerró. Recarga la página para empezar otra.',
    ],
    usted: [
      'Escriba su mensaje.',
      'Antes de empezar, acepte el aviso de privacidad.',
      'Complete todos los campos obligatorios.',
      'La conversación se cerró. Recargue la página para empezar otra.',
    ],
  }
  for (const form of forms) {
    await put({ form_of_address: form })
    expect(await said()).toEqual(wanted[form])
  }
})

test('an error that quotes what the visitor wrote addresses them in the form and quotes it as it is', async () => {
  await on.settings({ webchat: { parameters: { allowed_domains: [SITE] } } })
  const visitor = await on.visitor()
  const fieldTexts = async () => {
    const body = { key: freshKey(), name: 'a{b/c}<>', email: 'ana', message: 'Hola' }
    return (await visitor.call('POST', '/offline', body)).body.fields
  }
  await put({ form_of_address: 'usted' })
  expect(await fieldTexts()).toMatchObject({ name: ['No se permiten «<» ni «>». Quítelos.'] })
  await put({ form_of_address: 'vos' })
  expect(await fieldTexts()).toMatchObject({ name: ['No se permiten «<» ni «>». Quitalos.'] })
})

test('too many messages, broken requests and unknown chatbots are told in the words for customers', async () => {
  await put({ form_of_address: 'usted' })
  const visitor = await on.visitor()
  const answers = await Promise.all(Array.from({ length: 7 }, () => visitor.call('POST', '/ratings', { score: 5 })))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.message).toMatch(
    /^Recibí muchos mensajes juntos\. Espere (1 minuto|\d+ segundos?) y seguimos\.$/,
  )
  const broken = await app.app.inject({
    method: 'POST',
    url: `/api/webchat/${on.key}/sessions`,
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect([broken.statusCode, broken.json().message]).toEqual([400, 'No pudimos leer lo que envió. Pruebe de nuevo.'])
  const unknown = await app.call('GET', '/webchat/nadie-tiene-esta-clave')
  expect([unknown.status, unknown.body.code, unknown.body.message]).toEqual([
    404,
    'not_found',
    'No encontramos lo que buscás. Revisá la dirección.',
  ])
})
