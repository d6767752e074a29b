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

test('the next number goes back to the one after the last that was used, and does not jump far away', async () => {
  const refused = async (next_number: number) => (await save({ next_number })).body.fields?.next_number?.[0]
  // Nothing was numbered yet: a business goes on from where its paper ends.
  expect((await save({ next_number: 123_456 })).status).toBe(200)
  expect(await refused(99_999_999)).toContain('no deja ninguno libre')
  expect((await save({ next_number: 54 })).status).toBe(200)
  expect((await make()).body.number).toBe('P-00054')

  expect(await refused(99_999_999)).toBe('El último fue el 54: elige hasta el 10054, o cambia también el prefijo.')
  expect(await refused(54)).toBe('El número 54 ya pasó. El siguiente es el 55 o uno mayor.')
  expect((await save({ next_number: 10_054 })).body).toMatchObject({ next_number: 10_054 })
  expect((await save({ next_number: 60 })).body).toMatchObject({ next_number: 60 })
  expect((await save({ next_number: 55 })).body).toMatchObject({ next_number: 55 })
  const numbers = await Promise.all(Array.from({ length: 5 }, async () => (await make()).body.number))
  expect(numbers.sort()).toEqual(['P-00055', 'P-00056', 'P-00057', 'P-00058', 'P-00059'])
})

test('a number stays used after its quotation was deleted', async () => {
  const { number, id } = (await make()).body
  await t.db.deleteFrom('budget').where('id', '=', id).execute()
  const used = Number(number.slice(2))
  expect((await save({ next_number: used })).body.fields).toHaveProperty('next_number')
  expect((await save({ next_number: used + 1, footer: `Hasta el ${used}` })).status).toBe(200)
})

test('a series that was put far away before goes back', async () => {
  const { next_number } = await settings()
  await t.db.updateTable('budget_settings').set({ next_number: 99_999_999 }).where('bot_id', '=', t.bot_).execute()
  expect((await make()).status).toBe(422)
  expect((await save({ footer: 'Con otro pie' })).status).toBe(200)
  expect((await save({ next_number })).status).toBe(200)
  expect((await make()).body.number).toBe(`P-${String(next_number).padStart(5, '0')}`)
})

test('after the last number, a quotation is refused with what to do, and the settings can still be saved', async () => {
  await t.db.updateTable('budget_settings').set({ next_number: 99_999_998 }).where('bot_id', '=', t.bot_).execute()
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
