import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

type BotRule = components['schemas']['BotRule']

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const list = async (who = boss) => (await who.call('GET', `/misunderstood/${t.bot_}`)).body
const resolve = (body: object, who = boss) => who.call('POST', `/misunderstood/${t.bot_}`, { body })
const undo = (message_ids: number[], who = boss) =>
  who.call('POST', `/misunderstood/undo/${t.bot_}`, { body: { message_ids } })
const intent = async (name: string) =>
  (await boss.call('POST', `/ia/selector/add/${t.bot_}`, { body: { intent_name: name } })).body.id as number

/** Writes a customer message that the bot does not understand; returns the id of the message. */
async function vain(
  text: string,
  given: { area_id?: number; ranking?: object[]; rule?: BotRule } = {},
): Promise<number> {
  const chat = await t.writes(text)
  if (given.area_id) await t.db.updateTable('chat').set({ area_id: given.area_id }).where('id', '=', chat).execute()
  const { id, bot_id, at } = await t.db
    .selectFrom('message')
    .select(['id', 'bot_id', 'at'])
    .where('chat_id', '=', chat)
    .where('author', '=', 'user')
    .executeTakeFirstOrThrow()
  await t.db
    .insertInto('message_fact')
    .values({
      ...{ message_id: id, bot_id, chat_id: chat, at, rule: given.rule ?? 'fallback' },
      ranking: JSON.stringify(given.ranking ?? []) as never,
    })
    .execute()
  return Number(id)
}

test('similar messages are grouped, the largest group first, with the most likely intents', async () => {
  const hours = await intent('Horarios')
  const ranking = [{ intent_id: hours, name: 'Horarios', confidence: 0.3 }]
  const lonely = await vain('¿Hacen envíos a Ushuaia?')
  const parking = [
    await vain('tienen estacionamiento?', { ranking }),
    await vain('Hay estacionamiento', { ranking }),
    await vain('¿Tienen estacionamiento?'),
  ]
  const { total, groups } = await list()
  expect(total).toBe(4)
  expect(groups.map(({ count }: { count: number }) => count)).toEqual([3, 1])
  expect(new Set(groups[0].message_ids)).toEqual(new Set(parking))
  expect(groups[0].text).toMatch(/tienen estacionamiento/i)
  // Equal texts are shown once.
  expect(groups[0].messages).toHaveLength(2)
  expect(groups[0].intents).toEqual([
    { intent_id: hours, name: 'Horarios', confidence: expect.closeTo(0.2), chosen: 0 },
  ])
  expect(groups[1]).toMatchObject({ message_ids: [lonely], messages: [{ text: '¿Hacen envíos a Ushuaia?' }] })
  await resolve({ message_ids: [...parking, lonely], action: 'ignored' })
  expect((await list()).total).toBe(0)
})

test('groups about which the bot hesitates most come first, without a ranking last', async () => {
  const [one, two] = [await intent('Retiro'), await intent('Entrega')]
  const ranked = (a: number, b: number) => ({
    ranking: [
      { intent_id: one, name: 'Retiro', confidence: a },
      { intent_id: two, name: 'Entrega', confidence: b },
    ],
  })
  const ids = [
    await vain('paso a buscar el pedido', ranked(0.5, 0.1)),
    await vain('qwerty'),
    await vain('me lo guardan hasta el lunes', ranked(0.32, 0.3)),
  ]
  const { groups } = await list()
  expect(groups.map(({ text, margin }: { text: string; margin: number | null }) => [text, margin])).toEqual([
    ['me lo guardan hasta el lunes', expect.closeTo(0.02)],
    ['paso a buscar el pedido', expect.closeTo(0.4)],
    ['qwerty', null],
  ])
  await resolve({ message_ids: ids, action: 'ignored' })
})

