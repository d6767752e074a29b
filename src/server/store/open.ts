import { Kysely } from 'kysely'
import type { Database } from '../../../generated/database.d.ts'
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
  /** Waits for what is running, then closes. The embedded store gives its folder back. */
  close(): Promise<void>
}

/**
 * Opens the store, creating and migrating it as needed. Rejects with `FolderInUse` when another process has the data
 * folder open, with `MigrationError` when the database is of another version of the program.
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { report = (error: unknown) => console.error(error), onCrash = report } = settings
  let kysely: Kysely<Database> | undefined
  const isBusyHere = () => insideTransactionOf(kysely)
  const kind = 'dataDir' in settings ? 'embedded' : 'postgres'
  const dialect =
    'dataDir' in settings
      ? await embeddedDialect(settings.dataDir, { isBusyHere, onCrash })
      : postgresDialect(settings.databaseUrl, settings.poolSize ?? 10, { isBusyHere, report })
  const root = new Kysely<Database>({ dialect })
  kysely = root
  try {
    await migrate(root)
  } catch (error) {
    await root.destroy()
    throw error
  }
  const minutes = 'dataDir' in settings ? (settings.maintenanceMinutes ?? 10) : 0
  const stopMaintenance = minutes > 0 ? startMaintenance(root, minutes, report) : async () => {}
  return {
    kind,
    kysely: root,
    run: (fn) => runOn(root, report, fn),
    close: async () => {
      await stopMaintenance()
      await root.destroy()
    },
  }
}
