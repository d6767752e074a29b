import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { UncommittedTransaction } from './errors.ts'
import { readerOf } from './levels.ts'
import { wireValue } from './parameters.ts'

interface Guard {
  /** Tells whether a transaction is open around the caller. */
  readonly isBusyHere: () => boolean
  /** Told of a connection that broke while nobody used it. */
  readonly report: (error: unknown) => void
}

/** A PostgreSQL server through a pool of connections. Connects at the first query. */
export function postgresDialect(databaseUrl: string, poolSize: number, { isBusyHere, report }: Guard): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    application_name: 'consola',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options:
      '-c TimeZone=UTC -c search_path=public -c intervalstyle=postgres -c idle_in_transaction_session_timeout=60s',
    types: { getTypeParser: readerOf },
  })
  pool.on('error', (error) => pool.ending || report(error))
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    if (isBusyHere()) throw new Error('A query beside the transaction in progress would not see it: use db()')
    const client = await pool.connect()
    const known = clients.get(client) ?? strict(client)
    clients.set(client, known)
    return known
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } })
}

/** A client whose commit fails when the server answers that it rolled back. */
function strict(client: pg.PoolClient): PostgresPoolClient {
  return new Proxy<PostgresPoolClient>(client as PostgresPoolClient, {
    get(target, key) {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

  async function query(sql: string, parameters: unknown[]) {
    const name = parameters.length > 0 ? nameOf(sql) : undefined
    // a value that can't be sent must be found here: pg would forget the statement and not that it is kept
    const values = parameters.map(wireValue)
    const result = await client.query({ ...(name !== undefined && { name }), text: sql, values })
    if (sql === 'commit' && result.command === 'ROLLBACK') throw new UncommittedTransaction()
    return result
  }
}

/** Statements that the connections keep parsed, and the planner may plan once; those met later are sent whole. */
const KEPT = 500
const names = new Map<string, string>()

/**
 * The name under which a connection keeps a statement. One that answers every column has none: a newer program beside
 * this one may add a column, and a kept statement would be refused from then on.
 */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= KEPT || /\*(?!\))/.test(sql)) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
