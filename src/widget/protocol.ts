/**
 * Messages between a customer's page (the loader) and the chat in its iframe. Both check the exact origin and the
 * window that a message comes from; nothing that the page says reaches the conversation.
 */

/** What a page keeps for a frame without storage. */
export type Kept = Record<string, string>

/** From the page to the chat. */
export type ToFrame =
  /** first of all: by its `event.origin` the chat learns whose page it is on */
  | { w: 'hello'; kept?: Kept }
  /** the chat is shown or hidden now */
  | { w: 'shown'; shown: boolean }

/** From the chat to the page. */
export type ToPage =
  /** the chat listens: the page says hello */
  | { w: 'ready' }
  /** how many messages were not seen */
  | { w: 'unread'; count: number }
  /** the visitor closed the chat (button or Escape) */
  | { w: 'close' }
  /** there is a conversation to resume on a later visit */
  | { w: 'started' }
  /** the browser denies the frame a storage of its own: the page keeps this for it */
  | { w: 'keep'; name: string; value: string | null }

/** A message of the other side, or undefined for what others post to the same window. */
export function parse<M extends ToFrame | ToPage>(data: unknown): M | undefined {
  return data && typeof data === 'object' && typeof (data as { w?: unknown }).w === 'string' ? (data as M) : undefined
}

/** What the loader is told of the bot's settings: it is served with them, so that nothing more is asked for. */
export interface LoaderFace {
  key: string
  title: string
  open: string
  close: string
  label: string
  side: 'left' | 'right'
  /** px: horizontal and vertical margins, desktop then telephone */
  margin: [number, number, number, number]
  size: number
  radius: number
  /** background and text of the button, then both when it is pointed at */
  color: [string, string, string, string]
  /** shown on desktop, on telephones */
  on: [boolean, boolean]
}
