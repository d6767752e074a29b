import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let sales: number
let claims: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  sales = await t.area(t.bot_, 'Ventas', boss)
  claims = await t.area(t.bot_, 'Reclamos', boss)
})
afterAll(() => t.stop())

const { post, itemOf } = callsOf(() => ({ t, boss }))

/** The ways to pass a chat to an area. */
const ways = {
  'by hand': (id: number, area: number) => post(boss, '/chats/requests/change/{bot}', { id, selected_area_id: area }),
  'with others': (id: number, area: number) =>
    post(boss, '/chats/bulk/{bot}', { ids: [id], action: 'area', value: area }),
  'by a macro': async (id: number, area: number) => {
    const body = { name: `A un área ${id} ${area}`, actions: [{ type: 'area', area_id: area }] }
    const { body: macro } = await post(boss, '/chats/macros/{bot}', body)
    return post(boss, `/chats/macros/run/{bot}/${macro.id}/${id}`, {})
  },
}

test.each(Object.entries(ways))('a chat that is in the area keeps its person: %s', async (_, pass) => {
  const id = await t.request({ area_id: sales, assign_user_id: boss.id })
  expect((await pass(id, sales)).status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ area: { id: sales }, assign_user: { id: boss.id } })
  expect((await pass(id, claims)).status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ area: { id: claims }, assign_user: null })
})
