import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { columnsByTable, countRows, tablesInOrder } from './catalogue.ts'
import type { Chunk, Counts } from './dump.ts'
import { type Migration, MigrationError, migrate, ownMigrations } from './migrate.ts'

/** Thrown if a copy cannot be read or written. The message is in Spanish, for the person who runs the command. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

/** Parts of a backup after the database. */
interface Other {
  readonly kind: 'file' | 'whole'
}

/**
 * Loads a dump into an empty database in one transaction. Migrates to the version of the dump, loads it, and applies
 * the remaining migrations. Returns the number of rows by table. Rejects with `CopyError` if the database has data or
 * the dump is incomplete, with `MigrationError` if the dump is from a newer version.
 */
export async function load<D>(kysely: Kysely<D>, chunks: AsyncIterable<Chunk | Other>): Promise<Counts> {
  const source = chunks[Symbol.asyncIterator]()
  try {
    const first = await source.next()
    if (first.done || first.value.kind !== 'head') throw new CopyError('No es una copia de esta consola.')
    await migrate(kysely, migrationsOf(first.value.migrations))
    const counts = await kysely.transaction().execute((target) => loadRows(target, source))
    await migrate(kysely)
    return counts
  } finally {
    await source.return?.()
  }
}

async function loadRows<D>(target: Kysely<D>, source: AsyncIterator<Chunk | Other>): Promise<Counts> {
  await refuseData(target)
  const columns = await columnsByTable(target)
  // The dump already contains what triggers would add.
  await setTriggers(target, 'disable')
  for (;;) {
    const { done, value } = await source.next()
    if (done) throw new CopyError('La copia está cortada: le falta el final. No se guardó nada.')
    if (value.kind === 'rows') await insert(target, value.table, columns.get(value.table), value.rows)
    if (value.kind !== 'end') continue
    for (const { table, column, last, called } of value.sequences) {
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last}::bigint, ${called})`.execute(target)
    }
    const counted = await countRows(target, Object.keys(value.counts))
    if (!isDeepStrictEqual(counted, { ...value.counts })) {
      throw new CopyError('La copia está dañada: no tiene todas las filas que dice. No se guardó nada.')
    }
    await setTriggers(target, 'enable')
    return counted
  }
}

async function setTriggers<D>(target: Kysely<D>, to: 'enable' | 'disable'): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`.execute(target)
  for (const { name } of rows) await sql`alter table ${sql.raw(name)} ${sql.raw(to)} trigger user`.execute(target)
}

async function insert<D>(target: Kysely<D>, table: string, columns: string[] | undefined, rows: readonly string[]) {
  if (!columns) throw new CopyError(`La copia está dañada: nombra una tabla desconocida, ${table}. No se guardó nada.`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    target,
  )
}

async function refuseData<D>(target: Kysely<D>): Promise<void> {
  for (const table of await tablesInOrder(target)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target)
    if (rows.length === 0) continue
    throw new CopyError(
      `La base de datos de destino no está vacía: hay filas en ${table}. Elige una vacía. No se cambió nada.`,
    )
  }
}

/** Returns this program's migrations that the dump has. Throws `MigrationError` if the dump is from a newer version. */
export function migrationsOf(names: readonly string[]): Migration[] {
  const own = ownMigrations()
  const unknown = names.find((name) => !own.some((migration) => migration.name === name))
  if (unknown === undefined) return own.filter(({ name }) => names.includes(name))
  throw new MigrationError(
    `La copia es de una versión más nueva del programa (tiene ${unknown}). Actualízalo y repite. No se cambió nada.`,
  )
}
