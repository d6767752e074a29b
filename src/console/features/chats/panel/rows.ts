import { dayIn } from '../../../../contract/zone.ts'
import { botZone } from '../../../ui/format.ts'
import type { Outgoing } from '../outbox/types.ts'
import type { ChatMessage, ThreadEvent } from '../state/types.ts'

/** One row of a thread. */
export type Row =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string; count: number }
  | { kind: 'message'; key: number; message: ChatMessage; grouped: boolean }
  | { kind: 'changes'; key: string; changes: readonly ThreadEvent[] }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }

/** Milliseconds within which messages of one author are grouped. */
const TOGETHER = 5 * 60_000

/**
 * Returns the outgoing messages that are not in the thread yet. The event of a sent message may arrive before the
 * response of its request.
 */
export function unconfirmed(outgoing: readonly Outgoing[], messages: readonly ChatMessage[], me: number): Outgoing[] {
  const claimed = new Set<number>()
  return outgoing.filter((one) => {
    if (one.state === 'failed') return true
    const own = messages.find(
      (message) =>
        message.id > one.afterId &&
        !claimed.has(message.id) &&
        message.user_id === me &&
        message.type === (one.kind === 'comment' ? 'internal' : 'agent') &&
        (one.kind === 'files' ? message.files.length > 0 : message.text === one.text.trim()),
    )
    if (own) claimed.add(own.id)
    return own === undefined
  })
}

/** What happened between the messages of a thread, and whether there are messages on either side that are not loaded. */
interface Between {
  changes: readonly ThreadEvent[]
  more: boolean
  past: boolean
}

/** Returns the changes by the shown message after which they happened; 0 for before the first one of the chat. */
function placed(messages: readonly ChatMessage[], { changes, more, past }: Between): Map<number, ThreadEvent[]> {
  const places = new Map<number, ThreadEvent[]>()
  const last = messages.at(-1)?.id ?? 0
  for (const one of changes) {
    // The message after which it happened may have been deleted.
    const id = one.after_id >= last ? last : (messages.findLast((message) => message.id <= one.after_id)?.id ?? 0)
    if ((id === 0 && more) || (past && one.after_id > last)) continue
    places.set(id, [...(places.get(id) ?? []), one])
  }
  return places
}

/** Splits changes of one place in their order by their days. */
function byDay(changes: readonly ThreadEvent[], zone: string): ThreadEvent[][] {
  const parts: ThreadEvent[][] = []
  for (const one of changes) {
    const part = parts.at(-1)
    if (part?.[0] && dayIn(part[0].at, zone) === dayIn(one.at, zone)) part.push(one)
    else parts.push([one])
  }
  return parts
}

/**
 * Builds the rows of a thread: days, grouped messages, what happened between them, the "new messages" divider, and
 * outgoing messages at the end.
 */
export function rowsOf(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  unseenAfter?: number,
  between: Between = { changes: [], more: false, past: false },
): Row[] {
  const rows: Row[] = []
  const places = placed(messages, between)
  const zone = botZone()
  let dayBefore = ''
  let before: ChatMessage | undefined
  const startDay = (day: string, first: string | number): void => {
    if (day !== dayBefore) rows.push({ kind: 'day', key: `day-${day}-${first}`, day })
    dayBefore = day
  }
  const tell = (after: number): void => {
    for (const [at, changes] of byDay(places.get(after) ?? [], zone).entries()) {
      startDay(dayIn(changes[0]?.at ?? '', zone), `change-${changes[0]?.id}`)
      rows.push({ kind: 'changes', key: at === 0 ? `changes-${after}` : `changes-${after}-${at}`, changes })
    }
  }
  tell(0)
  for (const message of messages) {
    const day = dayIn(message.at, zone)
    const newDay = day !== dayBefore
    startDay(day, message.id)
    const unseen = unseenAfter !== undefined && message.id > unseenAfter && (before?.id ?? 0) <= unseenAfter
    if (unseen && message.type === 'user') {
      const count = messages.filter(({ id, type }) => id > unseenAfter && type === 'user').length
      rows.push({ kind: 'new', key: 'new', count })
    }
    const grouped =
      !newDay &&
      !places.has(before?.id ?? 0) &&
      before?.type === message.type &&
      before.user_name === message.user_name &&
      before.user_id === message.user_id &&
      Date.parse(message.at) - Date.parse(before.at) < TOGETHER
    rows.push({ kind: 'message', key: message.id, message, grouped })
    tell(message.id)
    before = message
  }
  for (const one of outgoing) rows.push({ kind: 'outgoing', key: one.key, outgoing: one })
  return rows
}
