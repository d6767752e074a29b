import { Kysely, sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { Availability } from './availability.ts'
import { engineFolder, openEmbedded } from './embedded.ts'
import { DamagedFolder, missingFiles } from './folder-check.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import type { StoreSettings } from './settings.ts'
import { copyRunning } from './snapshot.ts'
import type { SupervisedThread } from './supervised-thread.ts'
import { isInTransaction, runWithStore } from './transaction.ts'

export type { StoreSettings } from './settings.ts'

/** An open store, with all migrations applied. */
export interface Store {
  readonly kind: 'embedded' | 'postgres'
  /** The database outside of any transaction. Modules use `db()` instead. */
  readonly kysely: Kysely<Database>
  /** Runs `fn` with `db()`, `tx()` and `afterCommit()` bound to this store. */
  run<T>(fn: () => T): T
  /**
   * Calls the listener each time that the database is available again after an outage. Returns a function that
   * unsubscribes.
   */
  onRecovery(listener: () => void): () => void
  /** Copies the embedded database as of one moment into a new folder, while it stays in use. */
  readonly snapshot?: (folder: string) => Promise<void>
  /** Waits for running work, then closes. The embedded store releases its folder. */
  close(): Promise<void>
}

/** Additional options of commands: `assertContactsExist` rejects instead of creating a database. */
interface Command {
  readonly mustExist?: boolean
}

const toConsole = (error: unknown) => console.error(error)

/**
 * Connects and verifies the connection with a query, without migrating; for commands that move data. Creates an
 * embedded database if there is none, unless `assertContactsExist` is set. Rejects with `FolderInUse` if another process has the
 * data folder open, with `DamagedFolder` if it is incomplete.
 */
export async function connectStore(settings: StoreSettings & Command): Promise<Kysely<Database>> {
  return (await connect(settings)).kysely
}

async function connect(settings: StoreSettings & Command) {
  const { report = toConsole } = settings
  let kysely: Kysely<Database> | undefined
  let thread: SupervisedThread | undefined
  const probe = async () => kysely && sql`select 1`.execute(kysely)
  const availability = new Availability({ report, probe })
  const isBusyHere = () => isInTransaction(kysely)
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
 * Opens the store, and creates and migrates it if needed. Rejects with `FolderInUse` if another process has the data
 * folder open, with `MigrationError` if the database is from another version of the program.
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
    run: (fn) => runWithStore(root, report, fn),
    onRecovery: (listener) => availability.onRecovery(listener),
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
