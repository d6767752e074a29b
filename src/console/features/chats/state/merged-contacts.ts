import type { InboxState } from './types.ts'

type Chats = InboxState['chats']

/**
 * Returns the contacts that became part of others, of these chats: which contact, and which one stands for it. One that
 * still has chats of its own was parted from another, not merged. Of a chat that left, nothing more is heard: what is
 * known of its contact may be out of date.
 */
export function mergedContacts(ids: Iterable<number>, before: Chats, after: Chats): [from: number, to: number][] {
  const contactOf = (id: number, chats: Chats) => chats.get(id)?.base?.value.contact_id
  return [...new Set(ids)].flatMap((id): [number, number][] => {
    const [from, to] = [contactOf(id, before), contactOf(id, after)]
    if (from === undefined || to === undefined || from === to) return []
    const isParted = [...after.values()].some(({ item }) => item?.contact_id === from)
    return isParted ? [] : [[from, to]]
  })
}
