import { type Json, object, string } from '../meta/incoming.ts'

/** What is processed together: rows of the inbox of which the body says everything. */
export interface Item {
  ids: number[]
  body: Json
  attempts: number
}

/** States of which a later one includes the earlier ones. A failure is processed by itself. */
const RANK: Readonly<Record<string, number>> = { sent: 1, delivered: 2, read: 3, played: 3 }

/**
 * Joins the news about one message, of which only the last counts. During a campaign this is a third of the work, and
 * staff see the last state sooner.
 */
export function latestStatuses(items: readonly Item[]): Item[] {
  const latest = new Map<string, Item>()
  const joined: Item[] = []
  for (const item of items) {
    const { id, rank } = statusOf(item)
    const known = id !== undefined && rank !== undefined ? latest.get(id) : undefined
    if (known) {
      known.ids.push(...item.ids)
      known.attempts = Math.max(known.attempts, item.attempts)
      if ((rank ?? 0) > (statusOf(known).rank ?? 0)) known.body = item.body
    } else {
      joined.push(item)
      if (id !== undefined && rank !== undefined) latest.set(id, item)
    }
  }
  return joined
}

function statusOf({ body }: Item): { id: string | undefined; rank: number | undefined } {
  const { id, status } = object(body.status)
  return { id: string(id), rank: RANK[string(status) ?? ''] }
}
