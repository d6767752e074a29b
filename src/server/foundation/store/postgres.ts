import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StoreAway, UncommittedTransaction } from './errors.ts'
import { readerOf } from './levels.ts'
import { wireValue } from './parameters.ts'

interface Guard {
  /** Tells whether a transaction is open around the caller. */
  readonly isBusyHere: () => boolean
  /** Told of each connection that broke, or could not be made. */
  readonly onAway: (error: unknown) => void
}

/** SQLSTATEs that tell of the server and not of the statement: connection lost, shutting down, starting, full. */
const AWAY = /^(08...|57P0[123]|53300)$/

/** A PostgreSQL server through a pool of connections. Connects at the first query. */
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
    types: { getTypeParser: readerOf },
  })
  const broken = new WeakSet<pg.PoolClient>()
  // the pool listens to a connection only while nobody has it: an error without a listener ends the process
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      broken.add(client)
      if (!pool.ending) onAway(error)
    }),
  )
  pool.on('error', () => {}) // told above
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    if (isBusyHere()) throw new Error('A query beside the transaction in progress would not see it: use db()')
    const client = await pool.connect().catch((error: unknown) => {
      if (pool.ending) throw error
      // every connection at work says nothing of the server: who asked may ask again, nobody else has missed anything
      if (!isQueueTimeout(error)) onAway(error)
      throw new StoreAway(error)
    })
    const known = clients.get(client) ?? strict(client, () => broken.has(client))
    clients.set(client, known)
    return known
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } })
}

/** True when all connections were busy for as long as a caller may wait for one; pg-pool tells it by its text alone. */
const isQueueTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/**
 * A client whose commit fails when the server answers that it rolled back, and whose failures tell a lost connection
 * from a refused statement.
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
    // a value that can't be sent must be found here: pg would forget the statement and not that it is kept
    const values = parameters.map(wireValue)
    const result = await client.query({ ...(name !== undefined && { name }), text: sql, values }).catch((error) => {
      const lost = isBroken() || AWAY.test(String((error as NodeJS.ErrnoException).code))
      // what a lost connection had begun is undone, and why it was to be undone is not to be hidden
      if (lost && sql === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
      throw lost ? new StoreAway(error) : error
    })
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
