// What the bot answers a customer who was handed over, until a person attends.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, SITE, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let bossId: number
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  await app.db.updateTable('bot').set({ form_of_address: 'vos' }).where('id', '=', on.botId).execute()
  visitor = await on.visitor()
  const person = await app.user()
  await app.member(on.botId, person, 2)
  bossId = person.id
  boss = await app.as(person)
  await on.quick({ keywords: ['horario'], answer: 'De 9 a 18.' })
})
afterAll(() => app.stop())

const ABSENT = 'Ahora no hay nadie del equipo conectado. Guardé tu mensaje y te responden al volver.'
const NOTED = 'Lo sumé a tu mensaje para el equipo.'
const put = (body: object) => boss.call('PUT', `/bots/handoff/${on.botId}`, { body })
const texts = async (): Promise<string[]> =>
  (await visitor.call('GET', '/messages')).body.data
    .filter(({ from }: { from: string }) => from !== 'visitor')
    .map(({ text }: { text: string }) => text)

async function say(text: string): Promise<void> {
  app.clock.advance(1)
  await visitor.say(text)
  await on.answer()
}

test('while nobody attends, the bot answers what it surely understands, and explains it to staff', async () => {
  await put({ form_handoff_mode: 'never' })
  await say('quiero hablar con un asesor por mi factura')
  await say('¿qué horario tienen?')
  await say('la que vi en la vidriera')
  await say('mi correo es ana@correo.com')
  await say('me cobraron dos veces')
  expect(await texts()).toEqual([
    ...[ABSENT, 'De 9 a 18.', NOTED],
    ...['¡Gracias! Ya lo sumé a tu mensaje.', 'Lo marqué como urgente, para que el equipo lo vea primero.'],
  ])
  const { id } = await on.chat()
  const { handoff, messages, collected } = (await boss.call('GET', `/chats/understanding/${on.botId}/${id}`)).body
  expect(handoff).toMatchObject({ reason: 'words', notice: 'absent' })
  expect(messages.map(({ rule }: { rule: string }) => rule)).toEqual(['quick', 'words'])
  expect(collected).toMatchObject([{ label: 'Correo', value: 'ana@correo.com' }])
  expect(await on.chat()).toMatchObject({ type: 'request', urgency: 'charge', answered: false })
})

test('who asks whether they will be called hears what is known: nobody is there, and how they can be reached', async () => {
  await put({ form_handoff_mode: 'never' })
  await say('quiero hablar con un asesor por mi factura')
  await say('¿me van a llamar?')
  expect((await texts()).slice(-2)).toEqual([
    ABSENT,
    'El equipo te responde por acá. Si preferís que te llamen, dejame un teléfono.',
  ])
  await say('mi celular es 351 555 0142')
  app.clock.advance(11 * 60)
  await say('¿y me llaman ustedes?')
  expect((await texts()).slice(-2)).toEqual([
    ABSENT,
    'El equipo tiene tu teléfono: puede llamarte o escribirte por acá.',
  ])
})

