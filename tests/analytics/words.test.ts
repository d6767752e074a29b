import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetUnasked, keepParts } from '../../src/server/conversation/analytics/parts/keep.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  await t.writes('Hola, ¿cuánto cuesta el envío a Córdoba?')
  await t.writes('¿El ENVIO es gratis? ¿Envío hoy?')
  t.clock.advance(30 * 86_400)
  await t.writes('Buenas, el envío no llegó')
  await t.writes('¿Tienen xilófonos?')
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const read = async () =>
  (await boss.call('GET', `/analytics/messages/${t.bot_}?date_start=2026-03-01&date_end=2026-04-30`)).body

test('the words of two months are counted once in each message, without those of a single message', async () => {
  const { words, words_from } = await read()
  expect(words_from).toBe(4)
  expect(words).toEqual([{ key: 'envio', label: 'envío', value: 3, previous: null }])
})

test('they are the same once the months are kept, and are not kept for long', async () => {
  const before = await read()
  const kept = () =>
    t.db.selectFrom('analytics_part').select('id').where('kind', '=', 'words').where('value', 'is not', null).execute()
  await t.store.run(() => keepParts())
  expect(await kept()).toHaveLength(2)
  expect(await read()).toEqual(before)
  await t.store.run(forgetUnasked)
  expect(await kept()).toEqual([])
  expect(await read()).toEqual(before)
})

test('a word lists the conversations that it is counted in, and no word lists none', async () => {
  const listed = async (word: string, days = { day_from: '2026-03-01', day_to: '2026-04-30' }) => {
    const filter = encodeURIComponent(JSON.stringify({ set: 'received', word, ...days }))
    const { status, body } = await boss.call('GET', `/analytics/list/${t.bot_}?filter=${filter}&range=[0,24]`)
    expect(status).toBe(200)
    return body.length
  }
  expect(await listed('envio')).toBe(3)
  expect(await listed('tienen')).toBe(1)
  expect(await listed('env')).toBe(0)
  expect(await listed('xilófonos')).toBe(0)
  expect(await listed('.*')).toBe(0)
  expect(await listed('envio', { day_from: '2026-04-01', day_to: '2026-04-30' })).toBe(1)
  // Only the last thirteen months of longer periods are read.
  expect(await listed('envio', { day_from: '0001-01-01', day_to: '2026-04-30' })).toBe(3)
  expect(await listed('envio', { day_from: '2026-03-01', day_to: '9999-12-31' })).toBe(3)
})
