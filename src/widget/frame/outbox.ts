import type { FileFacts } from './api.ts'
import type { Memory } from './storage.ts'

/** A message that was written and is not stored yet. Its key lets it be sent again without being doubled. */
export interface Pending {
  key: string
  text: string
  files: FileFacts[]
  /** why the server does not want it; it is not sent again by itself */
  failed?: string
}

const PLACE = 'outbox'
/** More than this is not kept for later. */
const MOST = 100

/** What waits to be sent, oldest first; shared by the tabs and kept over reloads. */
export function readOutbox(memory: Memory): Pending[] {
  try {
    const kept: unknown = JSON.parse(memory.get(PLACE) ?? '[]')
    return Array.isArray(kept) ? (kept as Pending[]).filter(({ key, files }) => key && Array.isArray(files)) : []
  } catch {
    return []
  }
}

/** Changes what waits, starting from what is kept now: another tab may have changed it. */
export function changeOutbox(memory: Memory, change: (pending: Pending[]) => Pending[]): Pending[] {
  const next = change(readOutbox(memory)).slice(-MOST)
  memory.set(PLACE, next.length ? JSON.stringify(next) : null)
  return next
}
