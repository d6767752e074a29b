import { useSyncExternalStore } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { currentSession } from '../../session/index.ts'
import type { BotImport } from './types.ts'

// The imports, copies and exports that this tab started. They are followed wherever the person goes meanwhile, also
// after a reload.

/** Session-storage key of their ids, with the user who started them. */
const KEY = 'imports'

export interface Followed {
  job: BotImport
  /** the bot that is exported */
  source?: number
  /** a part of the page shows it, so that no toast tells its end */
  shown: boolean
}

interface Kept {
  user?: number
  jobs?: { id: number; source?: number }[]
}

let followed: readonly Followed[] = []
const listeners = new Set<() => void>()

function set(value: readonly Followed[]): void {
  followed = value
  for (const listener of listeners) listener()
  const jobs = value.map(({ job, source }) => ({ id: job.id, ...(source && { source }) }))
  if (jobs.length === 0) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify({ user: currentSession().user?.id, jobs } satisfies Kept))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns everything that is followed, with its progress. */
export const useFollowed = (): readonly Followed[] => useSyncExternalStore(subscribe, () => followed)

/** Returns the present progress of a job that this part of the page started. */
export function useJob(started: BotImport | undefined): BotImport | undefined {
  return useFollowed().find(({ job }) => job.id === started?.id)?.job ?? started
}

/**
 * Follows a job until it ends.
 * @param source the bot that is exported
 */
export function follow(job: BotImport, source?: number): void {
  const present = followed.find((one) => one.job.id === job.id)
  const others = followed.filter((one) => one !== present)
  set([...others, { source, shown: false, ...present, job }])
}

/** Stores the progress of a followed job. */
export function report(job: BotImport): void {
  if (followed.some((one) => one.job.id === job.id))
    set(followed.map((one) => (one.job.id === job.id ? { ...one, job } : one)))
}

/** Call it once the person knows the end. */
export function forget(id: number): void {
  set(followed.filter(({ job }) => job.id !== id))
}

/** Says whether a part of the page shows a job. */
export function show(id: number, shown: boolean): void {
  if (followed.some(({ job }) => job.id === id))
    set(followed.map((one) => (one.job.id === id ? { ...one, shown } : one)))
}

/** Returns what was followed before a reload by the same user. */
function kept(): NonNullable<Kept['jobs']> {
  try {
    const { user, jobs = [] }: Kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return user === currentSession().user?.id ? jobs : []
  } catch {
    return []
  }
}

export const readImport = (id: number): Promise<BotImport> =>
  unwrap(api.GET('/bots/imports/{id}', { params: { path: { id } } }))

/** Follows again what was followed before a reload. A review is not: only its dialog could go on with it. */
export async function resumeImports(): Promise<void> {
  if (followed.length > 0) return
  const before = kept()
  const jobs = await Promise.all(before.map(({ id }) => readImport(id).catch(() => undefined)))
  for (const [at, job] of jobs.entries()) if (job && job.kind !== 'import') follow(job, before[at]?.source)
  if (followed.length === 0) sessionStorage.removeItem(KEY)
}
