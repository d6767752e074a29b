// Who is writing: told while it lasts, never stored. The sockets of staff and of visitors tell each other through here.

/** A visitor writes, or stopped. */
export interface VisitorTyping {
  botId: number
  chatId: number
  typing: boolean
}

/** Somebody of the team writes in a chat, or stopped. */
export interface StaffTyping extends VisitorTyping {
  name: string
}

function makeBus<T>() {
  const listeners = new Set<(told: T) => void>()
  return {
    tell(told: T): void {
      for (const listener of listeners) listener(told)
    },
    hear(listener: (told: T) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const visitors = makeBus<VisitorTyping>()
const staff = makeBus<StaffTyping>()

/** Tells this process's staff sockets that a visitor writes. */
export const tellTyping = visitors.tell
/** Hears of visitors who write; answers how to stop. */
export const onVisitorTyping = visitors.hear
/** Tells this process's visitors that somebody of the team writes. */
export const tellStaffTyping = staff.tell
/** Hears of staff who write; answers how to stop. */
export const onStaffTyping = staff.hear
