import { Kysely, sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { Availability } from './availability.ts'
import { engineFolder, openEmbedded } from './embedded.ts'
import { DamagedFolder, missingFiles } from './folder-check.ts'
import { insideTransactionOf, runOn } from './frame.ts'
import type { LastingThread } from './lasting-thread.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import type { StoreSettings } from './settings.ts'
import { copyRunning } from './snapshot.ts'

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
  /** Copies the embedded database into a new folder as of one moment, while it goes on working. */
  readonly snapshot?: (folder: string) => Promise<void>
  /** Waits for what is running, then closes. The embedded store gives its folder back. */
  close(): Promise<void>
}

/** What a command needs besides: not to make a database where it was told to read one. */
interface Command {
  readonly mustExist?: boolean
}

const toConsole = (error: unknown) => console.error(error)

/**
 * Connects, and proves it by a query, without migrating; for commands that move data. The embedded database is created
 * when there is none, unless it must exist. Rejects with `FolderInUse` when another process has the data folder open,
 * with `DamagedFolder` when it is not whole.
 */
export async function connectStore(settings: StoreSettings & Command): Promise<Kysely<Database>> {
  return (await connect(settings)).kysely
}

async function connect(settings: StoreSettings & Command) {
  const { report = toConsole } = settings
  let kysely: Kysely<Database> | undefined
  let thread: LastingThread | undefined
  const probe = async () => kysely && sql`select 1`.execute(kysely)
  const availability = new Availability({ report, probe })
  const isBusyHere = () => insideTransactionOf(kysely)
  const onAway = (error: unknown) => availability.away(error)
  if ('dataDir' in settings) {
    const { dataDir, mustExist = false } = settings
    const embedded = await openEmbedded(dataDir, { isBusyHere, onCrash: onAway, report, mustExist })
    thread = embedded.thread
    kysely = new Kysely({ dialect: embedded.dialect })
  } else {
    const { databaseUrl, poolSize = 10 } = settings
    kysely = new Kysely({ dialect: postgresDialect(databaseUrl, poolSize, { isBusyHere, onAway }) })
  }
  try {
    await sql`select 1`.execute(kysely)
    if ('dataDir' in settings) await refuseMissingFiles(kysely, engineFolder(settings.dataDir))
  } catch (error) {
    availability.close()
    await kysely.destroy()
    throw error
  }
  return { kysely, availability, thread }
}

async function refuseMissingFiles(kysely: Kysely<Database>, folder: string): Promise<void> {
  const faults = await missingFiles(kysely, folder)
  if (faults.length > 0) throw new DamagedFolder(folder, faults)
}

/**
 * Opens the store, creating and migrating it as needed. Rejects with `FolderInUse` when another process has the data
 * folder open, with `MigrationError` when the database is of another version of the program.
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { kysely: root, availability, thread } = await connect(settings)
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
    ...(thread &&
      'dataDir' in settings && {
        snapshot: (folder: string) => copyRunning(root, thread, engineFolder(settings.dataDir), folder),
      }),
    close: async () => {
      availability.close()
      await stopMaintenance()
      await root.destroy()
    },
  }
}
