import { waitsUrgently } from '../../../notify/urgent.ts'
import type { Filter } from '../filters/filter.ts'
import { isClientFilterable, isInBox, matches } from '../filters/matches.ts'
import { isPinned } from './pins.ts'
import type { ChatItem, InboxState } from './types.ts'

/** Page size of the server. */
const PAGE_SIZE = 20

/** The chats that the server listed and those that changed since. */
export interface Listing {
  /** ids in the order of the server */
  ids: readonly number[]
  /** number of the last event that the answer of the server includes */
  seq: number
  /** chats with events since */
  changed: ReadonlySet<number>
  /** what a search found in which chat: it belongs to the list, as chats that arrive otherwise come without it */
  matches: ReadonlyMap<number, NonNullable<ChatItem['match']>>
  total: number
  pages: number
  /** there are more chats than `total`, not counted */
  more?: boolean
  /** open chats that only the start of the date range leaves out */
  older?: number
}

export const EMPTY_LISTING: Listing = { ids: [], seq: 0, changed: new Set(), matches: new Map(), total: 0, pages: 0 }

const newestFirst = (a: ChatItem, b: ChatItem) =>
  Date.parse(b.last_message_at) - Date.parse(a.last_message_at) || b.id - a.id

/** Since when an urgent chat waits for a person, last those who have not asked for one; undefined for other chats. */
const urgentSince = (chat: ChatItem) =>
  waitsUrgently(chat) ? Date.parse(chat.waiting_since ?? '') || Number.POSITIVE_INFINITY : undefined

/** The levels of priority, the lowest first. */
const LEVELS: readonly ChatItem['priority'][] = ['low', 'normal', 'high', 'urgent']

const byPriority = (a: ChatItem, b: ChatItem) =>
  LEVELS.indexOf(b.priority ?? 'normal') - LEVELS.indexOf(a.priority ?? 'normal')

/** Urgent requests come first, those that wait longest before the others; then the newest. */
function byUrgency(a: ChatItem, b: ChatItem): number {
  const [one, other] = [urgentSince(a), urgentSince(b)]
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  return one - other || a.id - b.id
}

/**
 * Returns the chats to show: the listed ones that still match and, on the first page, those that changed since. Pinned
 * ones come first, then the urgent, then the newest or those of more priority; at most one page. The open chat stays while it is in the same category, so that
 * answering or reading it does not remove it.
 */
export function visibleChats(
  state: InboxState,
  { ids, changed }: Listing,
  filter: Filter,
  selected?: number | null,
  me?: number,
): ChatItem[] {
  const listed = new Set(ids)
  const candidates = new Set(filter.page_number === 1 && isClientFilterable(filter) ? [...ids, ...changed] : ids)
  // A mention that was read by opening its chat stays in sight as long as the chat is open.
  if (selected && filter.mentioned && state.mentions.has(selected)) candidates.add(selected)
  const shown: ChatItem[] = []
  for (const id of candidates) {
    const item = state.chats.get(id)?.item
    if (!item) continue
    const untouched = listed.has(id) && !changed.has(id)
    const open = id === selected && isInBox(filter, item)
    if (matches(filter, item, me, state.zone) || untouched || open) shown.push(item)
  }
  const top = (item: ChatItem) => Number(isPinned(state.pins, item.id))
  const ordered = filter.order === 'priority' ? byPriority : () => 0
  return shown
    .sort((a, b) => top(b) - top(a) || byUrgency(a, b) || ordered(a, b) || newestFirst(a, b))
    .slice(0, PAGE_SIZE)
}