test('once a person attends, and where the settings leave everything to the team, the bot is silent', async () => {
  await put({ form_handoff_mode: 'never', answer_while_waiting: false })
  await say('quiero hablar con un asesor por mi factura')
  await say('¿qué horario tienen?')
  expect(await texts()).toEqual([ABSENT, NOTED])
  await put({ answer_while_waiting: true })
  await say('¿qué horario tienen?')
  expect((await texts()).at(-1)).toBe('De 9 a 18.')
  const { id } = await on.chat()
  const { sender_id: target_id } = await app.db
    .selectFrom('chat')
    .select('sender_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { id, target_id, message: 'Hola, soy Ana' }
  expect((await boss.call('POST', `/chats/requests/send/${on.botId}`, { body })).status).toBe(201)
  await say('¿qué horario tienen?')
  expect((await texts()).at(-1)).toBe('Hola, soy Ana')
})

test('somebody who was assigned and has the console open will write, so the bot is silent', async () => {
  await put({ form_handoff_mode: 'never' })
  await say('quiero hablar con un asesor por mi factura')
  const { id } = await on.chat()
  await app.db.updateTable('chat').set({ assign_user_id: bossId }).where('id', '=', id).execute()
  await say('¿qué horario tienen?')
  expect((await texts()).at(-1)).toBe('De 9 a 18.')
  const ear = await connect(await listen(app.app), boss.token)
  await ear.join(on.botId)
  await vi.waitFor(async () => {
    const present = await app.db.selectFrom('console_presence').selectAll().where('bot_id', '=', on.botId).execute()
    expect(present).toHaveLength(1)
  })
  const before = (await texts()).length
  await say('la que vi en la vidriera')
  await say('¿qué horario tienen los sábados?')
  expect(await texts()).toHaveLength(before)
  ear.close()
})

test('while somebody is there but has not taken the conversation, no customer is left without a word for long', async () => {
  await put({ form_handoff_mode: 'never' })
  const ear = await connect(await listen(app.app), boss.token)
  await ear.join(on.botId)
  await vi.waitFor(async () => {
    const present = await app.db.selectFrom('console_presence').selectAll().where('bot_id', '=', on.botId).execute()
    expect(present).toHaveLength(1)
  })
  for (const text of [
    'quiero hablar con un asesor por mi factura',
    'se hace delivery de productos?',
    'quiero agendar para el lunes a las 10',
    'cambie de idea, mejor otro dia',
    'pucha ya',
    'gracias',
    'chao gracias',
  ])
    await say(text)
  const said = await texts()
  expect(said.slice(1)).toEqual([
    NOTED,
    'Hay alguien del equipo conectado: te responde por acá en cuanto pueda.',
    '¡De nada! El equipo te responde por acá.',
    '¡Gracias por escribirnos! Hasta pronto.',
  ])
  const { id } = await on.chat()
  await app.db.updateTable('chat').set({ live: true }).where('id', '=', id).execute()
  await say('hola??')
  expect(await texts()).toHaveLength(said.length)
  ear.close()
})

const closed = (schedule: object) =>
  on.settings({
    webchat: { parameters: { allowed_domains: [SITE] } },
    handoff: { schedule, form_handoff_mode: 'never' },
  })

test('who is handed over while the business is closed hears when it opens, and is never left without a word for long', async () => {
  const week = [{ day: 2, ranges: [{ from: '09:00', to: '18:00' }] }]
  const schedule = { always_open: false, week, exceptions: [], timezone: 'America/Argentina/Buenos_Aires' }
  await closed(schedule)
  for (const text of [
    'quiero hablar con un asesor por mi factura',
    'la que vi en la vidriera',
    'la de la esquina',
    'hola??',
    'hola??',
    'chau',
  ])
    await say(text)
  const CLOSED = 'A esta hora el equipo no atiende. Guardé tu mensaje y te respondemos al abrir mañana a las 9.'
  expect(await texts()).toEqual([CLOSED, NOTED, CLOSED, '¡Gracias por escribirnos! Hasta pronto.'])
  const { id } = await on.chat()
  await app.db.updateTable('chat').set({ live: true }).where('id', '=', id).execute()
  await say('hola??')
  expect(await texts()).toHaveLength(4)
})

test("the owner's own words for closed hours are followed by the next opening, unless they say when", async () => {
  const week = [{ day: 2, ranges: [{ from: '09:00', to: '18:00' }] }]
  const schedule = { always_open: false, week, exceptions: [], timezone: 'America/Argentina/Buenos_Aires' }
  await closed(schedule)
  const area = await app.area(on.botId, 'Taller')
  const offline = (offline_message: string) =>
    app.db.updateTable('area').set({ offline_message, enable_handoff: true }).where('id', '=', area).execute()
  await offline('El taller contesta apenas abre.')
  await say('quiero hablar con un asesor por mi factura')
  expect((await texts()).slice(-2)).toEqual(['El taller contesta apenas abre.', 'Volvemos a atender mañana a las 9.'])
  await offline('El taller contesta los miércoles.')
  visitor = await on.visitor()
  await say('quiero hablar con un asesor por mi factura')
  expect(await texts()).toEqual(['El taller contesta los miércoles.'])
})
