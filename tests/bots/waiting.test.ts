// What happens to customers who wait for a person: what they are told and asked, in which order staff see them, and what
// staff read about them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deliver } from '../../src/server/conversation/answering/deliver.ts'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { tx } from '../../src/server/foundation/store/db.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { Reply } from '../../src/server/knowledge/dialogue/types.ts'
import { keepName } from '../../src/server/knowledge/dialogue/waiting/questions.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let bossId: Awaited<ReturnType<TestApp['user']>>
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  await app.db.updateTable('bot').set({ form_of_address: 'vos' }).where('id', '=', on.botId).execute()
  visitor = await on.visitor()
  bossId = await app.user()
  await app.member(on.botId, bossId, 2)
  boss = await app.as(bossId)
})
afterAll(() => app.stop())

const ABSENT = 'Ahora no hay nadie del equipo conectado. Guardé tu mensaje y te responden al volver.'
const REACH = 'Por si te vas: ¿a qué teléfono o correo te respondemos?'
const NOTED = 'Lo sumé a tu mensaje para el equipo.'
const put = (body: object) => boss.call('PUT', `/bots/handoff/${on.botId}`, { body })
const texts = async (): Promise<string[]> =>
  (await visitor.call('GET', '/messages')).body.data
    .filter(({ from }: { from: string }) => from !== 'visitor')
    .map(({ text }: { text: string }) => text)

async function say(text: string, who = visitor): Promise<void> {
  app.clock.advance(1)
  await who.say(text)
  await on.answer()
}

/** Runs the job that the server runs every minute, as if the given number of minutes had passed. */
async function after(minutes: number): Promise<void> {
  app.clock.advance(minutes * 60)
  await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
  await app.db
    .insertInto('job')
    .values({ queue: BOT_RETURN, payload: json({}) })
    .execute()
  await on.answer()
}

async function come() {
  const ear = await connect(await listen(app.app), boss.token)
  await ear.join(on.botId)
  await here(1)
  return ear
}

const here = (people: number) =>
  vi.waitFor(async () => {
    const rows = await app.db.selectFrom('console_presence').selectAll().where('bot_id', '=', on.botId).execute()
    expect(rows).toHaveLength(people)
  })

const explanation = async () => {
  const { id } = await on.chat()
  return (await boss.call('GET', `/chats/understanding/${on.botId}/${id}`)).body
}

test('a customer who comes while nobody is there is asked for what is missing, one thing at a time', async () => {
  await say('quiero hablar con un asesor')
  expect(await texts()).toEqual([ABSENT, '¿Sobre qué es tu consulta? Así te responden mejor.'])
  expect(await on.chat()).toMatchObject({ type: 'request' })
  await say('no me llegó el pedido')
  expect((await texts()).at(-1)).toBe(REACH)
  await say('351 555 0142')
  expect((await texts()).at(-1)).toBe('¿Con qué nombre te llaman?')
  await say('Soy Ana Pérez')
  expect((await texts()).at(-1)).toBe('¡Gracias! Ya lo sumé a tu mensaje.')
  await say('es para un regalo')
  await say('¿cuánto tardan?')
  expect((await texts()).slice(5)).toEqual([NOTED, ABSENT])
  const told = (await explanation()).collected.map(({ label, value }: { label: string; value: string }) => [
    label,
    value,
  ])
  expect(Object.fromEntries(told)).toEqual({
    Consulta: 'no me llegó el pedido',
    Teléfono: '3515550142',
    Nombre: 'Ana Pérez',
  })
  const contact = await app.db
    .selectFrom('contact')
    .selectAll()
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  // An unverified number must not attract the WhatsApp messages of its owner.
  expect(contact).toMatchObject({ name: 'Ana Pérez', phone: '' })
})

