import type { ChatLines } from './chat-lines.ts'
import { iso } from './visits.ts'

/** Milliseconds after the last message of an earlier conversation at which it was resolved. */
const RESOLVED_AFTER = 35 * 60_000

/** A row of `chat_turn`. Every row has all columns, as bulk inserts need. */
type Turn = {
  bot_id: number
  chat_id: number
  after_id: number
  at: string
  kind: 'handed' | 'resolved' | 'reopened'
  since: string | null
  subject_id: number | null
  message_id: number | null
}

/**
 * Returns when the conversations of a generated chat went to people, were resolved and began again, from which analytics
 * count them.
 * @param firstId the id of its first message
 * @param resolvedAt when its last conversation was resolved, if it is
 */
export function turnsOf(
  place: { bot_id: number; chat_id: number },
  { lines, handoffs, starts }: ChatLines,
  firstId: number,
  resolvedAt: number | null,
): Turn[] {
  const nothing = { since: null, subject_id: null, message_id: null }
  const turns: (Turn & { ms: number })[] = handoffs.map(({ at }) => ({
    ...{ ...place, ...nothing, kind: 'handed', ms: at, at: iso(at), since: iso(at) },
    after_id: firstId + lines.filter((line) => line.at <= at).length - 1,
  }))
  const add = (kind: 'resolved' | 'reopened', ms: number, count: number, message_id: number | null = null) =>
    turns.push({ ...place, ...nothing, kind, ms, at: iso(ms), after_id: firstId + count - 1, message_id })
  for (const start of starts.slice(1)) {
    const earlier = lines.filter((line) => line.at < start)
    const last = earlier.at(-1)
    if (!last || earlier.length === lines.length) continue
    add('resolved', Math.min(last.at + RESOLVED_AFTER, start - 1), earlier.length)
    add('reopened', start, earlier.length + 1, firstId + earlier.length)
  }
  if (resolvedAt !== null) add('resolved', resolvedAt, lines.length)
  return turns.sort((a, b) => a.ms - b.ms).map(({ ms: _, ...turn }) => turn)
}
