import { useSyncExternalStore } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { currentSession } from '../../session/index.ts'
import type { BotImport } from './types.ts'

// The import or copy that this tab started. It is followed wherever the person goes meanwhile, also after a reload.

/** Session-storage key of the id of the import, with the user who started it. */
const KEY = 'import'

interface Followed {
  job: BotImport
  /** a dialog shows it, so that no toast tells its end */
  shown: boolean
}

let followed: Followed | undefined
const listeners = new Set<() => void>()

function set(value: Followed | undefined): void {
  followed = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the followed import with its progress. */
export const useFollowed = (): Followed | undefined => useSyncExternalStore(subscribe, () => followed)

/** Follows an import until it ends. */
export function follow(job: BotImport): void {
  sessionStorage.setItem(KEY, JSON.stringify({ id: job.id, user: currentSession().user?.id }))
  set({ job, shown: followed?.shown ?? false })
}

/** Stores the progress of the followed import. */
export function report(job: BotImport): void {
  if (followed?.job.id === job.id) set({ ...followed, job })
}

/** Call it once the person knows the end. */
export function forgetImport(): void {
  sessionStorage.removeItem(KEY)
  set(undefined)
}

/** Says whether a dialog shows the import. */
export function showImport(shown: boolean): void {
  if (followed && followed.shown !== shown) set({ ...followed, shown })
}

/** Returns the id of the import that was followed before a reload by the same user. */
function keptImport(): number | undefined {
  try {
    const kept: { id?: number; user?: number } | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.user === currentSession().user?.id ? kept?.id : undefined
  } catch {
    return undefined
  }
}

export const readImport = (id: number): Promise<BotImport> =>
  unwrap(api.GET('/bots/imports/{id}', { params: { path: { id } } }))

/** Follows the import of before a reload again. */
export async function resumeImport(): Promise<void> {
  const id = followed ? undefined : keptImport()
  if (id === undefined) return
  const job = await readImport(id).catch(() => undefined)
  if (job) follow(job)
  else sessionStorage.removeItem(KEY)
}
