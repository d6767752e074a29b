import type { AnyEvent } from '../../../../../generated/events.ts'
import { NON_COUNTING_EVENTS } from '../../../realtime/recount.ts'
import type { Listing } from './list.ts'
import type { InboxState } from './types.ts'

/**
 * Adds the chats of the events to the listing. `unsure` means that the events do not determine the list, so it must be
 * refetched.
 */
export function applyToListing(
  listing: Listing,
  events: readonly AnyEvent[],
  after: InboxState,
): { listing: Listing; unsure: boolean } {
  const touched = new Set<number>()
  for (const { payload } of events) {
    if ('chat_id' in payload) touched.add(payload.chat_id)
    else if ('chat' in payload) touched.add(payload.chat.id)
  }
  if (touched.size === 0) return { listing, unsure: false }
  const changesList = events.some(({ name }) => !NON_COUNTING_EVENTS.includes(name))
  const unknown = [...touched].some((id) => !after.chats.get(id)?.item)
  return { listing: { ...listing, changed: new Set([...listing.changed, ...touched]) }, unsure: changesList || unknown }
}
