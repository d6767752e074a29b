import type { FileFacts, Message } from './api.ts'
import type { ChatStorage } from './storage.ts'

/** A message that has not been stored yet. Its key makes retries idempotent. */
export interface Pending {
  key: string
  text: string
  files: FileFacts[]
  /** reason why the server rejected the message; it is not retried automatically */
  failed?: string
  /** whether its first key was already used for another message */
  rekeyed?: true
}

const PLACE = 'outbox'
/** Maximum number of messages kept. */
const MOST = 100

/** Returns the pending messages, oldest first. They are shared between tabs and survive reloads. */
export function readOutbox(memory: ChatStorage): Pending[] {
  try {
    const kept: unknown = JSON.parse(memory.get(PLACE) ?? '[]')
    return Array.isArray(kept) ? (kept as Pending[]).filter(({ key, files }) => key && Array.isArray(files)) : []
  } catch {
    return []
  }
}

/** Whether a stored message is the pending one. The key alone does not tell: it may have been used for another message. */
export const isStored = (pending: Pending, { key, text, files }: Message): boolean =>
  key === pending.key && text === pending.text && pending.files.every(({ id }) => files.some((file) => file.id === id))

/** Changes one of the pending messages; without values it is removed. */
export function changeOne(memory: ChatStorage, { key, text }: Pending, values?: Partial<Pending>): Pending[] {
  return changeOutbox(memory, (waiting) =>
    waiting.flatMap((one) => (one.key !== key || one.text !== text ? [one] : values ? [{ ...one, ...values }] : [])),
  )
}

/** Updates the pending messages, based on the stored ones, since another tab may have changed them. */
export function changeOutbox(memory: ChatStorage, change: (pending: Pending[]) => Pending[]): Pending[] {
  const next = change(readOutbox(memory)).slice(-MOST)
  memory.set(PLACE, next.length ? JSON.stringify(next) : null)
  return next
}
