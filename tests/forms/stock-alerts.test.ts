import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTeam, type Team } from '../notifications/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'

// The contacts of a form are told when a product runs out.

const MAIL = 'deposito@example.com'

let app: TestApp
let team: Team
let form: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
  await app.forgetLimits()
  const made = await team.admin.call('POST', `/forms/${team.botId}`, { body: { name: 'Catálogo', kind: 'product' } })
  form = made.body.id
})

const at = () => `${team.botId}/${form}`
const add = async (body: object) =>
  (await team.admin.call('POST', `/forms/products/inventory/${at()}`, { body })).body.id as number
const stock = (id: number, count: number) =>
  team.admin.call('PUT', `/forms/products/inventory/${at()}/${id}`, { body: { stock: count } })

/** A contact whom the form is to tell. */
async function told(blocked = false) {
  const row = { bot_id: team.botId, name: 'Depósito', phone: '', email: MAIL, blocked }
  const { id } = await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()
  const settings = (await team.admin.call('GET', `/forms/products/settings/${at()}`)).body
  const body = { ...settings, notify_contacts: [id] }
  expect((await team.admin.call('PUT', `/forms/products/settings/${at()}`, { body })).status).toBe(200)
}
const texts = async () => (await team.mailed()).map(({ to, text }) => `${to}: ${text}`)

test('a product that falls to its limit is told once, until there is more of it again', async () => {
  await told()
  const pava = await add({ name: 'Pava', stock: 5, stock_alert: 2 })
  const mate = await add({ name: 'Mate', stock: 9, stock_alert: 2 })
  await add({ name: 'Termo', stock: 0 })
  await team.look()
  expect(await texts()).toEqual([])
  await stock(pava, 2)
  await team.look()
  // Nobody outside the team gets an alert before they accepted them.
  await team.confirms(MAIL)
  await team.look()
  expect(await texts()).toEqual([expect.stringContaining(`${MAIL}: Hola, Depósito:\n\nQueda poco de «Pava»: 2.`)])
  await stock(pava, 1)
  await team.look()
  expect(await texts()).toEqual([])
  await stock(pava, 8)
  await team.look()
  await stock(pava, 0)
  await stock(mate, 1)
  await team.look()
  const [both, ...more] = await texts()
  expect(more).toEqual([])
  expect(both).toContain('Se terminó «Pava»')
  expect(both).toContain('Queda poco de «Mate»: 1')
  const { body } = await team.admin.call('GET', `/forms/products/inventory/${at()}/${pava}`)
  expect(body.version).toBe(5)
})

test('who is blocked, and a form without contacts, hear of nothing', async () => {
  await told(true)
  const pava = await add({ name: 'Pava', stock: 5, stock_alert: 2 })
  await stock(pava, 1)
  await team.look()
  expect(await texts()).toEqual([])
  // Once they are no longer, they are asked.
  await app.db.updateTable('contact').set({ blocked: false }).where('email', '=', MAIL).execute()
  await team.look()
  expect(await texts()).toEqual([expect.stringContaining('/avisos/')])
})
