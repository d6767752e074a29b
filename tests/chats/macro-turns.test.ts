// On one connection, as the embedded database has, changes do not meet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attend } from '../support/attend.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

test.each(['round_robin', 'least_busy'])(
  'a macro that moves and assigns (%s) works on many chats at once',
  async (to) => {
    const people = [await t.staff(4), await t.staff(4), await t.staff(4)]
    const sales = await t.area(t.bot_, `Ventas ${to}`, ...people)
    await attend(t, t.bot_, ...people)
    const actions = [
      { type: 'area', area_id: sales },
      { type: 'assign', to },
    ]
    const body = { name: `Reparte ${to}`, actions }
    const { id } = (await boss.call('POST', `/chats/macros/${t.bot_}`, { body })).body
    const chats = []
    for (let n = 0; n < 12; n++) chats.push(await t.request())
    const answers = await Promise.all(
      chats.map((chat) => boss.call('POST', `/chats/macros/run/${t.bot_}/${id}/${chat}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(chats.map(() => 200))
    const counts = new Map<number, number>()
    for (const { body: item } of answers) counts.set(item.assign_user.id, (counts.get(item.assign_user.id) ?? 0) + 1)
    expect(counts).toEqual(new Map(people.map((one) => [one.id, 4])))
  },
)
