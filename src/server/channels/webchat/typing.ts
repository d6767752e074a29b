/** Somebody writes, or stopped: told while it lasts, never stored. */
export interface VisitorTyping {
  botId: number
  chatId: number
  typing: boolean
}

type Listener = (typing: VisitorTyping) => void

const listeners = new Set<Listener>()

/** Tells this process's sockets that a visitor writes. */
export function tellTyping(typing: VisitorTyping): void {
  for (const listener of listeners) listener(typing)
}

/** Hears of visitors who write; answers how to stop. */
export function onVisitorTyping(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
