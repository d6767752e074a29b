import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/server/foundation/store/db.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { startChild } from '../support/child.ts'
import { freshSettings, storeKinds } from '../support/stores.ts'

// Several servers work on one PostgreSQL store, and the channel delivers every message to each of them.

const [CUSTOMERS, MESSAGES] = [6, 5]
const can = storeKinds.includes('postgres')

let place: Awaited<ReturnType<typeof freshSettings>>
let store: Store
let app: TestApp
beforeAll(async () => {
  if (!can) return
  place = await freshSettings('postgres')
  store = await openStore(place)
  app = await startApp({ store })
})
afterAll(async () => {
  if (!can) return
  await app.stop()
  await store.close()
  await place.discard()
})

test.runIf(can)('two servers that both receive every message store and answer it once', async () => {
  const bot = await app.bot()
  await app.db
    .insertInto('quick_response')
    .values({ bot_id: bot, keywords: json(['precio']), answer: 'Cuesta $ 100.', match: 'contains' })
    .execute()
  const args = ['databaseUrl' in place ? String(place.databaseUrl) : '', bot, CUSTOMERS, MESSAGES].map(String)
  const servers = await Promise.all([1, 2].map(() => startChild('tests/reliability/answering-runner.ts', args)))
  await Promise.all(servers.map(({ ended }) => ended))
  expect(servers.map(({ lines, errors }) => [lines, errors])).toEqual([
    [['end'], []],
    [['end'], []],
  ])
  const chats = await app.db
    .selectFrom('message')
    .select(['chat_id', 'author'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bot_id', '=', bot)
    .groupBy(['chat_id', 'author'])
    .execute()
  expect(chats).toHaveLength(2 * CUSTOMERS)
  expect([...new Set(chats.map(({ count }) => Number(count)))]).toEqual([MESSAGES])
})
