import { rmSync } from 'node:fs'
import { openStore, type Store, type StoreSettings } from '../../src/server/foundation/store/db.ts'
import { freshDataFolder } from './data-folder.ts'
import { type Server, startPostgres } from './postgres-server.ts'
import { databaseOf, onDatabase, TEMPLATE, withTemplate } from './postgres-template.ts'

// Runs a test on both stores: `describe.each(storeKinds)('%s store', (kind) => { … freshStore(kind) … })`.

export type StoreKind = Store['kind']

/** A store used by one test only. */
export interface TestStore {
  readonly store: Store
  /** To open the same data again after `store.close()`, on the embedded store. */
  readonly settings: StoreSettings
  /** Closes the store if it is still open, and deletes its data. */
  discard(): Promise<void>
}

// A project of tests may share one server (postgres-setup.ts). Otherwise the files of a process share one that ends
// with the process, because a file that stopped it would take it from the next one.
const shared = process.env.TEST_POSTGRES_URL
const server = shared ? { url: shared } : await startPostgres().then(withTemplate, missing)

/** The stores that can be tested here: both, or only the embedded one if no PostgreSQL server can be started. */
export const storeKinds: readonly StoreKind[] = server ? ['embedded', 'postgres'] : ['embedded']

function missing(reason: unknown): undefined {
  if (process.env.REQUIRE_POSTGRES === '1') throw reason
  console.error(
    `\n!!! NOT TESTED ON POSTGRESQL: ${reason instanceof Error ? reason.message : String(reason)}\n` +
      '!!! Only the embedded database is tested. Install PostgreSQL (apt-get install postgresql), or set REQUIRE_POSTGRES=1 to fail instead.\n',
  )
}

let databases = 0

/** Returns settings for a migrated, empty database: a new database of the server or a new data folder. */
export async function freshSettings(kind: StoreKind): Promise<StoreSettings & { discard(): Promise<void> }> {
  if (kind === 'embedded') {
    const dataDir = await freshDataFolder()
    const discard = async () => rmSync(dataDir, { recursive: true, force: true })
    return { dataDir, maintenanceMinutes: 0, discard }
  }
  const name = `test_${process.pid}_${++databases}`
  await onServer(`create database ${name} template ${TEMPLATE}`)
  const databaseUrl = databaseOf(running().url, name)
  return { databaseUrl, discard: () => onServer(`drop database if exists ${name} with (force)`) }
}

/** Opens an empty store. */
export async function freshStore(kind: StoreKind, options: Partial<StoreSettings> = {}): Promise<TestStore> {
  const { discard, ...place } = await freshSettings(kind)
  const settings = { ...place, ...options } as StoreSettings
  const store = await openStore(settings)
  return {
    store,
    settings,
    discard: async () => {
      await store.close().catch(() => {})
      await discard()
    },
  }
}

const onServer = (statement: string) => onDatabase(running().url, statement)

function running(): Pick<Server, 'url'> {
  if (!server) throw new Error('There is no PostgreSQL server here')
  return server
}
