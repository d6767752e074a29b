import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Member } from '../chats/fixtures.ts'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
let seller: Member
let sales: number
let claims: number
beforeEach(async () => {
  t = await startRules()
  seller = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
  claims = await t.area(t.bot_, 'Reclamos', seller)
  await t.db.updateTable('area').set({ is_default: true }).where('id', '=', sales).execute()
})
afterEach(() => t.stop())

const ruleToClaims = () =>
  t.rule({
    conditions: [{ field: 'words', operator: 'contains', value: ['garantia'] }],
    actions: [{ type: 'area', area_id: claims }],
  })

async function says(text: string, senderId = 'ana'): Promise<number> {
  t.clock.advance(1)
  const id = await t.writes(text, { senderId })
  await t.work()
  return id
}

const change = (id: number, selected_area_id: number) =>
  t.boss.call('POST', `/chats/requests/change/${t.bot_}`, { body: { id, selected_area_id } })

test('a customer who asks for a person stays in the area that a rule chose', async () => {
  await ruleToClaims()
  const id = await says('garantia')
  expect(await t.item(id)).toMatchObject({ type: 'bot', area: { id: claims } })
  await says('quiero hablar con una persona')
  expect(await t.item(id)).toMatchObject({ type: 'request', area: { id: claims } })
  const other = await says('quiero hablar con una persona', 'luz')
  expect(await t.item(other)).toMatchObject({ type: 'request', area: { id: sales } })
})

test('a customer who asks for a person stays in the area that a person chose', async () => {
  const id = await says('hola')
  expect((await change(id, claims)).status).toBe(200)
  await says('quiero hablar con una persona')
  expect(await t.item(id)).toMatchObject({ type: 'request', area: { id: claims } })
})

test('an area without people or that takes no handoffs is left, as is the choice of an earlier conversation', async () => {
  await ruleToClaims()
  const id = await says('garantia')
  await t.db.updateTable('area').set({ enable_handoff: false }).where('id', '=', claims).execute()
  await says('quiero hablar con una persona')
  expect((await t.item(id)).area).toMatchObject({ id: sales })
  await t.db.updateTable('area').set({ enable_handoff: true }).where('id', '=', claims).execute()

  const empty = await says('garantia', 'luz')
  await sql`delete from area_user where area_id = ${claims}`.execute(t.db)
  await says('quiero hablar con una persona', 'luz')
  expect((await t.item(empty)).area).toMatchObject({ id: sales })
  await t.db.insertInto('area_user').values({ area_id: claims, user_id: seller.id }).execute()

  const later = await says('garantia', 'eva')
  await t.boss.call('POST', `/chats/requests/state/${t.bot_}`, { body: { id: later, state: 2 } })
  await says('quiero hablar con una persona', 'eva')
  expect((await t.item(later)).area).toMatchObject({ id: sales })
})
