import type { FileFacts } from './api.ts'
import type { ChatStorage } from './storage.ts'

/** A message that has not been stored yet. Its key makes retries idempotent. */
export interface Pending {
  key: string
  text: string
  files: FileFacts[]
  /** reason why the server rejected the message; it is not retried automatically */
  failed?: string
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

/** Updates the pending messages, based on the stored ones, since another tab may have changed them. */
export function changeOutbox(memory: ChatStorage, change: (pending: Pending[]) => Pending[]): Pending[] {
  const next = change(readOutbox(memory)).slice(-MOST)
  memory.set(PLACE, next.length ? JSON.stringify(next) : null)
  return next
}
