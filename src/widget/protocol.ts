/**
 * Messages between the customer's page (the loader) and the chat in its iframe. Both sides check the exact origin and
 * the source window of each message. The chat accepts only these messages from the page.
 */

/** Values that a page stores for a frame without storage. */
export type StoredValues = Record<string, string | undefined>

/** From the page to the chat. */
export type ToFrame =
  /** first message: its `event.origin` is the page's origin; `page` is its path, `from` the page that led to it */
  | { w: 'hello'; kept?: StoredValues; page?: string; title?: string; from?: string }
  /** the chat is now shown or hidden, with or without focus */
  | { w: 'shown'; shown: boolean; focus: boolean }

/** From the chat to the page. */
export type ToPage =
  /** the chat is listening: the page answers with hello */
  | { w: 'ready' }
  /** number of unread messages */
  | { w: 'unread'; count: number }
  /** the visitor closed the chat (button or Escape) */
  | { w: 'close' }
  /** a chat exists that can be resumed on a later visit */
  | { w: 'started' }
  /** the browser denies the frame storage: the page stores this value */
  | { w: 'keep'; name: string; value: string | null }

/** Returns a message of the other side, or undefined for unrelated messages to the same window. */
export function parse<M extends ToFrame | ToPage>(data: unknown): M | undefined {
  return data && typeof data === 'object' && typeof (data as { w?: unknown }).w === 'string' ? (data as M) : undefined
}
