import type { ChatLines } from './chat-lines.ts'
import { demoCast } from './users.ts'
import { iso } from './visits.ts'

/** Milliseconds after the last message of an earlier conversation at which it was resolved. */
const RESOLVED_AFTER = 35 * 60_000

/** A row of `chat_turn`. Every row has all columns, as bulk inserts need. */
type Turn = {
  bot_id: number
  chat_id: number
  after_id: number
  at: string
  kind: 'area' | 'handed' | 'resolved' | 'reopened'
  since: string | null
  subject_id: number | null
  message_id: number | null
}

/**
 * Returns when the conversations of a generated chat went to an area and its people, were resolved and began again, from
 * which analytics count them.
 * @param firstId the id of its first message
 * @param resolvedAt when its last conversation was resolved, if it is
 */
export function turnsOf(
  place: { bot_id: number; chat_id: number },
  { lines, handoffs, starts }: ChatLines,
  firstId: number,
  resolvedAt: number | null,
): Turn[] {
  const turns: (Turn & { ms: number })[] = []
  const add = (kind: Turn['kind'], ms: number, count: number, rest: Partial<Turn> = {}) =>
    turns.push({
      ...{ ...place, since: null, subject_id: null, message_id: null, kind, ms, at: iso(ms) },
      ...{ after_id: firstId + count - 1, ...rest },
    })
  for (const { at, area_id } of handoffs) {
    const count = lines.filter((line) => line.at <= at).length
    add('area', at, count, { subject_id: area_id })
    add('handed', at, count, { since: iso(at) })
  }
  for (const start of starts.slice(1)) {
    const earlier = lines.filter((line) => line.at < start)
    const last = earlier.at(-1)
    if (!last || earlier.length === lines.length) continue
    add('resolved', Math.min(last.at + RESOLVED_AFTER, start - 1), earlier.length)
    add('reopened', start, earlier.length + 1, { message_id: firstId + earlier.length })
    add('area', start, earlier.length + 1)
  }
  if (resolvedAt !== null) add('resolved', resolvedAt, lines.length)
  return turns.sort((a, b) => a.ms - b.ms).map(({ ms: _, ...turn }) => turn)
}

/** Returns what the thread of a chat shows of its turns: who resolved it, and that its customer came back. */
export const eventsOf = (turns: readonly Turn[], { lines, starts }: ChatLines, firstId: number) =>
  turns.flatMap(({ bot_id, chat_id, after_id, at, kind }) => {
    if (kind !== 'resolved' && kind !== 'reopened') return []
    const said = lines.slice(0, after_id - firstId + 1)
    const began = starts.findLast((start) => start <= (said.at(-1)?.at ?? 0)) ?? 0
    const person = said.findLast(({ user_id }) => user_id !== null)
    const name = person && person.at >= began ? (demoCast[(person.user_id ?? 0) - 1]?.name ?? '') : ''
    const actor = kind === 'reopened' ? 'customer' : name === '' ? 'system' : 'user'
    return [{ bot_id, chat_id, after_id, at, kind, actor, actor_name: actor === 'user' ? name : '' }]
  })
