import { rmSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Database } from '../../generated/database.d.ts'
import { engineFolder } from '../../src/server/foundation/store/embedded.ts'
import { threadDialect } from '../../src/server/foundation/store/embedded-dialect.ts'
import { startThread, type Thread } from '../../src/server/foundation/store/embedded-thread.ts'
import { StoreCrash } from '../../src/server/foundation/store/errors.ts'
import type { Store } from '../../src/server/foundation/store/open.ts'
import { isInTransaction, runWithStore } from '../../src/server/foundation/store/transaction.ts'
import { freshDataFolder } from './data-folder.ts'

/** An engine of this process with a migrated database, which test files use one after another. */
interface Engine {
  readonly thread: Thread
  readonly folder: string
  alive: boolean
}

/** Engines that are not in use. */
const spare: Engine[] = []

/**
 * Returns an embedded store with a migrated, empty database, for tests of the layers above the store. Starting an
 * engine takes ten times as long as emptying one, so engines are reused: no data of the previous store reaches the new
 * one, and statements of a closed store are rejected. Tests of the store itself open their own (`openStore`).
 */
export async function spareStore(): Promise<Store> {
  const engine = spare.pop() ?? (await startEngine())
  let isOpen = true
  const thread: Thread = {
    ask: (question) => (isOpen ? engine.thread.ask(question) : Promise.reject(new StoreCrash('The store was closed'))),
    close: async () => {},
  }
  const kysely: Kysely<Database> = new Kysely({
    dialect: threadDialect(
      { current: () => thread, close: thread.close },
      async () => {},
      () => isInTransaction(kysely),
    ),
  })
  return {
    kind: 'embedded',
    kysely,
    run: (fn) => runWithStore(kysely, console.error, fn),
    onRecovery: () => () => {},
    close: async () => {
      if (!isOpen) return
      isOpen = false
      await kysely.destroy()
      if (!engine.alive) return
      await empty(engine)
      spare.push(engine)
    },
  }
}

/** Stops the unused engines; after a whole test run, their folders are removed instead (spare-setup.ts). */
export async function discardSpareStores(): Promise<void> {
  for (const { thread, folder } of spare.splice(0)) {
    await thread.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startEngine(): Promise<Engine> {
  const folder = await freshDataFolder(process.env.SPARE_STORES)
  const thread = await startThread(engineFolder(folder), () => {
    engine.alive = false
  })
  const engine: Engine = { thread, folder, alive: true }
  return engine
}

/** Rolls back uncommitted changes and resets the database to its state after the migrations. */
async function empty({ thread }: Engine): Promise<void> {
  const statements = ['rollback', 'reset all', EMPTY]
  for (const sql of statements) await thread.ask({ kind: 'query', sql, parameters: [] })
}

/** Migrations insert no rows except their own names. Emptying only the tables with rows is many times faster. */
const EMPTY = `do $$
declare name text; filled boolean;
begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
    execute format('select exists (select from %I)', name) into filled;
    if filled then execute format('delete from %I', name); end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where last_value is not null;
end $$`