test('who corrects their name is called as they say', async () => {
  await say('quiero hablar con un asesor por mi factura')
  await say('ana@correo.com')
  await say('Lara Gómez')
  const named = async () =>
    (await app.db.selectFrom('contact').selectAll().where('bot_id', '=', on.botId).executeTakeFirstOrThrow()).name
  expect(await named()).toBe('Lara Gómez')
  await say('perdón, mi nombre es Laura, no Lara')
  expect((await texts()).at(-1)).toBe('Listo, ya lo corregí. Nombre: Laura Gómez.')
  expect(await named()).toBe('Laura Gómez')
  expect((await explanation()).collected).toContainEqual(
    expect.objectContaining({ label: 'Nombre', value: 'Laura Gómez' }),
  )
})

test('what is known is not asked again, and the settings decide whether anything is asked', async () => {
  await say('quiero hablar con un asesor por mi factura')
  await say('ana@correo.com')
  await say('ahora no')
  expect((await texts()).slice(-2)).toEqual([
    '¿Con qué nombre te llaman?',
    'Sin problema. El equipo ya tiene tu mensaje.',
  ])
  const { id } = await on.chat()
  await boss.call('POST', `/chats/requests/reactivate/${on.botId}`, { body: { id } })
  await say('otra vez quiero hablar con un asesor por mi factura')
  expect((await texts()).slice(-2)).toEqual([ABSENT, '¿Con qué nombre te llaman?'])
  await boss.call('POST', `/chats/requests/reactivate/${on.botId}`, { body: { id } })
  await put({ form_handoff_mode: 'never' })
  await say('quiero hablar con un asesor')
  expect((await texts()).at(-1)).toBe(ABSENT)
  expect((await put({ form_handoff_mode: 'a_veces' })).status).toBe(422)
})

test('who is told that somebody is there is told once when everybody leaves, and asked then', async () => {
  const ear = await come()
  await say('quiero hablar con un asesor por mi factura')
  expect(await texts()).toEqual(['Listo, te paso con alguien del equipo.'])
  await after(1)
  ear.close()
  await here(0)
  await after(1)
  expect(await texts()).toHaveLength(1)
  await after(2)
  expect((await texts()).slice(1)).toEqual([ABSENT, REACH])
  await after(5)
  expect(await texts()).toHaveLength(3)
  await say('ana@correo.com')
  expect((await texts()).at(-1)).toBe('¿Con qué nombre te llaman?')
})

test('customers of a business are told however many of another one wait, and whichever check fails', async () => {
  const ear = await come()
  await say('quiero hablar con un asesor por mi factura')
  ear.close()
  await here(0)
  await crowd(201)
  const failing = await on.visitor()
  await say('quiero hablar con un asesor por mi factura', failing)
  const { id } = await on.chat()
  const broken = { timezone: 'UTC', always_open: false, week: null, exceptions: [] }
  const { rows } = await sql<{ id: number }>`
    insert into area (bot_id, name, schedule) values (${on.botId}, 'Rota', ${JSON.stringify(broken)}::jsonb) returning id
  `.execute(app.db)
  const area_id = rows[0]?.id ?? null
  // The first chat of the bot cannot be checked, the later one can.
  await app.db.updateTable('chat').set({ area_id }).where('id', '=', id).execute()
  await app.db
    .updateTable('chat_handoff')
    .set({ notice: 'present' })
    .where('bot_id', '=', on.botId)
    .where('chat_id', '>', id)
    .execute()
  await after(1)
  await after(3)
  const notices = await app.db
    .selectFrom('chat_handoff')
    .select('notice')
    .where('bot_id', '=', on.botId)
    .orderBy('id')
    .execute()
  expect(notices).toEqual([{ notice: 'present' }, { notice: 'absent' }])
})

