import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StoreUnavailable, UncommittedTransaction } from './errors.ts'
import { wireValue } from './parameters.ts'
import { isPlannedEachTime } from './planned-each-time.ts'
import { typeParserOf } from './type-parsers.ts'

interface Guard {
  /** Returns true if the caller is inside a transaction. */
  readonly isBusyHere: () => boolean
  /** Receives the error of each connection that broke or could not be opened. */
  readonly onAway: (error: unknown) => void
}

/**
 * SQLSTATEs about the server instead of the statement: connection lost, shutting down, starting, too many connections.
 */
const AWAY = /^(08...|57P0[123]|53300)$/

/** Kysely dialect for a PostgreSQL server with a connection pool. Connects on the first query. */
export function postgresDialect(databaseUrl: string, poolSize: number, { isBusyHere, onAway }: Guard): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    application_name: 'consola',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options:
      '-c TimeZone=UTC -c search_path=public -c intervalstyle=postgres -c idle_in_transaction_session_timeout=60s',
    types: { getTypeParser: typeParserOf },
  })
  const broken = new WeakSet<pg.PoolClient>()
  // The pool listens for errors only on idle connections; without a listener, an error would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      broken.add(client)
      if (!pool.ending) onAway(error)
    }),
  )
  pool.on('error', () => {}) // Reported above.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    if (isBusyHere()) throw new Error('A query outside of the current transaction does not see its changes: use db()')
    const client = await pool.connect().catch((error: unknown) => {
      if (pool.ending) throw error
      // All connections being busy says nothing about the server: the caller may retry, and no notification was lost.
      if (!isQueueTimeout(error)) onAway(error)
      throw new StoreUnavailable(error)
    })
    const known = clients.get(client) ?? strict(client, () => broken.has(client))
    clients.set(client, known)
    return known
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } })
}

/** Returns true if all connections stayed busy until the timeout. pg-pool identifies this error only by its message. */
const isQueueTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/**
 * Wraps a client: a commit that the server answers with a rollback rejects, and errors distinguish a lost connection
 * from a rejected statement.
 */
function strict(client: pg.PoolClient, isBroken: () => boolean): PostgresPoolClient {
  return new Proxy<PostgresPoolClient>(client as PostgresPoolClient, {
    get(target, key) {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

  async function query(sql: string, parameters: unknown[]) {
    const name = parameters.length > 0 ? nameOf(sql) : undefined
    // A value that cannot be serialized must fail here: pg would drop the statement but keep its name as prepared.
    const values = parameters.map(wireValue)
    const result = await client.query({ ...(name !== undefined && { name }), text: sql, values }).catch((error) => {
      const lost = isBroken() || AWAY.test(String((error as NodeJS.ErrnoException).code))
      // A lost connection is rolled back by the server, and the original error must not be hidden.
      if (lost && sql === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
      throw lost ? new StoreUnavailable(error) : error
    })
    if (sql === 'commit' && result.command === 'ROLLBACK') throw new UncommittedTransaction()
    return result
  }
}

/**
 * Maximum number of prepared statements per connection, whose plans may be reused. Statements that come later are sent
 * unprepared.
 */
const KEPT = 500
const names = new Map<string, string>()

/**
 * Returns the name of a prepared statement. A statement with `*` gets none: a newer version of the program running
 * alongside may add a column, after which the prepared statement would always fail.
 */
function nameOf(sql: string): string | undefined {
  if (isPlannedEachTime(sql)) return undefined
  const known = names.get(sql)
  if (known !== undefined || names.size >= KEPT || /\*(?!\))/.test(sql)) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
