import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore, type Store } from '../../src/server/foundation/store/db.ts'
import { durableDisk, syncTree } from '../../src/server/foundation/store/durable-fs.ts'
import { engineFolder } from '../../src/server/foundation/store/embedded.ts'
import { startThread, type Thread } from '../../src/server/foundation/store/embedded-thread.ts'
import { StoreCrash } from '../../src/server/foundation/store/errors.ts'
import { maintain } from '../../src/server/foundation/store/maintenance.ts'
import { freshDataFolder } from '../support/data-folder.ts'

let dataDir = ''
const closing: (() => Promise<void>)[] = []
beforeEach(async () => {
  dataDir = await freshDataFolder()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) await close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(maintenanceMinutes = 0): Promise<Store> {
  const store = await openStore({ dataDir, maintenanceMinutes })
  closing.push(() => store.close())
  return store
}

async function thread(onCrash: (crash: StoreCrash) => void = () => {}): Promise<Thread> {
  const started = await startThread(engineFolder(dataDir), onCrash)
  closing.push(() => started.close())
  return started
}

const syncsOf = async (one: Thread) => (await one.ask({ kind: 'syncCount' })).count ?? 0
const query = (one: Thread, text: string) => one.ask({ kind: 'query', sql: text, parameters: [] })

test('the engine has the version whose internals were reviewed', () => {
  const own = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'))
  // Before changing the version, review its NODEFS code and run the power-cut tests with POWER_CUTS=100.
  expect(own.dependencies['@electric-sql/pglite']).toBe('0.5.16')
})

test('the database folder is accessible only to the user of the server, also an existing folder', async () => {
  const mode = () => statSync(engineFolder(dataDir)).mode & 0o777
  await (await open()).close()
  expect(mode()).toBe(0o700)
  chmodSync(engineFolder(dataDir), 0o755)
  await open()
  expect(mode()).toBe(0o700)
})

test('every commit is flushed before it is acknowledged, and reads flush nothing', async () => {
  const one = await thread()
  await query(one, 'create table k (a int)')
  for (let i = 0; i < 20; i++) {
    const before = await syncsOf(one)
    await query(one, `insert into k values (${i})`)
    expect((await syncsOf(one)) - before).toBeGreaterThanOrEqual(1)
  }
  const before = await syncsOf(one)
  for (let i = 0; i < 20; i++) await query(one, 'select * from k')
  expect(await syncsOf(one)).toBe(before)
  await query(one, 'begin')
  await query(one, 'insert into k values (1)')
  expect(await syncsOf(one)).toBe(before)
  await query(one, 'commit')
  expect(await syncsOf(one)).toBeGreaterThan(before)
  await query(one, 'checkpoint')
  expect(await syncsOf(one)).toBeGreaterThan(before + 3)
})

const transaction = (one: Thread, text: string) => {
  void query(one, 'begin').catch(() => {})
  return [query(one, text), query(one, 'commit')] as const
}

test('consecutive transactions share a flush, and a failed one does not affect the next', async () => {
  const one = await thread()
  await query(one, 'create table k (a int)')
  const before = await syncsOf(one)
  const commits = [1, 2, 3, 4, 5].map((a) => transaction(one, `insert into k values (${a})`)[1])
  await Promise.all(commits)
  expect((await syncsOf(one)) - before).toBe(1)

  const [wrong, undone] = transaction(one, 'insert into k values (1 / 0)')
  const [, stored] = transaction(one, 'insert into k values (6)')
  await expect(wrong).rejects.toMatchObject({ code: '22012' })
  expect((await undone).command).toBe('ROLLBACK')
  expect((await stored).command).toBe('COMMIT')
  expect((await query(one, 'select count(*)::int as n from k')).rows).toStrictEqual([{ n: 6 }])
})

test('a failed flush rejects the commit and the reads that could see its data', async () => {
  const one = await thread()
  await query(one, 'create table k (a int)')
  const [, commit] = transaction(one, 'insert into k values (1)')
  const reading = query(one, 'select a from k')
  void one.ask({ kind: 'breakDisk' }).catch(() => {})
  const [, last] = transaction(one, 'insert into k values (2)')
  const results = await Promise.allSettled([commit, reading, last])
  expect(results.map(({ status }) => status)).toStrictEqual(['rejected', 'rejected', 'rejected'])
})

test('a slow following transaction does not delay the commit before it', async () => {
  const one = await thread()
  await query(one, 'create table k (a int)')
  const [, commit] = transaction(one, 'insert into k values (1)')
  await query(one, 'begin')
  expect((await commit).command).toBe('COMMIT')
  await query(one, 'rollback')
})

test('flushing a tree syncs every file and folder in it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sync-'))
  mkdirSync(path.join(folder, 'a/b'), { recursive: true })
  cpSync(import.meta.filename, path.join(folder, 'a/b/file'))
  const before = durableDisk.syncs
  syncTree(folder)
  expect(durableDisk.syncs - before).toBe(4)
  rmSync(folder, { recursive: true })
})

