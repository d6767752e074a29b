import { Kysely } from 'kysely'
import type { Database } from '../../../generated/database.d.ts'
import { runOn } from './db.ts'
import { embeddedDialect } from './embedded-dialect.ts'
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
 * Opens the store, creating and migrating it as needed. Rejects when the data folder is in use by another process
 * (`FolderInUse`), or when the database was written by a newer program (`MigrationError`).
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const report = settings.report ?? ((error: unknown) => console.error(error))
  const kind = 'dataDir' in settings ? 'embedded' : 'postgres'
  const dialect = 'dataDir' in settings ? await embeddedDialect(settings, report) : postgresDialect(settings, report)
  const kysely = new Kysely<Database>({ dialect })
  try {
    await migrate(kysely, kind)
  } catch (error) {
    await kysely.destroy()
    throw error
  }
  return { kind, kysely, run: (fn) => runOn(kysely, report, fn), close: () => kysely.destroy() }
}
