// Typing notifications, which are never stored. The sockets of staff and visitors exchange them through this module.

/** A visitor starts or stops typing. */
interface VisitorTyping {
  botId: number
  chatId: number
  typing: boolean
}

/** A staff member starts or stops typing in a chat. */
export interface StaffTyping extends VisitorTyping {
  name: string
}

function makeBus<T>() {
  const listeners = new Set<(event: T) => void>()
  return {
    publish(event: T): void {
      for (const listener of listeners) listener(event)
    },
    subscribe(listener: (event: T) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const visitors = makeBus<VisitorTyping>()
const staff = makeBus<StaffTyping>()

/** Notifies the staff sockets of this process that a visitor is typing. */
export const publishVisitorTyping = visitors.publish
/** Subscribes to typing visitors. Returns a function that unsubscribes. */
export const onVisitorTyping = visitors.subscribe
/** Notifies the visitors of this process that a staff member is typing. */
export const publishStaffTyping = staff.publish
/** Subscribes to typing staff members. Returns a function that unsubscribes. */
export const onStaffTyping = staff.subscribe
