import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// The numbers of quotations have an end, from which a business gets on with another prefix.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const settings = async () => (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
const save = async (more: object) =>
  boss.call('PUT', `/budgets/settings/${t.bot_}`, { body: { ...(await settings()), ...more } })
const make = async () => {
  const item = { description: 'Pava', quantity: 1, unit_price_cents: 100, discount_percent: 0, tax_rate: 21 }
  return boss.call('POST', `/quickbudget/${t.bot_}/${await t.request()}`, { body: { items: [item] } })
}

test('after the last number, a quotation is refused with what to do, and the settings can still be saved', async () => {
  expect((await save({ next_number: 99_999_998 })).status).toBe(200)
  expect((await make()).body.number).toBe('P-99999998')
  expect(await make()).toMatchObject({ status: 422, body: { message: expect.stringContaining('Cambia el prefijo') } })
  expect((await save({})).status).toBe(200)
  expect((await save({ footer: 'Gracias' })).body).toMatchObject({ footer: 'Gracias', next_number: 99_999_999 })
  expect((await save({ next_number: 1 })).body.fields).toHaveProperty('next_number')

  expect((await save({ number_prefix: 'Q-', next_number: 1 })).status).toBe(200)
  expect((await make()).body.number).toBe('Q-00001')
  expect((await save({ number_prefix: 'P-', next_number: 7 })).body.fields).toHaveProperty('next_number')
  expect((await save({ number_prefix: 'R-', next_number: 7 })).status).toBe(200)
  expect((await save({ number_prefix: 'Q-', next_number: 1 })).body.fields).toHaveProperty('next_number')
  expect((await save({ number_prefix: 'Q-', next_number: 2 })).status).toBe(200)
  expect((await make()).body.number).toBe('Q-00002')
})

test('a series that passed its end before is used up, and its settings are saved', async () => {
  await t.db.updateTable('budget_settings').set({ next_number: 100_000_000 }).where('bot_id', '=', t.bot_).execute()
  expect((await settings()).next_number).toBe(99_999_999)
  expect((await save({})).status).toBe(200)
  expect((await make()).status).toBe(422)
})
