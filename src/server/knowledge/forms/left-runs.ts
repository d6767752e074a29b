import { sql } from 'kysely'
import { instant } from '../../foundation/store/db.ts'

/** Milliseconds without an answer after which a run in progress counts as left. */
const LEFT_AFTER = 86_400_000

/** Returns the condition on a run `u` of a form in progress that whoever began it has left. */
export const isGivenUp = (now: Date) =>
  sql<boolean>`(u.status = 'partial' and u.updated_at < ${instant(new Date(now.getTime() - LEFT_AFTER))})`

/** Returns the condition on a run `u` of a form that it ended before its last question. */
export const hasLeft = (now: Date) =>
  sql<boolean>`(u.status in ('abandoned', 'cancelled', 'handed') or ${isGivenUp(now)})`
