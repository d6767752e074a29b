// Who waits for an answer of a person, when a rule looks and when it is tried, and how often a rule answers.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRulesWatch } from '../../src/server/conversation/rules/unanswered.ts'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
beforeEach(async () => {
  t = await startRules()
})
afterEach(() => t.stop())

const MINUTE = 60
const resolve = [{ type: 'resolve' }]
const tried = async (minutes: number) => {
  const body = { event: 'unanswered', minutes, conditions: [], actions: resolve }
  const { samples } = (await t.boss.call('POST', `/rules/preview/${t.bot_}`, { body })).body
  return samples.map(({ chat_id, at }: { chat_id: number; at: string }) => [chat_id, at])
}
const answers = async (id: number) => {
  const { sender_id } = await t.item(id)
  const body = { id, target_id: sender_id, message: 'Te atiendo yo.' }
  return t.boss.call('POST', `/chats/requests/send/${t.bot_}`, { body })
}
const later = (minutes: number) => t.clock.advance(minutes * MINUTE)
const now = () => t.clock.now().toISOString()

test('a trial finds who was passed to a person by the bot and waits; the bot’s words are no answer', async () => {
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  const id = await t.writes('Hola', { senderId: 'espera' })
  const spoken = { bot_id: t.bot_, chat_id: id, author: 'bot' as const, body: 'Te paso con una persona.', at: now() }
  await t.db.insertInto('message').values(spoken).execute()
  const asked = t.clock.now().getTime()
  later(20)
  const due = new Date(asked + 5 * MINUTE * 1000).toISOString()
  expect(await tried(5)).toEqual([[id, due]])
  expect(await tried(30)).toEqual([])
})

test('a trial counts a wait that ended too late, and none that a person ended in time, that the bot attends or that is snoozed', async () => {
  const late = await t.request()
  const [soon, snoozed] = [await t.request(), await t.request()]
  await t.writes('Con el chatbot')
  const due = new Date(t.clock.now().getTime() + 5 * MINUTE * 1000).toISOString()
  later(2)
  expect((await answers(soon)).status).toBeLessThan(300)
  later(8)
  expect((await answers(late)).status).toBeLessThan(300)
  const until = new Date(t.clock.now().getTime() + 86_400_000).toISOString()
  await t.db.updateTable('chat').set({ snoozed_until: until }).where('id', '=', snoozed).execute()
  expect(await tried(5)).toEqual([[late, due]])
})

test('a trial counts waits of chats that were given back since, or are snoozed since, but none that ended in time', async () => {
  const [back, snoozed, soon, done] = [await t.request(), await t.request(), await t.request(), await t.request()]
  const due = new Date(t.clock.now().getTime() + 5 * MINUTE * 1000).toISOString()
  const does = async (path: string, body: object) =>
    expect((await t.boss.call('POST', `/chats/${path}/${t.bot_}`, { body })).status).toBe(200)
  later(2)
  await does('requests/reactivate', { id: soon })
  await does('requests/state', { id: done, state: 2 })
  later(8)
  await does('requests/reactivate', { id: back })
  await does('snooze', { id: snoozed, until: new Date(t.clock.now().getTime() + 86_400_000).toISOString() })
  later(1)
  expect((await tried(5)).sort()).toEqual([
    [back, due],
    [snoozed, due],
  ])
})

test('a customer whom staff gave to somebody waits from their next message on, for a rule and for its trial', async () => {
  const label = await t.label('Espera')
  await t.rule({ event: 'unanswered', minutes: 5, actions: [{ type: 'label_add', label_id: label }] })
  const id = await t.writes('Hola', { senderId: 'dada' })
  later(10)
  await t.boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: t.boss.id } })
  const look = async () => {
    await t.db.deleteFrom('job').where('queue', '=', 'rules-watch').execute()
    await t.inside(startRulesWatch)
    await t.work()
    return (await t.item(id)).labels
  }
  later(10)
  expect([await look(), await tried(5)]).toEqual([[], []])
  await t.writes('¿Me ayudan?', { senderId: 'dada' })
  const due = new Date(t.clock.now().getTime() + 5 * MINUTE * 1000).toISOString()
  later(6)
  expect([await look(), await tried(5)]).toEqual([[label], [[id, due]]])
})

test('a rule answers again when its answers of the last hour are fewer than five, whatever the customer wrote', async () => {
  await t.rule({ name: 'Saludo', actions: [{ type: 'reply', text: 'Ya te atienden.' }] })
  const id = await t.writes('Hola', { senderId: 'contestador' })
  await t.work()
  for (let n = 0; n < 6; n++) {
    later(11)
    await t.writes('Ahora no estoy.', { senderId: 'contestador' })
    await t.work()
  }
  const sent = (await t.runs()).map(({ result }) => result)
  // The sixth comes within an hour of the first; the seventh does not.
  expect(sent).toEqual(['done', 'done', 'done', 'done', 'done', 'failed', 'done'])
  expect((await t.item(id)).id).toBe(id)
})

test('looks that fail do not end the look for who waits', async () => {
  const label = await t.label('Espera')
  await t.rule({ event: 'unanswered', minutes: 5, actions: [{ type: 'label_add', label_id: label }] })
  const id = await t.request({ requested_at: t.clock.now() })
  later(6)
  const due = () =>
    t.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('queue', '=', 'rules-watch')
      .execute()
  await t.inside(startRulesWatch)
  await sql`alter table chat_rule_event rename to elsewhere`.execute(t.db)
  for (let n = 0; n < 6; n++) {
    await due()
    await t.work()
  }
  await sql`alter table elsewhere rename to chat_rule_event`.execute(t.db)
  await due()
  await t.work()
  expect((await t.item(id)).labels).toEqual([label])
})
