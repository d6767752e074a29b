// Chats of the bot that a rule or a person gives to the team: what the customer hears, since when they wait, and why.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { Member } from '../chats/fixtures.ts'
import { attend } from '../support/attend.ts'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
let seller: Member
let sales: number
beforeEach(async () => {
  t = await startRules()
  seller = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
  await t.db.updateTable('area').set({ first_response_minutes: 15 }).where('id', '=', sales).execute()
})
afterEach(() => t.stop())

const ruleToSales = () =>
  t.rule({
    name: 'Materiales',
    conditions: [{ field: 'words', operator: 'contains', value: ['cemento'] }],
    actions: [
      { type: 'area', area_id: sales },
      { type: 'assign', to: 'person', user_id: seller.id },
    ],
  })

interface Said {
  type: string
  text: string
  buttons?: { title: string }[]
}

/** Sends a message of a customer, lets rules and bot see it, and returns what the bot said to it. */
async function says(text: string, senderId: string): Promise<{ id: number; said: Said[] }> {
  t.clock.advance(1)
  const id = await t.writes(text, { senderId })
  await t.work()
  const { data }: { data: Said[] } = (await t.boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body
  const own = data.findLastIndex(({ type }) => type === 'user')
  return { id, said: data.slice(own + 1).filter(({ type }) => type === 'bot') }
}

const assign = (id: number) =>
  t.boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: seller.id } })

const why = async (id: number) =>
  (await t.boss.call('GET', `/chats/understanding/${t.bot_}/${id}`)).body.handoff?.text ?? null

test('who is given to the team by a rule hears that once, instead of a question of the bot', async () => {
  await ruleToSales()
  await attend(t, t.bot_, seller)
  const first = await says('xyzzy cemento', 'ana')
  expect(await t.item(first.id)).toMatchObject({ type: 'request', assign_user: { id: seller.id } })
  expect(first.said).toHaveLength(1)
  expect(first.said[0]?.text).toMatch(/persona|equipo/)
  expect(first.said[0]?.buttons ?? []).toEqual([])
  const again = await says('xyzzy cemento otra vez', 'ana')
  expect(again.said.map(({ text }) => text)).not.toContain(first.said[0]?.text)
  // The bot answers others itself.
  const other = await says('xyzzy arena', 'luz')
  expect(await t.item(other.id)).toMatchObject({ type: 'bot', assign_user: null })
  expect(other.said.map(({ text }) => text)).not.toContain(first.said[0]?.text)
})

test('who is given to a person who is away hears that, though others look on; who is given to one who is there does not', async () => {
  await ruleToSales()
  await attend(t, t.bot_, t.boss)
  const away = /no hay nadie disponible/
  expect((await says('xyzzy cemento', 'ana')).said.map(({ text }) => text)).toEqual([expect.stringMatching(away)])
  await attend(t, t.bot_, seller)
  expect((await says('xyzzy cemento', 'luz')).said.map(({ text }) => text)).toEqual([expect.not.stringMatching(away)])
})

test('outside the hours of the team, they hear when it attends', async () => {
  await ruleToSales()
  const schedule = { timezone: 'America/Argentina/Cordoba', always_open: false, week: [], exceptions: [] }
  const closed = { offline_message: 'Abrimos el lunes.', schedule: json(schedule) }
  await t.db.updateTable('area').set(closed).where('id', '=', sales).execute()
  expect((await says('xyzzy cemento', 'ana')).said.map(({ text }) => text)).toContain('Abrimos el lunes.')
})

test('a button of the bot tells that the team attends, also to whom a person was given', async () => {
  await attend(t, t.bot_, seller)
  const { id, said } = await says('xyzzy', 'ana')
  const [button] = said.flatMap(({ buttons = [] }) => buttons)
  expect((await assign(id)).status).toBe(200)
  const tapped = await says(button?.title ?? '', 'ana')
  expect(tapped.said).toHaveLength(1)
  expect(tapped.said[0]?.text).toMatch(/persona|equipo/)
})

test('they wait since their message, with the deadline of the area; whom a person takes wait from their next one', async () => {
  await ruleToSales()
  const { id } = await says('xyzzy cemento', 'ana')
  const at = t.clock.now()
  expect(await t.item(id)).toMatchObject({
    waiting_since: at.toISOString(),
    due: { kind: 'first_response', at: new Date(at.getTime() + 15 * 60_000).toISOString() },
  })
  const other = await says('xyzzy', 'luz')
  await assign(other.id)
  expect(await t.item(other.id)).toMatchObject({ type: 'request', waiting_since: null })
})

test('the team reads which rule or who gave them a chat, until the bot has it again', async () => {
  await ruleToSales()
  const { id } = await says('xyzzy cemento', 'ana')
  expect(await why(id)).toBe('La regla «Materiales»')
  const other = await says('xyzzy', 'luz')
  expect(await why(other.id)).toBeNull()
  await assign(other.id)
  expect(await why(other.id)).toBe(`Se la pasó ${t.boss.name}`)
  t.clock.advance(60 * 60)
  await says('¿Hola?', 'luz')
  expect(await why(other.id)).toBe(`Se la pasó ${t.boss.name}`)
  t.clock.advance(1)
  await t.boss.call('POST', `/chats/requests/reactivate/${t.bot_}`, { body: { id: other.id } })
  expect(await why(other.id)).toBeNull()
  await t.boss.call('POST', `/chats/requests/assign/${t.bot_}`, {
    body: { id: other.id, user_id: t.boss.id, expected_user_id: seller.id },
  })
  expect(await why(other.id)).toBe(`La tomó ${t.boss.name}`)
})
