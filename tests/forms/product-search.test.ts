import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchProducts } from '../../src/server/knowledge/catalogue/search.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { shopOf } from './shop.ts'

// How well products of a real catalogue are found as customers ask for them.

const linesOf = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

let app: TestApp
let bot: number
let formId: number
beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  ;({ formId } = await shopOf(app, bot, ALL))
})
afterAll(() => app.stop())

/** All products without the brands' further lines. */
const ALL = 8_400

const search = (text: string, options: Parameters<typeof searchProducts>[2] = {}) =>
  app.store.run(() => searchProducts(bot, text, options))

test.each([
  ['product-queries.txt', 150],
  ['product-queries-fresh.txt', 60],
])('the right product is among the first three for .92 of %s', async (file, least) => {
  const queries = linesOf(file).map((line) => line.split(' = '))
  expect(queries.length).toBeGreaterThanOrEqual(least)
  const missed: string[] = []
  for (const [query = '', wanted = ''] of queries) {
    const { items } = await search(query, { limit: 3 })
    const parts = wanted.split(' + ')
    if (!items.some(({ name }) => parts.every((part) => name.includes(part))))
      missed.push(`${query} → ${items.map(({ name }) => name).join(' | ') || 'nothing'}`)
  }
  if (missed.length > 0) console.info(`${missed.length} of ${queries.length} missed:\n${missed.join('\n')}`)
  expect(1 - missed.length / queries.length).toBeGreaterThanOrEqual(0.92)
})

test('no product is found for a message that asks for none', async () => {
  const messages = linesOf('other-messages.txt')
  expect(messages.length).toBeGreaterThanOrEqual(60)
  const found: string[] = []
  for (const message of messages) {
    const { items } = await search(message)
    if (items[0]) found.push(`${message} → ${items[0].name} ${items[0].score}`)
  }
  expect(found).toEqual([])
})

test('a number of packages is how many are wanted, and no size that a product lacks', async () => {
  const isExact = async (text: string) => (await search(text)).isExact
  expect(await isExact('precio del cemento x 100 bolsas')).toBe(true)
  expect(await isExact('cemento x 100 unidades')).toBe(true)
  expect(await isExact('látex interior de 37 litros')).toBe(false)
})

test('the search is limited to the given forms and finds nothing in another bot', async () => {
  expect((await search('martillo', { formIds: [formId] })).items.length).toBeGreaterThan(0)
  expect((await search('martillo', { formIds: [] })).items).toEqual([])
  const other = await app.bot()
  expect((await app.store.run(() => searchProducts(other, 'martillo'))).items).toEqual([])
})