test('when the thread dies, pending and later calls are rejected, and the crash is reported once', async () => {
  const crashes: StoreCrash[] = []
  const one = await thread((crash) => crashes.push(crash))
  await query(one, 'create table k (a int)')
  const waiting = Promise.allSettled([
    query(one, 'select pg_sleep(0.2)'),
    query(one, 'insert into k values (1)'),
    one.ask({ kind: 'breakDisk' }),
    query(one, 'insert into k values (2)'),
    query(one, 'insert into k values (3)'),
  ])
  const [slept, inserted, , lost, after] = await waiting
  expect([slept.status, inserted.status]).toStrictEqual(['fulfilled', 'fulfilled'])
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(StoreCrash) })
  expect(after).toMatchObject({ status: 'rejected', reason: expect.any(StoreCrash) })
  await expect(query(one, 'select 1')).rejects.toThrow(/could not fsync/)
  expect(crashes).toHaveLength(1)

  const again = await thread()
  expect((await query(again, 'select a from k where a = 1')).rows).toStrictEqual([{ a: 1 }])
})

test('maintenance keeps a frequently updated table from growing', async () => {
  const store = await open()
  await sql`create table counter (id int primary key, n int, pad text)`.execute(store.kysely)
  await sql`insert into counter select i, 0, repeat('x', 400) from generate_series(1, 200) i`.execute(store.kysely)
  const size = async () =>
    (await sql<{ n: number }>`select pg_total_relation_size('counter') as n`.execute(store.kysely)).rows[0]?.n ?? 0
  const churn = async (rounds: number) => {
    for (let i = 0; i < rounds; i++)
      await sql`update counter set n = n + 1, pad = repeat('y', 400)`.execute(store.kysely)
  }
  await churn(5)
  await maintain(store.kysely)
  const kept = await size()
  for (let round = 0; round < 4; round++) {
    await churn(5)
    await maintain(store.kysely)
  }
  expect(await size()).toBe(kept)
  await churn(20)
  expect(await size()).toBeGreaterThan(kept * 1.3)
})

test('the timer runs the maintenance between transactions', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const store = await open(10)
  await sql`create table counter (n int)`.execute(store.kysely)
  const vacuumed = async () =>
    (await sql<{ n: number }>`select pg_stat_get_vacuum_count('counter'::regclass) as n`.execute(store.kysely)).rows[0]
      ?.n
  expect(await vacuumed()).toBe(0)
  vi.advanceTimersByTime(10 * 60_000)
  await store.kysely.transaction().execute(async (transaction) => {
    await sql`insert into counter values (1)`.execute(transaction)
  })
  await vi.waitFor(async () => expect(await vacuumed()).toBe(1), { timeout: 20_000 })
})

test('the write-ahead log stays small without maintenance', async () => {
  const store = await open()
  await sql`create table pile (n int, pad text)`.execute(store.kysely)
  for (let i = 0; i < 75; i++) {
    await sql`insert into pile select n, repeat(md5(n::text), 60) from generate_series(1, 2000) n`.execute(store.kysely)
    await sql`truncate pile`.execute(store.kysely)
  }
  const { rows } = await sql<{ n: number }>`select sum(size)::int8 as n from pg_ls_waldir()`.execute(store.kysely)
  expect(rows[0]?.n).toBeLessThan(150_000_000)
})
