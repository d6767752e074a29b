import type { AnyEvent } from '../../../../../generated/events.ts'
import { WITHIN_A_CHAT } from '../../../realtime/recount.ts'
import type { Listing } from './list.ts'
import type { InboxState } from './types.ts'

/**
 * Which chats events told of. `unsure` when they alone don't say what the list holds now, so that it is to be asked for
 * again.
 */
export function stir(
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
  const changesList = events.some(({ name }) => !WITHIN_A_CHAT.includes(name))
  const unknown = [...touched].some((id) => !after.chats.get(id)?.item)
  return { listing: { ...listing, stirred: new Set([...listing.stirred, ...touched]) }, unsure: changesList || unknown }
}
