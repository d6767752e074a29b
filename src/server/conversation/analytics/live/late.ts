import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { db } from '../../../foundation/store/db.ts'
import { deadlineHours, nextDeadline } from '../../chats/core/due.ts'

/** The deadlines of an area, and the hours in which they count; null if they always do. */
export interface LimitedArea {
  first_response_minutes: number | null
  resolution_minutes: number | null
  deadline_hours: components['schemas']['OpeningHours'] | null
}

/** Returns the areas of a bot that have deadlines. */
export async function limitedAreas(botId: number): Promise<Map<number, LimitedArea>> {
  const rows = await db()
    .selectFrom('area as a')
    .innerJoin('bot as b', 'b.id', 'a.bot_id')
    .select(['a.id', 'a.first_response_minutes', 'a.resolution_minutes'])
    .select(deadlineHours().as('deadline_hours'))
    .where('a.bot_id', '=', botId)
    .where(sql<boolean>`coalesce(a.first_response_minutes, a.resolution_minutes) is not null`)
    .execute()
  return new Map(rows.map(({ id, ...limits }) => [id, limits]))
}

/**
 * Returns how many requests of an area are past their deadline, as the inbox says of each. An earlier request never has a
 * later deadline, so that a few of them tell how many there are.
 * @param requested when they asked for a person, the earliest first
 */
export function lateOf(requested: readonly string[], limits: LimitedArea | undefined, now: Date): number {
  if (!limits) return 0
  const isLate = (at: string) => {
    const due = nextDeadline({ type: 'request', state: 0, requested_at: at, ...limits })
    return Boolean(due) && Date.parse(due?.at ?? '') <= now.getTime()
  }
  let [late, end] = [0, requested.length]
  while (late < end) {
    const middle = Math.floor((late + end) / 2)
    if (isLate(requested[middle] ?? '')) late = middle + 1
    else end = middle
  }
  return late
}
