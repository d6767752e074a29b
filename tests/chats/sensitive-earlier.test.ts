import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Messages that are older than the mark are hidden in the background, once their entity is marked.

const DNI = '28456780'

let t: Inbox
let boss: Member
let entityId: number
const { at, open, put, post } = callsOf(() => ({ t, boss }))

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const dni = { name: 'dni', label: 'DNI', type: 'system' as const, system_kind: 'dni' as const }
  const { id } = await t.db
    .insertInto('entity')
    .values({ bot_id: t.bot_, ...dni, prompt_question: '¿Me pasás tu documento?', entity_values: json([]) })
    .returning('id')
    .executeTakeFirstOrThrow()
  entityId = id
  await insertIntents(t, t.bot_, [
    ...shopIntents,
    {
      intent: 'Turnos',
      examples: ['quiero un turno', 'necesito un turno', 'dame un turno'],
      response: {
        messages: [{ kind: 'text', text: 'Anoté {{entidad.dni}}.' }],
        required_entities: [{ entity_id: entityId }],
      },
    },
  ])
  await publishModel(t, t.bot_)
})
afterAll(() => t.stop())

async function says(text: string, senderId: string): Promise<number> {
  t.clock.advance(1)
  const id = await t.writes(text, { senderId })
  await t.mails()
  return id
}

/** Marks the entity, or takes the mark away, and runs what that causes. */
async function mark(sensitive: boolean): Promise<void> {
  const { name, label, type, system_kind, prompt_question } = (
    await boss.call('GET', at(`/entities/{bot}/${entityId}`))
  ).body
  const body = { name, label, type, system_kind, prompt_question, sensitive }
  expect((await put(boss, `/entities/{bot}/${entityId}`, body)).status).toBe(200)
  await t.mails()
}

/** Returns everything that staff read of a chat and its contact. */
async function seenByStaff(id: number): Promise<string> {
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const answers = [
    await open(boss, id),
    (await post(boss, '/chats/filter/{bot}', { type: 'all' })).body,
    (await boss.call('GET', at(`/chats/understanding/{bot}/${id}`))).body,
    (await boss.call('GET', at(`/chats/transcript/text/{bot}/${id}`))).body,
    (await boss.call('GET', at(`/contacts/{bot}/${contact_id}`))).body,
  ]
  return answers.map((body) => (typeof body === 'string' ? body : JSON.stringify(body))).join('\n')
}

test('messages, what the bot repeated and understood, and what was collected are hidden after the mark', async () => {
  const told = await says(`¿hacen envíos? mi dni es ${DNI}`, 'dicho')
  const asked = await says('quiero un turno', 'pedido')
  await says('28 456 780', 'pedido')
  await says('quiero hablar con una persona', 'pedido')
  const other = await says('mi pedido es el 28456780', 'otro')
  const before = await seenByStaff(asked)
  expect(before).toContain(`Anoté ${DNI}.`)
  await mark(true)
  expect(await seenByStaff(told)).toContain('¿hacen envíos? mi dni es •••')
  const after = await seenByStaff(asked)
  expect(after).toContain('Anoté •••.')
  for (const seen of [await seenByStaff(told), after])
    expect(seen.replaceAll('mi pedido es el 28456780', '')).not.toMatch(/28.?456.?780/)
  expect((await open(boss, other)).data[0].text).toBe('mi pedido es el 28456780')
  const found = await post(boss, '/chats/filter/{bot}', { type: 'all', q: DNI })
  expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([other])
})

test('what later messages repeat is hidden, and words that contain a value stay whole', async () => {
  await mark(false)
  const place = await t.db
    .insertInto('entity')
    .values({
      ...{ bot_id: t.bot_, name: 'grupo', label: 'Grupo de la sangre', type: 'list', prompt_question: '¿Qué grupo?' },
      entity_values: json([{ value: 'cero', synonyms: [] }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.db
    .updateTable('response')
    .set({ required_entities: json([{ entity_id: entityId }, { entity_id: place.id }]) })
    .where('bot_id', '=', t.bot_)
    .where('required_entities', '<>', json([]))
    .execute()
  await publishModel(t, t.bot_)
  const chat = await says('quiero un turno', 'repetido')
  await says(DNI, 'repetido')
  await says('cero', 'repetido')
  await says('quiero hablar con una persona', 'repetido')
  expect(await seenByStaff(chat)).toContain(DNI)
  await mark(true)
  const seen = await seenByStaff(chat)
  expect(seen).not.toContain(DNI)
  expect(seen).toContain('quiero un turno')
  expect(seen).toContain('"DNI"')
  const { body } = await boss.call('GET', at(`/chats/understanding/{bot}/${chat}`))
  expect(
    body.messages.flatMap(({ slots }: { slots: { filled: object[] } | null }) => slots?.filled ?? []),
  ).toContainEqual({ label: 'DNI', value: '•••' })
})

test('who may see contacts still reads the whole message', async () => {
  await mark(false)
  const id = await says(`hola, mi dni es ${DNI} 😀 gracias`, 'entero')
  await mark(true)
  const [message] = (await open(boss, id)).data
  expect(message).toMatchObject({ text: 'hola, mi dni es ••• 😀 gracias', hidden: true })
  const { body } = await boss.call('GET', at(`/chats/written/{bot}/${id}/${message.id}`))
  expect(body).toEqual({ text: `hola, mi dni es ${DNI} 😀 gracias` })
})

test('all chats and long ones are hidden, in several batches', async () => {
  await mark(false)
  const bot_id = t.bot_
  const contact_id = (
    await t.db.insertInto('contact').values({ bot_id, name: 'Ana' }).returning('id').executeTakeFirstOrThrow()
  ).id
  const chats = await t.db
    .insertInto('chat')
    .values(
      Array.from({ length: 120 }, (_, n) => ({
        ...{ bot_id, contact_id, channel: 'webchat' as const, sender_id: `lote-${n}`, user_name: 'Ana' },
      })),
    )
    .returning('id')
    .execute()
  const long = Array.from({ length: 450 }, () => chats[60]?.id ?? 0)
  await t.db
    .insertInto('message')
    .values(
      [...chats.map(({ id }) => id), ...long].map((chat_id) => ({
        ...{ bot_id, chat_id, author: 'user' as const, kind: 'text' as const, body: `mi dni es ${DNI}` },
      })),
    )
    .execute()
  await mark(true)
  const rows = await t.db
    .selectFrom('message')
    .select(['body', 'written'])
    .where(
      'chat_id',
      'in',
      chats.map(({ id }) => id),
    )
    .execute()
  expect(rows.length).toBe(570)
  expect(new Set(rows.map(({ body }) => body))).toEqual(new Set(['mi dni es •••']))
  expect(new Set(rows.map(({ written }) => written))).toEqual(new Set([`mi dni es ${DNI}`]))
})
