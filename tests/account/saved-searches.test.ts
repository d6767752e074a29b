import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// The searches that a person saved for the lists of a chatbot are on the server, for their other browsers.

let t: Inbox
let ana: Member
beforeAll(async () => {
  t = await startInbox()
  ana = await t.staff(2)
})
afterAll(() => t.stop())

const list = async (who: Member, bot = t.bot_) => (await who.call('GET', `/searches/${bot}`)).body.searches
const put = (who: Member, body: object) => who.call('PUT', `/searches/${t.bot_}`, { body })
const value = { filter: { city: 'Rosario', 'custom.rubro': 'Gremio', label_id: 3 }, displayedFilters: { city: true } }

test('a search is saved, replaced by name and removed, for one person only', async () => {
  const bruno = await t.staff(4)
  expect(await list(ana)).toEqual([])
  expect((await put(ana, { screen: 'contacts', label: 'Rosario', value })).status).toBe(200)
  await Promise.all([
    put(ana, { screen: 'contacts/groups', label: 'Rosario', value: { filter: { kind: 'static' } } }),
    put(ana, { screen: 'contacts', label: 'Salta', value: { filter: { city: 'Salta' }, perPage: 50 } }),
  ])
  expect(await list(ana)).toHaveLength(3)
  expect(await list(bruno)).toEqual([])
  await put(ana, { screen: 'contacts', label: 'Salta', value: { filter: {}, sort: { field: 'name', order: 'ASC' } } })
  await put(bruno, { screen: 'contacts', label: 'Rosario' })
  await put(ana, { screen: 'contacts/groups', label: 'Rosario' })
  expect(await list(ana)).toEqual([
    { screen: 'contacts', label: 'Rosario', value },
    { screen: 'contacts', label: 'Salta', value: { filter: {}, sort: { field: 'name', order: 'ASC' } } },
  ])
})

test('searches are those of one chatbot, and of its members', async () => {
  const other = await t.bot()
  expect((await ana.call('GET', `/searches/${other}`)).status).toBe(404)
  expect((await put(ana, { screen: 'contacts', label: 'Rosario', value })).status).toBe(200)
})

test('too many searches and one with too much text are refused', async () => {
  const carla = await t.staff(2)
  const long = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, 'x'.repeat(400)]))
  expect(await put(carla, { screen: 'contacts', label: 'Larga', value: { filter: long } })).toMatchObject({
    ...{ status: 413, body: { message: expect.stringContaining('demasiado grande') } },
  })
  for (let n = 0; n < 100; n++) await put(carla, { screen: 'contacts', label: `Búsqueda ${n}`, value: { filter: {} } })
  expect((await put(carla, { screen: 'contacts', label: 'Otra', value })).status).toBe(422)
  expect((await put(carla, { screen: 'contacts', label: 'Búsqueda 7', value })).status).toBe(200)
  expect(await list(carla)).toHaveLength(100)
})
