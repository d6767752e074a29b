import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'

/** One step of the schema, as it was written. */
export interface Migration {
  readonly name: string
  readonly text: string
}

/** The database and this program don't know the same migrations. Spanish first, for whoever starts the server. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

interface Applied {
  name: string
  checksum: string
}

/** Any number that no other program of the same PostgreSQL server uses for an advisory lock. */
const lockKey = 725_163_904

/**
 * The program's migrations in order, read from the folder `migrations` beside this module: the sources' own, or the
 * copy that lies beside the server's bundle.
 */
export function ownMigrations(): Migration[] {
  const folder = new URL('./migrations/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/**
 * Applies what the database lacks, each migration in one transaction together with its row in `migration`, so that
 * an interruption leaves it whole or absent. Processes that start together take turns. Throws `MigrationError`,
 * changing nothing, when the database knows a migration that the program doesn't, or knows it differently.
 */
export async function migrate<D>(kysely: Kysely<D>, migrations: readonly Migration[] = ownMigrations()): Promise<void> {
  const missing = await alone(kysely, async (transaction) => {
    await sql`create table if not exists migration (
      name text primary key, checksum text not null, at timestamptz not null default now()
    )`.execute(transaction)
    const { rows } = await sql<Applied>`select name, checksum from migration order by name`.execute(transaction)
    compare(rows, migrations)
    const known = new Set(rows.map(({ name }) => name))
    return migrations.filter(({ name }) => !known.has(name))
  })
  for (const migration of missing) await alone(kysely, (transaction) => apply(transaction, migration))
}

/** Does `work` in a transaction that waits for others of its kind. */
function alone<D, T>(kysely: Kysely<D>, work: (transaction: Kysely<D>) => Promise<T>): Promise<T> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction)
    return work(transaction)
  })
}

/** Applies a migration, unless another process did meanwhile. */
async function apply<D>(transaction: Kysely<D>, { name, text }: Migration): Promise<void> {
  const { rows } = await sql`select 1 from migration where name = ${name}`.execute(transaction)
  if (rows.length > 0) return
  await sql.raw(text).execute(transaction)
  await sql`insert into migration (name, checksum) values (${name}, ${checksum(text)})`.execute(transaction)
}

function compare(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const own = new Map(migrations.map(({ name, text }) => [name, checksum(text)]))
  for (const { name, checksum: stored } of applied) {
    if (!own.has(name)) {
      throw new MigrationError(
        `La base de datos es de una versión más nueva del programa (tiene ${name}). Usar esa versión o restaurar una copia anterior.\n` +
          `(The database was written by a newer version of the program: it has ${name}.)`,
      )
    }
    if (own.get(name) !== stored) {
      throw new MigrationError(
        `La migración ${name} no es la que se aplicó a esta base de datos. Una migración publicada no se modifica: agregar otra.\n` +
          `(The migration ${name} is not the one that was applied to this database.)`,
      )
    }
  }
}

const checksum = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
