import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, IsolationLevel, Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { type DeferredWork, finish } from './deferred.ts'

interface Transaction {
  readonly kysely: Kysely<Database>
  readonly hooks: (() => unknown)[]
  readonly endings: Map<unknown, DeferredWork>
  open: boolean
}

/** The context of the current work: a store, and inside `tx` its transaction. */
interface Frame {
  readonly root: Kysely<Database>
  readonly report: (error: unknown) => void
  readonly transaction?: Transaction
}

const frames = new AsyncLocalStorage<Frame>()

/** Runs `fn` with `db()` and `tx()` bound to a store. Only the store's `run` calls it. */
export const runWithStore = <T>(root: Kysely<Database>, report: (error: unknown) => void, fn: () => T): T =>
  frames.run({ root, report }, fn)

function current(): Frame {
  const frame = frames.getStore()
  if (!frame) throw new Error('There is no store: run this code inside store.run()')
  return frame
}

/** Returns true if the caller is inside a transaction of this store. A separate query there would wait for itself. */
export function isInTransaction(root: unknown): boolean {
  const frame = frames.getStore()
  return frame?.root === root && frame?.transaction?.open === true
}

/** Returns the current transaction, or the store outside of one. Call it for each use and do not keep the result. */
export function db(): Kysely<Database> {
  const { root, transaction } = current()
  return transaction?.open ? transaction.kysely : root
}

/** Identifies the current store: returns its `store.kysely`. */
export function currentStore(): Kysely<Database> {
  return current().root
}

/**
 * Runs `fn` in a transaction: joins the current one, or begins one. Commits when `fn` resolves and rolls back when it
 * rejects, passing the error on. After a failed statement the transaction accepts no further ones, so catch constraint
 * violations around `tx`, not inside. Do not wait for mail, HTTP or people inside: the embedded store has one
 * connection, and a transaction that is idle for a minute is rolled back. On a PostgreSQL server transactions run
 * concurrently (read committed): lock rows (`forUpdate`) that you read in order to change them.
 */
export function tx<T>(fn: () => Promise<T>): Promise<T> {
  return begin(fn)
}

/**
 * Runs reads that see the store at one moment, also if others change it in between. Not for changes, which could fail
 * because of others. Inside a transaction it joins it, and its statements see what others committed before each.
 */
export function readTogether<T>(fn: () => Promise<T>): Promise<T> {
  return begin(fn, 'repeatable read')
}

async function begin<T>(fn: () => Promise<T>, isolation?: IsolationLevel): Promise<T> {
  const { root, report, transaction } = current()
  if (transaction?.open) return fn()
  const hooks: (() => unknown)[] = []
  // The embedded store has one connection, and each of its transactions is alone.
  const opened = isolation ? root.transaction().setIsolationLevel(isolation) : root.transaction()
  const result = await opened.execute(async (kysely) => {
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
 * Returns the current transaction's ending for `key`, created if there is none: many changes of one kind become a
 * single statement.
 */
export function deferredWork<T extends DeferredWork>(key: string, make: () => T): T {
  const { transaction } = current()
  if (!transaction?.open) throw new Error('Only transactions have end hooks: call this inside tx()')
  const ending = (transaction.endings.get(key) as T | undefined) ?? make()
  transaction.endings.set(key, ending)
  return ending
}

/**
 * Executes a statement at the end of the current transaction, or immediately outside of one. Nothing in the transaction
 * may depend on it. See {@link DeferredWork}.
 */
export async function deferToCommit(query: { compile(): CompiledQuery; execute(): Promise<unknown> }): Promise<void> {
  const { transaction } = current()
  if (!transaction?.open) return void (await query.execute())
  const statement = query.compile()
  transaction.endings.set(statement, { statement: () => statement })
}

/**
 * Runs `hook` after the commit of the current transaction, never after a rollback; immediately outside of one. It is
 * not awaited, and its errors are reported instead of thrown. Use it only for work that can be made up for if it is
 * lost, such as publishing events or waking a worker.
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
