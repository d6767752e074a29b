import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Database } from '../../../generated/database.d.ts'

/** What the work in progress runs on: a store, and inside `tx` its transaction. */
interface Frame {
  readonly root: Kysely<Database>
  readonly report: (error: unknown) => void
  readonly transaction?: { readonly kysely: Kysely<Database>; readonly hooks: (() => unknown)[]; open: boolean }
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
    const own = { kysely, hooks, open: true }
    try {
      return await frames.run({ root, report, transaction: own }, fn)
    } finally {
      own.open = false
    }
  })
  for (const hook of hooks) runHook(root, report, hook)
  return result
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
