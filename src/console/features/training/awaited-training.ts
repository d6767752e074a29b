import { useSyncExternalStore } from 'react'
import { currentSession } from '../../session/index.ts'

/** A training started in this browser whose end was not reported yet. */
export interface AwaitedTraining {
  bot: number
  /** training run id */
  id: number
  /** user id of the author: another user may sign in meanwhile */
  user: number
}

/** localStorage key, shared by all windows and kept after a reload. */
const KEY = 'training'

const listeners = new Set<() => void>()
let read: { text: string | null; awaited: AwaitedTraining | undefined } = { text: null, awaited: undefined }

/** Returns the awaited training; the same reference until it changes. */
function awaitedTraining(): AwaitedTraining | undefined {
  const text = localStorage.getItem(KEY)
  if (text !== read.text) read = { text, awaited: parsed(text) }
  return read.awaited
}

function parsed(text: string | null): AwaitedTraining | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as AwaitedTraining)
  } catch {
    return undefined
  }
}

/** Remembers a training started by the current user, so that its end is reported to them. */
export function awaitTraining(bot: number, id: number): void {
  const { user } = currentSession()
  if (user) write(JSON.stringify({ bot, id, user: user.id } satisfies AwaitedTraining))
}

/** Call it once the end is known. */
export const forgetTraining = (): void => write(null)

function write(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
  for (const listener of listeners) listener()
}

const isAwaited = ({ bot, id }: AwaitedTraining): boolean => {
  const now = awaitedTraining()
  return now?.bot === bot && now.id === id
}

/**
 * Reports an end in one window only, however many are open; the others wait. If that window closes before reporting,
 * the next one takes over. Changes to `localStorage` may reach other windows late, but locks are visible at once: the
 * window that reported keeps a lock until it is closed.
 */
export async function notifyOnce(awaited: AwaitedTraining, notify: () => Promise<void>): Promise<void> {
  // Without the Web Locks API (old browser or insecure context), the first window to get here reports it.
  if (!navigator.locks) {
    if (!isAwaited(awaited)) return
    forgetTraining()
    return notify()
  }
  const lockName = `${KEY} ${awaited.bot} ${awaited.id}`
  await navigator.locks.request(KEY, async () => {
    const { held = [] } = await navigator.locks.query()
    if (!isAwaited(awaited) || held.some(({ name }) => name === lockName)) return
    await notify()
    await keep(lockName)
    // Another training may have been started meanwhile.
    if (isAwaited(awaited)) forgetTraining()
  })
}

/** Acquires a lock that is held until the page is closed. */
const keep = (name: string): Promise<void> =>
  new Promise((taken) => {
    void navigator.locks.request(name, () => {
      taken()
      return new Promise(() => {})
    })
  })

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Hook for {@link awaitedTraining}. */
export const useAwaitedTraining = (): AwaitedTraining | undefined => useSyncExternalStore(subscribe, awaitedTraining)
