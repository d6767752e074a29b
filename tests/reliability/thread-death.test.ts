import { rmSync } from 'node:fs'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Availability } from '../../src/server/foundation/store/availability.ts'
import { engineFolder } from '../../src/server/foundation/store/embedded.ts'
import { threadDialect } from '../../src/server/foundation/store/embedded-dialect.ts'
import { startThread } from '../../src/server/foundation/store/embedded-thread.ts'
import { type SupervisedThread, startSupervised } from '../../src/server/foundation/store/supervised-thread.ts'
import { freshDataFolder } from '../support/data-folder.ts'

// The thread of the embedded store dies while it is in use, because a flush fails.

let dataDir: string
let thread: SupervisedThread
let kysely: Kysely<unknown>
let availability: Availability
/** the reason of each death */
let deaths: string[]
let back: Promise<void>

beforeEach(async () => {
  dataDir = await freshDataFolder()
  deaths = []
  const open = (onDeath: Parameters<typeof startThread>[1]) => startThread(engineFolder(dataDir), onDeath)
  availability = new Availability({
    report: (error) => deaths.push((error as Error).message),
    probe: () => sql`select 1`.execute(kysely),
  })
  thread = await startSupervised(open, open, (crash) => availability.away(crash))
  kysely = new Kysely({
    dialect: threadDialect(
      thread,
      async () => {},
      () => false,
    ),
  })
  back = new Promise((resolve) => void availability.onRecovery(resolve))
  await sql`create table kept (n int)`.execute(kysely)
  await sql`insert into kept values (1)`.execute(kysely)
})
afterEach(async () => {
  availability.close()
  await kysely.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const breakDisk = () => thread.current().ask({ kind: 'breakDisk' })
const numbers = async () => (await sql<{ n: number }>`select n from kept order by n`.execute(kysely)).rows

test('a new thread replaces the dead one: acknowledged rows are kept, and new writes succeed', async () => {
  await breakDisk()
  await expect(sql`insert into kept values (2)`.execute(kysely)).rejects.toMatchObject({ name: 'StoreCrash' })
  await expect(numbers()).rejects.toMatchObject({ name: 'StoreCrash' })
  await back
  expect(deaths).toEqual([expect.stringContaining('could not fsync')])
  expect((await numbers())[0]).toEqual({ n: 1 })
  await sql`insert into kept values (3)`.execute(kysely)
  expect((await numbers()).at(-1)).toEqual({ n: 3 })
}, 120_000)

test('a transaction that was interrupted does not continue on the new thread', async () => {
  const cut = kysely.transaction().execute(async (transaction) => {
    await sql`insert into kept values (2)`.execute(transaction)
    await breakDisk()
    const dead = thread.current()
    await sql`checkpoint`.execute(transaction).catch(() => {})
    // The store itself waits for this transaction to end.
    while (thread.current() === dead) await new Promise((resolve) => setTimeout(resolve, 5))
    await sql`insert into kept values (3)`.execute(transaction)
  })
  await expect(cut).rejects.toMatchObject({ name: 'StoreCrash' })
  expect(await numbers()).toEqual([{ n: 1 }])
}, 120_000)