/** Adds a bot of another business with waiting customers who know that nobody is there. */
async function crowd(people: number): Promise<void> {
  const bot = await app.bot()
  const at = new Date(app.clock.now().getTime() - 3_600_000)
  await sql`
    with person as (
      insert into contact (bot_id, name, first_seen_at, last_seen_at, created_at, updated_at)
      select ${bot}, 'Cliente', ${at}, ${at}, ${at}, ${at} from generate_series(1, ${people}) returning id
    ), waiting as (
      insert into chat (bot_id, contact_id, channel, sender_id, user_name, created_at, last_message_at, requested_at, type)
      select ${bot}, id, 'webchat', 'cliente-' || id, 'Cliente', ${at}, ${at}, ${at}, 'request' from person returning id
    )
    insert into chat_handoff (bot_id, chat_id, at, reason, notice) select ${bot}, id, ${at}, 'words', 'absent' from waiting
  `.execute(app.db)
}

test('a page that is reloaded is not an absence', async () => {
  const ear = await come()
  await say('quiero hablar con un asesor')
  ear.close()
  await here(0)
  await after(1)
  const back = await come()
  await after(2)
  expect(await texts()).toHaveLength(1)
  back.close()
  await here(0)
})

test('who waits when the business closes is told once when it opens next', async () => {
  const clock = app.clock.now()
  const local = new Date(clock.getTime() + 60 * 60_000).toISOString()
  const hours = {
    ...{ timezone: 'UTC', always_open: false, exceptions: [] },
    week: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      ranges: [{ from: local.slice(11, 16), to: local.slice(11, 16) }],
    })),
  }
  // Open around the clock until an exception closes the rest of the day.
  const save = (schedule: object) => boss.call('PUT', `/bots/handoff/schedule/${on.botId}`, { body: { schedule } })
  expect((await save({ ...hours, always_open: true, week: [] })).status).toBe(200)
  await say('quiero hablar con un asesor por mi factura')
  await say('después')
  const before = (await texts()).length
  await save({ ...hours, week: hours.week.map(({ day }) => ({ day, ranges: [{ from: '09:00', to: '09:01' }] })) })
  await after(2)
  const said = await texts()
  expect(said).toHaveLength(before + 1)
  expect(said.at(-1)).toMatch(/^A esta hora el equipo no atiende\. .* al abrir (?:hoy|mañana) a las 9\.$/)
  await after(2)
  expect(await texts()).toHaveLength(before + 1)
})

test.each([
  ['is said once it was measured', 0, ' (en general, en unos 15 minutos).'],
  ['at another hour says nothing of now', 6 * 3_600_000, '.'],
])('the usual wait %s', async (_, earlier, ending) => {
  const { id } = await (async () => {
    await say('hola')
    return on.chat()
  })()
  const now = app.clock.now().getTime()
  for (let n = 1; n <= 5; n++) {
    const at = new Date(now - n * 24 * 3_600_000 - earlier)
    const row = { bot_id: on.botId, chat_id: id, at, reason: 'words' as const, detail: json({}) }
    await app.db.insertInto('chat_handoff').values(row).execute()
    if (n === 1) continue
    const answered = new Date(at.getTime() + 12 * 60_000)
    await sql`insert into message (bot_id, chat_id, author, kind, body, at, user_id)
      values (${on.botId}, ${id}, 'agent', 'text', 'Ya veo', ${answered}, ${bossId.id})`.execute(app.db)
  }
  await say('quiero hablar con un asesor por mi factura')
  expect(await texts()).toContain(
    `Ahora no hay nadie del equipo conectado. Guardé tu mensaje y te responden al volver${ending}`,
  )
})

