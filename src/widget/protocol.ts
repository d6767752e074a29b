/**
 * Messages between a customer's page (the loader) and the chat in its iframe. Both check the exact origin and the
 * window that a message comes from; nothing that the page says reaches the chat.
 */

/** What a page keeps for a frame without storage. */
export type Kept = Record<string, string>

/** From the page to the chat. */
export type ToFrame =
  /** first of all: by its `event.origin` the chat learns whose page it is on */
  | { w: 'hello'; kept?: Kept }
  /** the chat is shown or hidden now; with or without the keyboard in it */
  | { w: 'shown'; shown: boolean; focus: boolean }

/** From the chat to the page. */
export type ToPage =
  /** the chat listens: the page says hello */
  | { w: 'ready' }
  /** how many messages were not seen */
  | { w: 'unread'; count: number }
  /** the visitor closed the chat (button or Escape) */
  | { w: 'close' }
  /** there is a chat to resume on a later visit */
  | { w: 'started' }
  /** the browser denies the frame a storage of its own: the page keeps this for it */
  | { w: 'keep'; name: string; value: string | null }

/** A message of the other side, or undefined for what others post to the same window. */
export function parse<M extends ToFrame | ToPage>(data: unknown): M | undefined {
  return data && typeof data === 'object' && typeof (data as { w?: unknown }).w === 'string' ? (data as M) : undefined
}
