import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOrdered } from '../../src/server/conversation/budgets/ordered.ts'
import { searchProducts } from '../../src/server/knowledge/catalogue/search.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { branchBody } from './fixtures.ts'

// Products that fit a message equally well, by how often they are in quotations; and stock by branch.

let t: Inbox
let boss: Member
let form: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  form = (await boss.call('POST', `/forms/${t.bot_}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
})
afterAll(() => t.stop())

const add = (body: object) => boss.call('POST', `/forms/products/inventory/${t.bot_}/${form}`, { body })
const found = () => t.store.run(async () => (await searchProducts(t.bot_, 'pava')).items.map(({ name }) => name))
const count = async () => {
  await t.store.run(startOrdered)
  await t.mails()
}

test('what is in most quotations comes first; cancelled and old ones do not count', async () => {
  const ids: number[] = []
  for (const name of ['Pava azul', 'Pava roja', 'Pava gris']) ids.push((await add({ name })).body.id)
  const order = (await boss.call('GET', `/forms/products/reorder/${t.bot_}/${form}`)).body
  const put = await boss.call('PUT', `/forms/products/reorder/${t.bot_}/${form}`, {
    body: { ...order, sort_mode: 'best_seller' },
  })
  expect(put.body.sort_mode).toBe('best_seller')
  expect(await found()).toEqual(['Pava azul', 'Pava roja', 'Pava gris'])
  const quote = async (id: number | undefined) => {
    const item = { product_id: id, description: 'Pava', quantity: 1, unit_price_cents: 100 }
    return (await boss.call('POST', `/quickbudget/${t.bot_}/${await t.request()}`, { body: { items: [item] } })).body.id
  }
  await quote(ids[2])
  await quote(ids[2])
  await quote(ids[1])
  await count()
  expect(await found()).toEqual(['Pava gris', 'Pava roja', 'Pava azul'])
  const old = await quote(ids[0])
  await t.db.updateTable('budget').set({ date: '2020-01-01' }).where('id', '=', old).execute()
  await t.db.updateTable('budget').set({ status: 'cancelled' }).where('id', '<>', old).execute()
  await count()
  expect(await found()).toEqual(['Pava azul', 'Pava roja', 'Pava gris'])
})

test('stock is counted in branches of the bot only, and those that are gone may stay', async () => {
  const branches = (await boss.call('POST', `/forms/${t.bot_}`, { body: { name: 'Locales', kind: 'branch' } })).body.id
  const mine = await boss.call('POST', `/forms/branches/${t.bot_}/${branches}`, { body: branchBody('Centro') })
  const { id } = mine.body
  const other = await t.bot()
  const stranger = await t.user()
  await t.member(other, stranger, 2)
  const theirs = await t.as(stranger)
  const theirForm = (await theirs.call('POST', `/forms/${other}`, { body: { name: 'Locales', kind: 'branch' } })).body
    .id
  const answer = await theirs.call('POST', `/forms/branches/${other}/${theirForm}`, { body: branchBody('Ajena') })
  const body = (...stock: object[]) => ({ name: 'Termo', branch_stock: stock })
  const refused = { status: 422, body: { fields: { branch_stock: [expect.any(String)] } } }
  expect(await add(body({ branch_id: answer.body.id, stock: 1 }))).toMatchObject(refused)
  expect(await add(body({ branch_id: id, stock: 1 }, { branch_id: id, stock: 2 }))).toMatchObject(refused)
  const made = await add(body({ branch_id: id, stock: 4 }))
  expect(made).toMatchObject({ status: 201, body: { stock: 4 } })
  await t.db.updateTable('branch').set({ deleted_at: new Date().toISOString() }).where('id', '=', id).execute()
  const path = `/forms/products/inventory/${t.bot_}/${form}/${made.body.id}`
  expect((await boss.call('PUT', path, { body: { name: 'Termo 1 l' } })).status).toBe(200)
})
