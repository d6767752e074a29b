import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { type Ending, finish } from './ending.ts'

interface Transaction {
  readonly kysely: Kysely<Database>
  readonly hooks: (() => unknown)[]
  readonly endings: Map<unknown, Ending>
  open: boolean
}

/** What the work in progress runs on: a store, and inside `tx` its transaction. */
interface Frame {
  readonly root: Kysely<Database>
  readonly report: (error: unknown) => void
  readonly transaction?: Transaction
}

const frames = new AsyncLocalStorage<Frame>()

/** Runs `fn` with `db()` and `tx()` bound to a store. The store's `run` calls it; nobody else needs to. */
export const runOn = <T>(root: Kysely<Database>, report: (error: unknown) => void, fn: () => T): T =>
  frames.run({ root, report }, fn)

function current(): Frame {
  const frame = frames.getStore()
  if (!frame) throw new Error('No store here: this work must run inside store.run()')
  return frame
}

/** True while a transaction of this root is open around the caller; a query beside it would wait for itself. */
export function insideTransactionOf(root: unknown): boolean {
  const frame = frames.getStore()
  return frame?.root === root && frame?.transaction?.open === true
}

/** The transaction in progress; outside of one, the store itself. Ask for it at each use, never keep it. */
export function db(): Kysely<Database> {
  const { root, transaction } = current()
  return transaction?.open ? transaction.kysely : root
}

/** Tells stores apart: what `store.kysely` is of the store that the work in progress runs on. */
export function storeHere(): Kysely<Database> {
  return current().root
}

/**
 * Runs `fn` in a transaction: joins the one in progress, or begins one. It commits when `fn` resolves and rolls back
 * when `fn` rejects, the error passing through. After a failed statement nothing more can be done in it, so a
 * violated constraint is caught around `tx`, not inside. Waits for mail, HTTP or people don't belong in it: the
 * embedded store has one connection, and a transaction that asks nothing for a minute is undone. On a PostgreSQL
 * server transactions run beside each other (read committed): lock (`forUpdate`) what you read in order to change it.
 */
export async function tx<T>(fn: () => Promise<T>): Promise<T> {
  const { root, report, transaction } = current()
  if (transaction?.open) return fn()
  const hooks: (() => unknown)[] = []
  const result = await root.transaction().execute(async (kysely) => {
    const own: Transaction = { kysely, hooks, endings: new Map(), open: true }
    try {
      const answer = await frames.run({ root, report, transaction: own }, fn)
      await finish(kysely, own.endings.values())
      return answer
    } finally {
      own.open = false
    }
  })
  for (const hook of hooks) runHook(root, report, hook)
  return result
}

/**
 * The ending that the transaction in progress has under `key`, made if it has none yet: many changes of one kind become
 * one statement.
 */
export function endingOf<T extends Ending>(key: string, make: () => T): T {
  const { transaction } = current()
  if (!transaction?.open) throw new Error('Only a transaction has an ending: call it inside tx()')
  const ending = (transaction.endings.get(key) as T | undefined) ?? make()
  transaction.endings.set(key, ending)
  return ending
}

/**
 * Leaves a statement, of which nothing is read in the transaction in progress, to its end; does it at once outside of
 * one. See {@link Ending}.
 */
export async function lastly(query: { compile(): CompiledQuery; execute(): Promise<unknown> }): Promise<void> {
  const { transaction } = current()
  if (!transaction?.open) return void (await query.execute())
  const statement = query.compile()
  transaction.endings.set(statement, { statement: () => statement })
}

/**
 * Runs `hook` once what was written is certain: after the commit of the transaction in progress (never after a
 * rollback), at once outside of one. Nobody waits for it, and its errors are reported, not thrown: what it does must
 * be work that can be caught up with, such as fan-out or waking a worker.
 */
export function afterCommit(hook: () => unknown): void {
  const { root, report, transaction } = current()
  if (transaction?.open) transaction.hooks.push(hook)
  else runHook(root, report, hook)
}

function runHook(root: Kysely<Database>, report: (error: unknown) => void, hook: () => unknown): void {
  frames.run({ root, report }, () => {
    try {
      Promise.resolve(hook()).catch(report)
    } catch (error) {
      report(error)
    }
  })
}
