import type { Scope } from '../../../foundation/http/scope.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { seesPeople } from '../among.ts'
import { Answers } from '../answers.ts'
import { type Board, boardOf } from './board.ts'

/**
 * Boards by who sees the same: a screen on every wall costs as much as one. Whoever heard of a later event than the `seq`
 * of a board asks again.
 */
const boards = new Answers<Board>(1_000, 500)

/** What an answer depends on besides the moment: who sees everything of the bot sees the same as others who do. */
function keyOf(scope: Scope): string {
  const { botId, userId, roleId, areas, permissions, timeZone } = scope
  const isCommon = seesAll(scope) && seesPeople(scope)
  return JSON.stringify([botId, isCommon ? null : [userId, roleId, areas], Boolean(permissions.chats), timeZone])
}

/** Returns the live board, at most a second old. */
export const liveBoard = (scope: Scope, now: Date): Promise<Board> =>
  boards.get(keyOf(scope), now, () => boardOf(scope, now))