test('staff get a summary of what was asked and tried; the customer does not', async () => {
  await on.quick({ keywords: ['horario'], answer: 'De 9 a 18.' })
  const ear = await come()
  await say('hola')
  await say('¿qué horario tienen?')
  await say('la que vi en la vidriera')
  await say('quiero hablar con un asesor')
  const { handoff } = await explanation()
  expect(handoff).toMatchObject({
    text: 'Pidió una persona: «asesor»',
    notice: 'present',
    summary: {
      asked: ['¿qué horario tienen?', 'la que vi en la vidriera'],
      answered: ['horario'],
      offered: [],
      misses: 1,
    },
  })
  const { id } = await on.chat()
  const thread = (await boss.call('GET', `/chats/view/${on.botId}/${id}`)).body
  const summary = thread.data.find(({ type }: { type: string }) => type === 'system')
  expect(summary.text).toBe(
    [
      'Pasó al equipo: Pidió una persona: «asesor».',
      'Pidió: «¿qué horario tienen?» · «la que vi en la vidriera»',
      'El chatbot contestó: horario',
      'No entendió 1 mensaje',
    ].join('\n'),
  )
  expect(thread.chat).toMatchObject({ last_message_from: 'bot', urgency: null })
  expect(JSON.stringify((await visitor.call('GET', '/messages')).body)).not.toContain('Pasó al equipo')
  ear.close()
  await here(0)
})

test('urgent requests come first, those that wait longest before the others, then the newest', async () => {
  const people = [visitor, await on.visitor(), await on.visitor(), await on.visitor()] as const
  const words = [
    'quiero hablar con un asesor',
    'me cobraron dos veces, quiero hablar con un asesor',
    'quiero hablar con un asesor',
    'quiero hablar con una persona',
  ]
  for (const [place, who] of people.entries()) await say(words[place] ?? '', who)
  await say('me lastimé con el producto', people[2])
  const list = async () => {
    const { data, total_chats } = (await boss.call('POST', `/chats/filter/${on.botId}`, { body: {} })).body
    return {
      total: total_chats,
      chats: data.map((one: { id: number; urgency: string | null }) => [one.id, one.urgency]),
    }
  }
  const [first, second, third, fourth] = (
    await app.db.selectFrom('chat').select('id').where('bot_id', '=', on.botId).orderBy('id').execute()
  ).map(({ id }) => id)
  expect(await list()).toEqual({
    total: 4,
    chats: [
      [second, 'charge'],
      [third, 'accident'],
      [fourth, null],
      [first, null],
    ],
  })
  const mark = (id: number | undefined, priority: 'urgent' | 'normal') =>
    boss.call('PUT', `/chats/priority/${on.botId}`, { body: { id, priority } })
  expect((await mark(second, 'normal')).body).toMatchObject({ urgency: null })
  expect((await mark(first, 'urgent')).body).toMatchObject({ urgency: 'staff' })
  expect((await mark(third, 'urgent')).body).toMatchObject({ urgency: 'accident' })
  expect((await list()).chats.map(([id]: [number]) => id)).toEqual([first, third, fourth, second])
  const audited = await app.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('bot_id', '=', on.botId)
    .where('resource_type', '=', 'chat')
    .orderBy('id')
    .execute()
  expect(audited).toEqual([
    { before: { priority: 'urgent' }, after: { priority: 'normal' } },
    { before: { priority: 'normal' }, after: { priority: 'urgent' } },
  ])
})

test('only the answer to the bot’s question names a contact, not an entity called nombre', async () => {
  await say('hola')
  const { id: chatId } = await on.chat()
  const name = async () => {
    await on.answer()
    const row = await app.db
      .selectFrom('contact')
      .select('name')
      .where('bot_id', '=', on.botId)
      .executeTakeFirstOrThrow()
    return row.name
  }
  const placeholder = await name()
  const collect = (reply: Reply) =>
    app.store.run(() =>
      inCall({ services: app.app.services }, () =>
        tx(() => deliver({ botId: on.botId, chatId, channel: 'webchat', replies: [reply] }, app.clock.now())),
      ),
    )
  const entity = { name: 'nombre', label: 'Nombre de la mascota' }
  await collect({ kind: 'collect', values: [{ ...entity, value: 'Firulais' }] })
  await collect({ kind: 'collect', values: [{ ...entity, value: '•••' }] })
  expect(await name()).toBe(placeholder)
  await collect(keepName('Ana Pérez'))
  expect(await name()).toBe('Ana Pérez')
  await collect(keepName('Otra'))
  expect(await name()).toBe('Ana Pérez')
})
