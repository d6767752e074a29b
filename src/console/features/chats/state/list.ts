import type { Filter } from '../filters/filter.ts'
import { boxOf, judgeable, matches } from '../filters/matches.ts'
import { isPinned } from './pins.ts'
import type { ChatItem, InboxState } from './types.ts'

/** Chats on a page, as the server pages them. */
export const PAGE_SIZE = 20

/** What the server listed and what has stirred since. */
export interface Listing {
  /** ids as the server listed them */
  ids: readonly number[]
  /** chats that events told of since */
  stirred: ReadonlySet<number>
  total: number
  pages: number
  /** there are more than the total, not counted */
  more?: boolean
}

export const NOTHING: Listing = { ids: [], stirred: new Set(), total: 0, pages: 0 }

const newestFirst = (a: ChatItem, b: ChatItem) =>
  Date.parse(b.last_message_at) - Date.parse(a.last_message_at) || b.id - a.id

/**
 * The chats that are shown: what was listed and still belongs there; on the first page also what has come since; what
 * the user pinned on top, then the newest; never more than a page. The chat that is open stays while it is in the same
 * box: answering it, or having read it, does not take it away from under the hand.
 */
export function visibleChats(
  state: InboxState,
  { ids, stirred }: Listing,
  filter: Filter,
  selected?: number | null,
  me?: number,
): ChatItem[] {
  const listed = new Set(ids)
  const candidates = filter.page_number === 1 && judgeable(filter) ? new Set([...ids, ...stirred]) : listed
  const shown: ChatItem[] = []
  for (const id of candidates) {
    const item = state.chats.get(id)?.item
    if (!item) continue
    const untouched = listed.has(id) && !stirred.has(id)
    const open = id === selected && boxOf(item) === filter.category
    if (matches(filter, item, me, state.zone) || untouched || open) shown.push(item)
  }
  const top = (item: ChatItem) => Number(isPinned(state.pins, item.id))
  return shown.sort((a, b) => top(b) - top(a) || newestFirst(a, b)).slice(0, PAGE_SIZE)
}
