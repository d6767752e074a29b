import type { Scope } from '../../../foundation/http/scope.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { currentStore } from '../../../foundation/store/db.ts'
import { seesPeople } from '../among.ts'
import { type Board, boardOf } from './board.ts'

/**
 * Milliseconds for which the same answer serves everybody who sees the same: a screen on every wall costs as much as one.
 * Whoever heard of a later event than its `seq` asks again.
 */
const SHARED_MS = 1_000

/** Maximum number of answers that are kept per store. The oldest is evicted. */
const MOST = 500

interface Kept {
  at: number
  board: Promise<Board>
}

const boards = new WeakMap<object, Map<string, Kept>>()

/** What an answer depends on besides the moment: who sees everything of the bot sees the same as others who do. */
function keyOf(scope: Scope): string {
  const { botId, userId, roleId, areas, permissions, timeZone } = scope
  const isCommon = seesAll(scope) && seesPeople(scope)
  return JSON.stringify([botId, isCommon ? null : [userId, roleId, areas], Boolean(permissions.chats), timeZone])
}

/** Returns the live board, at most a second old. */
export function liveBoard(scope: Scope, now: Date): Promise<Board> {
  const store = currentStore()
  const here = boards.get(store) ?? new Map<string, Kept>()
  boards.set(store, here)
  const key = keyOf(scope)
  const known = here.get(key)
  const age = known ? now.getTime() - known.at : SHARED_MS
  if (known && age >= 0 && age < SHARED_MS) return known.board
  const board = boardOf(scope, now)
  here.delete(key)
  here.set(key, { at: now.getTime(), board })
  // What failed is not kept.
  board.catch(() => here.get(key)?.board === board && here.delete(key))
  const [oldest] = here.keys()
  if (here.size > MOST && oldest !== undefined) here.delete(oldest)
  return board
}
