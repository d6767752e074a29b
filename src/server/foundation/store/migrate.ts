import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'

/** A schema migration. */
export interface Migration {
  readonly name: string
  readonly text: string
}

/**
 * The migrations of the database and of this program differ. The message is in Spanish for the person who starts the
 * server, then in English.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

interface Applied {
  name: string
  checksum: string
}

/** Key of the advisory lock. Any number that no other program on the same PostgreSQL server uses. */
const lockKey = 725_163_904

/**
 * Returns the program's migrations in order, from the folder `migrations` next to this module. In a build it is next to
 * the server bundle.
 */
export function ownMigrations(): Migration[] {
  const folder = new URL('./migrations/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/**
 * Applies the missing migrations, each in one transaction with its row in `migration`, so that an interruption leaves
 * it either applied or not. Concurrent processes take turns. Throws `MigrationError` without changing anything if the
 * database has a migration that is unknown to the program or differs.
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

/** Runs `work` in a transaction with the migration lock. */
function alone<D, T>(kysely: Kysely<D>, work: (transaction: Kysely<D>) => Promise<T>): Promise<T> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction)
    return work(transaction)
  })
}

/** Applies a migration, unless another process has applied it meanwhile. */
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
          `(The database was written by a newer version of the program: it has migration ${name}.)`,
      )
    }
    if (own.get(name) !== stored) {
      throw new MigrationError(
        `La migración ${name} no es la que se aplicó a esta base de datos. Una migración publicada no se modifica: agregar otra.\n` +
          `(The migration ${name} differs from the one that was applied to this database.)`,
      )
    }
  }
}

const checksum = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
