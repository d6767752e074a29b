import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Chat } from '../../../../../generated/database.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db, json } from '../../../foundation/store/db.ts'

/** A change that is undone as one: an action, or several at once. */
export type UndoableAction = components['schemas']['ChatBulkAction'] | 'actions'

/** The columns of a chat whose changes can be undone. */
export const UNDOABLE = [
  'id',
  'user_name',
  'state',
  'type',
  'requested_at',
  'given_at',
  'area_id',
  'assign_user_id',
  'open',
  'unread_count',
  'live',
  'resolved_at',
  'handled_at',
  'snoozed_until',
  'snoozed_by',
  'urgency',
  'urgency_cleared',
  'base_priority',
] as const

/** Those of them that say whom a chat is of. */
const OTHERS: ReadonlySet<string> = new Set(['id', 'user_name'])
/** The columns that say whether a chat was read: they are given back together, unless somebody read it or wrote. */
const READING: readonly (keyof Row)[] = ['open', 'unread_count']
/** The columns that several actions at once give back. */
export const UNDONE = UNDOABLE.filter((key) => !OTHERS.has(key))

/** What an undoable change reads of a chat. */
export type Row = Pick<Selectable<Chat>, (typeof UNDOABLE)[number]>
/** What an undoable change sets. */
export type Columns = Partial<Omit<Row, 'id' | 'user_name'>>

/** The undo data of a chat: its values before and after the change. */
export interface Step {
  id: number
  before: Columns & { labels?: number[] }
  after: Columns & { labels?: number[] }
  /** absent in steps of earlier versions */
  mark?: Mark
}

/** Where a chat was once a change was done, by which its undo knows what came since. */
interface Mark extends Pick<Row, 'type' | 'area_id' | 'assign_user_id' | 'requested_at'> {
  /** its last message; 0 if there is none */
  message: number
  /** the last entry about it between its messages; 0 if there is none */
  event: number
}

/** Reads what a change of a locked chat may set. */
export function undoableRow(id: number): Promise<Row> {
  return db().selectFrom('chat').select(UNDOABLE).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns the undo data of a change that sets these columns. Columns that cannot be undone are left out. */
export function stepOf(row: Row, set: object): Step {
  const keys = UNDOABLE.filter((key) => key in set && key !== 'id' && key !== 'user_name')
  const take = (from: Partial<Row>) => Object.fromEntries(keys.map((key) => [key, from[key]]))
  return { id: row.id, before: take(row), after: take(set) }
}

/**
 * Returns the undo data of several changes at once of a chat.
 * @param before the first values of the columns that changed
 * @param row its values now
 */
export function rowSteps(row: Row, before: ReadonlyMap<keyof Row, unknown>): Step[] {
  const changed = new Set(UNDONE.filter((key) => before.has(key) && before.get(key) !== row[key]))
  const keys = UNDONE.filter(
    (key) => changed.has(key) || (READING.includes(key) && READING.some((one) => changed.has(one))),
  )
  if (keys.length === 0) return []
  const was = Object.fromEntries(keys.map((key) => [key, before.has(key) ? before.get(key) : row[key]]))
  return [{ id: row.id, before: was, after: Object.fromEntries(keys.map((key) => [key, row[key]])) }]
}

const parts = new AsyncLocalStorage<true>()

/** Runs a part of a change that is undone as a whole: the part keeps no undo of its own. */
export const withoutUndo = <T>(work: () => T): T => parts.run(true, work)

/** Keeps how to undo a change. Returns the id with which it is undone; an API key undoes nothing, nor does a part. */
export async function keepUndo(
  { botId: bot_id, userId: user_id }: Scope,
  action: UndoableAction,
  steps: readonly Step[],
): Promise<string | undefined> {
  if (user_id === null || parts.getStore()) return undefined
  const id = randomBytes(16).toString('base64url')
  const created_at = currentCall().services.clock()
  const marks = await marksOf(steps.map((step) => step.id))
  const before = json(steps.map((step) => ({ ...step, mark: marks.get(step.id) })))
  await db().insertInto('chat_bulk').values({ id, bot_id, user_id, action, before, created_at }).execute()
  return id
}

async function marksOf(ids: readonly number[]): Promise<Map<number, Mark>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .selectFrom('chat')
    .select(['id', 'type', 'area_id', 'assign_user_id', 'requested_at'])
    .select([
      sql<string>`coalesce((select max(m.id) from message m where m.chat_id = chat.id), 0)`.as('message'),
      sql<string>`coalesce((select max(e.id) from chat_event e where e.chat_id = chat.id), 0)`.as('event'),
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, message: Number(row.message), event: Number(row.event) }]))
}