test('suggestions for an intent: doubtful messages of customers that are not examples, in visible chats', async () => {
  const [gifts, other] = [await intent('Regalos'), await intent('Facturas')]
  const doubt = (a: number, b: number) => ({
    ranking: [
      { intent_id: other, name: 'Facturas', confidence: a },
      { intent_id: gifts, name: 'Regalos', confidence: b },
    ],
  })
  const area = await t.db
    .insertInto('area')
    .values({ bot_id: t.bot_, name: 'Regalería' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await boss.call('POST', `/examples/${t.bot_}`, { body: { text: 'envuelven para regalo', intent_id: gifts } })
  const ids = [
    await vain('lo mandan con moño', doubt(0.4, 0.35)),
    await vain('Envuelven para regalo?', doubt(0.4, 0.35)),
    await vain('necesito la factura A', doubt(0.95, 0.02)),
    await vain('ponen tarjeta con dedicatoria', { ...doubt(0.4, 0.28), area_id: area.id }),
    await vain('quiero quiero quiero quiero quiero', doubt(0.35, 0.35)),
    await vain('era eso gracias', { ...doubt(0.4, 0.35), rule: 'small_talk' }),
    await vain('Ninguna de estas', { ...doubt(0.4, 0.35), rule: 'button' }),
  ]
  const suggest = (intent_id: number, who: Pick<Member, 'call'> = boss, bot = t.bot_) =>
    who.call('GET', `/misunderstood/suggestions/${bot}?intent_id=${intent_id}`)
  const texts = async (who = boss) => (await suggest(gifts, who)).body.groups.map(({ text }: { text: string }) => text)
  expect(await texts()).toEqual(['lo mandan con moño', 'ponen tarjeta con dedicatoria'])
  // A person without the area does not see its chats, nor one without chats any message.
  expect(await texts(await t.staff(4, { advanced_configuration: true }))).toEqual(['lo mandan con moño'])
  expect((await suggest(gifts, await t.staff(4))).status).toBe(403)
  // The intent of another bot does not exist.
  const elsewhere = await t.bot()
  const stranger = await t.user()
  await t.member(elsewhere, stranger, 2)
  expect((await suggest(gifts, await t.as(stranger), elsewhere)).status).toBe(404)
  // Taught messages are no longer suggested.
  await resolve({ message_ids: ids.slice(0, 1), action: 'example', intent_id: gifts })
  expect(await texts()).toEqual(['ponen tarjeta con dedicatoria'])
  await resolve({ message_ids: ids, action: 'ignored' })
})

test('the coverage counts last week in the visible chats only', async () => {
  const area = await t.db
    .insertInto('area')
    .values({ bot_id: t.bot_, name: 'Secretos' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const read = async (who = boss) => (await who.call('GET', `/misunderstood/coverage/${t.bot_}`)).body
  const before = await read()
  const clerk = await t.staff(4, { advanced_configuration: true })
  const seen = await read(clerk)
  const hidden = await vain('asdf', { area_id: area.id })
  const old = await vain('hace mucho')
  await t.db
    .updateTable('message_fact')
    .set({ at: new Date(t.clock.now().getTime() - 8 * 86_400_000) })
    .where('message_id', '=', String(old) as never)
    .execute()
  const right = await vain('a qué hora abren')
  await t.db
    .updateTable('message_fact')
    .set({ rule: 'intent' })
    .where('message_id', '=', String(right) as never)
    .execute()
  expect(await read()).toEqual({
    ...before,
    messages: before.messages + 2,
    answered: before.answered + 1,
    asked: before.asked + 1,
  })
  expect(await read(clerk)).toEqual({ ...seen, messages: seen.messages + 1, answered: seen.answered + 1 })
  await resolve({ message_ids: [hidden, old, right], action: 'ignored' })
})

test('a message that led to a handoff counts as handed over, whichever rule read it', async () => {
  const read = async () => (await boss.call('GET', `/misunderstood/coverage/${t.bot_}`)).body
  const before = await read()
  const ids = [await vain('quiero hacer un reclamo'), await vain('a qué hora abren'), await vain('zzz')]
  const rules = ['complaint', 'complaint', 'fallback'] as const
  for (const [place, rule] of rules.entries())
    await t.db
      .updateTable('message_fact')
      .set({ rule })
      .where('message_id', '=', String(ids[place]) as never)
      .execute()
  for (const id of [ids[0], ids[2]]) {
    const { chat_id } = await t.db
      .selectFrom('message')
      .select('chat_id')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
    const row = { bot_id: t.bot_, chat_id, message_id: Number(id), at: t.clock.now(), reason: 'complaint' as const }
    await t.db
      .insertInto('chat_handoff')
      .values({ ...row, detail: json({}) })
      .execute()
  }
  expect(await read()).toEqual({
    ...before,
    messages: before.messages + 3,
    answered: before.answered + 1,
    handed: before.handed + 2,
  })
  await resolve({ message_ids: ids, action: 'ignored' })
})

test('messages become examples of an intent once, require a training, and can be undone', async () => {
  const payments = await intent('Pagos')
  const other = await intent('Otra')
  await resolve({ message_ids: [await vain('aceptan dólares')], action: 'example', intent_id: other })
  const ids = [
    await vain('¿Toman Naranja?'),
    await vain('toman naranja'),
    await vain('Aceptan dolares?'),
    await vain('??'),
  ]
  const answer = await resolve({ message_ids: ids, action: 'example', intent_id: payments })
  expect(answer).toMatchObject({ status: 200, body: { resolved: 4, added: 1 } })
  expect(answer.body.skipped.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
    'Solo tiene signos.',
    'Ya está entre los ejemplos de «Otra».',
  ])
  const examples = () =>
    t.db.selectFrom('example').selectAll().where('intent_id', '=', payments).where('deleted_at', 'is', null).execute()
  expect(await examples()).toMatchObject([{ text: '¿Toman Naranja?', source: 'chat', source_message_id: ids[0] }])
  const { state, pending_changes } = await t.db
    .selectFrom('bot')
    .select(['state', 'pending_changes'])
    .where('id', '=', t.bot_)
    .executeTakeFirstOrThrow()
  expect({ state, some: pending_changes > 0 }).toEqual({ state: 'pending', some: true })
  expect((await list()).total).toBe(0)

  expect(await undo(ids)).toMatchObject({ status: 200, body: { count: 4 } })
  expect(await examples()).toEqual([])
  expect((await list()).total).toBe(4)
  await resolve({ message_ids: ids, action: 'ignored' })
})

test('undoing ignored messages lists them again', async () => {
  const id = await vain('¿Hola?')
  await resolve({ message_ids: [id], action: 'ignored' })
  expect((await list()).total).toBe(0)
  expect(await undo([id])).toMatchObject({ status: 200, body: { count: 1 } })
  expect((await list()).total).toBe(1)
  await resolve({ message_ids: [id], action: 'ignored' })
})

test('a message that is not a valid example is resolved, and the reason is returned as skipped', async () => {
  const id = await vain('muy largo '.repeat(30))
  const intent_id = await intent('Cartas')
  const direct = await boss.call('POST', `/examples/${t.bot_}`, { body: { text: 'muy largo '.repeat(30), intent_id } })
  expect(direct.status).toBe(422)
  const { body } = await resolve({ message_ids: [id], action: 'example', intent_id })
  expect(body).toMatchObject({ resolved: 1, added: 0, skipped: [{ reason: direct.body.message }] })
})

test('a new intent is created together with its example, or not at all', async () => {
  const id = await vain('¿Puedo llevar a mi perro?')
  const taken = await resolve({ message_ids: [id], action: 'intent', intent_name: 'pagos' })
  expect(taken).toMatchObject({ status: 409, body: { fields: { intent_name: [expect.any(String)] } } })
  expect(await resolve({ message_ids: [id], action: 'intent' })).toMatchObject({
    status: 422,
    body: { fields: { intent_name: [expect.any(String)] } },
  })
  expect(await resolve({ message_ids: [id], action: 'example' })).toMatchObject({
    status: 422,
    body: { fields: { intent_id: [expect.any(String)] } },
  })
  expect((await list()).total).toBe(1)
  const made = await resolve({ message_ids: [id], action: 'intent', intent_name: 'Mascotas' })
  expect(made).toMatchObject({ status: 200, body: { resolved: 1, added: 1, skipped: [] } })
  const [bundle] = (await boss.call('GET', `/ia/${t.bot_}`)).body
  expect(bundle.intents.map(({ description }: { description: string }) => description)).toContain('Mascotas')
})

test('members can neither list nor resolve messages of chats they cannot see or of another bot', async () => {
  const area = (await t.db
    .insertInto('area')
    .values({ bot_id: t.bot_, name: 'Depósito' })
    .returning('id')
    .executeTakeFirstOrThrow()) as { id: number }
  const id = await vain('¿Cuándo llega el camión?', { area_id: area.id })
  const trainer = await t.staff(4, { advanced_configuration: true })
  expect((await list(trainer)).total).toBe(0)
  expect((await resolve({ message_ids: [id], action: 'ignored' }, trainer)).status).toBe(404)
  expect((await undo([id], trainer)).status).toBe(404)

  const stranger = await t.user()
  const elsewhere = await t.bot()
  await t.member(elsewhere, stranger, 2)
  const away = await t.as(stranger)
  const body = { message_ids: [id], action: 'ignored' }
  expect((await away.call('POST', `/misunderstood/${elsewhere}`, { body })).status).toBe(404)
  expect((await away.call('GET', `/misunderstood/${t.bot_}`)).status).toBe(404)

  const clerk = await t.staff(4)
  expect((await clerk.call('GET', `/misunderstood/${t.bot_}`)).status).toBe(403)
  expect((await list()).total).toBe(1)
  expect((await resolve({ message_ids: [id], action: 'ignored' })).status).toBe(200)
})

test('any message of a customer can become an example, understood or not', async () => {
  const chat = await t.writes('¿Hacen facturas A?')
  const { id } = await t.db.selectFrom('message').select('id').where('chat_id', '=', chat).executeTakeFirstOrThrow()
  const made = await resolve({ message_ids: [Number(id)], action: 'intent', intent_name: 'Facturación' })
  expect(made.body).toMatchObject({ resolved: 1, added: 1 })
})

test('an intent counts as unused by the times of its matched messages, not by the age of the chats', async () => {
  const [asked, silent] = [await intent('Turnos'), await intent('Sorteos')]
  const now = t.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * 86_400_000)
  await t.db
    .updateTable('intent')
    .set({ created_at: ago(200) })
    .where('id', 'in', [asked, silent])
    .execute()
  for (const [id, text] of [
    [asked, 'quiero un turno'],
    [silent, 'hay sorteos'],
  ] as const)
    await boss.call('POST', `/examples/${t.bot_}`, { body: { intent_id: id, text } })
  const facts = [
    { intent_id: asked, at: ago(2) },
    { intent_id: silent, at: ago(120) },
  ]
  // The chat that was started last holds the oldest question.
  for (const { intent_id, at } of facts) {
    const id = await vain('Una consulta')
    await t.db.updateTable('message_fact').set({ rule: 'intent', intent_id, at }).where('message_id', '=', id).execute()
  }
  const [{ intents }] = (await boss.call('GET', `/ia/${t.bot_}`)).body
  const adviceOf = (id: number) => intents.find((one: { id: number }) => one.id === id).advice
  expect(adviceOf(silent)).toContain('Nadie preguntó por esto en 90 días')
  expect(adviceOf(asked)).not.toContain('Nadie preguntó')
})
