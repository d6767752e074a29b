import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buttonKey } from '../../src/server/conversation/chats/core/button-key.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { storeAudio } from './audio.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// What staff read of messages outside of the inbox hides sensitive values, too.

const CODE = 'SOCX7731'

let t: Inbox
let boss: Member
let intentId: number
const { at, open } = callsOf(() => ({ t, boss }))

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const of = { bot_id: t.bot_, sensitive: true }
  const values = json(['OSDE', 'Galeno'].map((value) => ({ value, synonyms: [] })))
  const [, plan] = await t.db
    .insertInto('entity')
    .values([
      { ...of, name: 'socio', label: 'Socio', type: 'regex', pattern: 'SOCX[0-9]{4}', entity_values: json([]) },
      { ...of, name: 'obra', label: 'Obra social', type: 'list', prompt_question: '¿Cuál?', entity_values: values },
    ])
    .returning('id')
    .execute()
  const ids = await insertIntents(t, t.bot_, [
    ...shopIntents,
    {
      intent: 'Cobertura',
      examples: ['quiero usar mi cobertura', 'atienden por cobertura', 'mi cobertura médica'],
      response: { messages: [{ kind: 'text', text: 'Listo.' }], required_entities: [{ entity_id: plan?.id ?? 0 }] },
    },
  ])
  intentId = ids.get('Envíos')?.intent ?? 0
  await publishModel(t, t.bot_)
})
beforeEach(() => t.clock.advance(60))
afterAll(() => t.stop())

async function says(text: string, given: Parameters<Inbox['writes']>[1]): Promise<number> {
  t.clock.advance(1)
  const id = await t.writes(text, given)
  await t.mails()
  return id
}

const seen = async (method: string, address: string) => {
  const { status, body } = await boss.call(method, at(address))
  expect(status).toBe(200)
  return JSON.stringify(body)
}

test('lists of what the bot did not understand, of messages and chats for tests, and cases made of them', async () => {
  const chat = await says(`zumba quirkle ${CODE}`, { senderId: 'misterio' })
  const pages = [
    await seen('GET', '/misunderstood/{bot}'),
    await seen('GET', '/testbot/recent/{bot}'),
    await seen('GET', '/testbot/chats/{bot}'),
    await seen('GET', `/testbot/chat/{bot}/${chat}`),
    await seen('GET', `/misunderstood/suggestions/{bot}?intent_id=${intentId}`),
  ]
  expect(pages.slice(0, 4).map((page) => page.includes('zumba quirkle'))).toEqual([true, true, true, true])
  expect(pages.join('\n')).not.toContain(CODE)
})

test('a message becomes an example without the value', async () => {
  await says(`vortex plim ${CODE}`, { senderId: 'ejemplo' })
  const { groups } = (await boss.call('GET', at('/misunderstood/{bot}'))).body
  const { message_ids } = groups.find(({ text }: { text: string }) => text.includes('vortex'))
  const body = { message_ids, action: 'example', intent_id: intentId }
  const { added } = (await boss.call('POST', at('/misunderstood/{bot}'), { body })).body
  expect(added).toBe(1)
  const examples = await t.db.selectFrom('example').select('text').where('intent_id', '=', intentId).execute()
  expect(examples.map(({ text }) => text).filter((text) => text.includes('vortex'))).toEqual(['vortex plim •••'])
})

test('the summaries of a handoff, and of a later one in the same chat', async () => {
  const by = { senderId: 'derivada' }
  const id = await says(`quiero un envío para el documento ${CODE}`, by)
  await says('quiero hablar con una persona', by)
  const first = await seen('GET', `/chats/understanding/{bot}/${id}`)
  expect(first).toContain('para el documento')
  await t.db.updateTable('chat').set({ type: 'bot', state: 1 }).where('id', '=', id).execute()
  await says(`hacen envíos a nombre de ${CODE}`, by)
  await says('necesito hablar con una persona', by)
  const both = [first, await seen('GET', `/chats/understanding/{bot}/${id}`), JSON.stringify(await open(boss, id))]
  expect(both[1]).toContain('a nombre de')
  expect(both[2]).toContain('Pasó al equipo')
  expect(both.join('\n')).not.toContain(CODE)
  const handoffs = await t.db.selectFrom('chat_handoff').select('summary').where('chat_id', '=', id).execute()
  expect(handoffs.length).toBe(2)
  expect(JSON.stringify(handoffs)).not.toContain(CODE)
})

test('a pressed button that answers a sensitive question, but no other button', async () => {
  const by = { senderId: 'boton' }
  const id = await says('quiero usar mi cobertura', by)
  const asked = (await open(boss, id)).data.at(-1)
  expect(asked.buttons.map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining(['OSDE']))
  const place = asked.buttons.findIndex(({ title }: { title: string }) => title === 'OSDE')
  await says('OSDE', { ...by, pressed: buttonKey(asked.id, place) })
  const told = (await open(boss, id)).data.filter(({ type }: { type: string }) => type === 'user').at(-1)
  expect(told).toMatchObject({ text: '•••', hidden: true })
})

test('what an audio says, whether the bot or a person reads it first', async () => {
  const spoken = `¿hacen envíos? mi documento es ${CODE}`
  Object.assign(t.app.services, { transcriber: { transcribe: async () => spoken } })
  const read = await says('', { senderId: 'audio', mediaIds: [await storeAudio(t)] })
  const unread = await t.writes('', { senderId: 'audio 2', mediaIds: [await storeAudio(t)] })
  await t.db.updateTable('chat').set({ live: true, type: 'live' }).where('id', '=', unread).execute()
  for (const id of [read, unread]) {
    const [message] = (await open(boss, id)).data
    const { body } = await boss.call('GET', at(`/chats/requests/audio/translate/{bot}/${message.id}`))
    expect(body).toEqual({ text: '¿hacen envíos? mi documento es •••' })
  }
  await says('quiero hablar con una persona', { senderId: 'audio' })
  const summary = await seen('GET', `/chats/understanding/{bot}/${read}`)
  expect(summary).toContain('hacen envíos')
  expect(summary).not.toContain(CODE)
})
