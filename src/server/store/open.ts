import { Kysely, sql } from 'kysely'
import type { Database } from '../../../generated/database.d.ts'
import { Availability } from './availability.ts'
import { embeddedDialect } from './embedded.ts'
import { insideTransactionOf, runOn } from './frame.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import type { StoreSettings } from './settings.ts'

export type { StoreSettings } from './settings.ts'

/** An open store, migrated to what this program knows. */
export interface Store {
  readonly kind: 'embedded' | 'postgres'
  /** The store outside of any transaction. Code of an area uses `db()` instead. */
  readonly kysely: Kysely<Database>
  /** Runs `fn` with `db()`, `tx()` and `afterCommit()` bound to this store. */
  run<T>(fn: () => T): T
  /** Hears each time that the store answers again after it could not be reached; answers how to stop. */
  onReturn(listener: () => void): () => void
  /** Waits for what is running, then closes. The embedded store gives its folder back. */
  close(): Promise<void>
}

/** What a command needs besides: not to make a database where it was told to read one. */
interface Command {
  readonly mustExist?: boolean
}

const toConsole = (error: unknown) => console.error(error)

/**
 * Connects, and proves it by a query, without migrating; for commands that move data. The embedded database is created when there is none,
 * unless it must exist. Rejects with `FolderInUse` when another process has the data folder open.
 */
export async function connectStore(settings: StoreSettings & Command): Promise<Kysely<Database>> {
  return (await connect(settings)).kysely
}

async function connect(settings: StoreSettings & Command) {
  const { report = toConsole } = settings
  let kysely: Kysely<Database> | undefined
  const probe = async () => kysely && sql`select 1`.execute(kysely)
  const availability = new Availability({ report, probe })
  const isBusyHere = () => insideTransactionOf(kysely)
  const onAway = (error: unknown) => availability.away(error)
  if ('dataDir' in settings) {
    const { dataDir, mustExist = false } = settings
    kysely = new Kysely({ dialect: await embeddedDialect(dataDir, { isBusyHere, onCrash: onAway, mustExist }) })
  } else {
    const { databaseUrl, poolSize = 10 } = settings
    kysely = new Kysely({ dialect: postgresDialect(databaseUrl, poolSize, { isBusyHere, onAway }) })
  }
  try {
    await sql`select 1`.execute(kysely)
  } catch (error) {
    availability.close()
    await kysely.destroy()
    throw error
  }
  return { kysely, availability }
}

/**
 * Opens the store, creating and migrating it as needed. Rejects with `FolderInUse` when another process has the data
 * folder open, with `MigrationError` when the database is of another version of the program.
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { kysely: root, availability } = await connect(settings)
  try {
    await migrate(root)
  } catch (error) {
    availability.close()
    await root.destroy()
    throw error
  }
  const { report = toConsole } = settings
  const minutes = 'dataDir' in settings ? (settings.maintenanceMinutes ?? 10) : 0
  const stopMaintenance = minutes > 0 ? startMaintenance(root, minutes, report) : async () => {}
  return {
    kind: 'dataDir' in settings ? 'embedded' : 'postgres',
    kysely: root,
    run: (fn) => runOn(root, report, fn),
    onReturn: (listener) => availability.onReturn(listener),
    close: async () => {
      availability.close()
      await stopMaintenance()
      await root.destroy()
    },
  }
}
