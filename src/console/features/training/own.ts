import { useSyncExternalStore } from 'react'
import { currentSession } from '../../session/index.ts'

/** A training that somebody started in this browser and whose end he has not been told of. */
export interface Awaited {
  bot: number
  /** the run */
  id: number
  /** who started it: others may sign in here meanwhile */
  user: number
}

/** Kept where all the windows of a browser read it, also after a reload. */
const KEY = 'training'

const listeners = new Set<() => void>()
let read: { text: string | null; awaited: Awaited | undefined } = { text: null, awaited: undefined }

/** The training whose end is awaited; the same object until it is another one. */
export function awaitedTraining(): Awaited | undefined {
  const text = localStorage.getItem(KEY)
  if (text !== read.text) read = { text, awaited: parsed(text) }
  return read.awaited
}

function parsed(text: string | null): Awaited | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Awaited)
  } catch {
    return undefined
  }
}

/** Whoever is signed in started this one, and is to be told when it ends. */
export function awaitTraining(bot: number, id: number): void {
  const { user } = currentSession()
  if (user) write(JSON.stringify({ bot, id, user: user.id } satisfies Awaited))
}

/** Its end is known. */
export const forgetTraining = (): void => write(null)

function write(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
  for (const listener of listeners) listener()
}

const isAwaited = ({ bot, id }: Awaited): boolean => {
  const now = awaitedTraining()
  return now?.bot === bot && now.id === id
}

/**
 * Tells an end in one window alone, however many are open: the others wait until it was told. One that is closed before
 * it could leaves it to the next. Windows may read `localStorage` late, locks they see at once: the window that told
 * keeps one until it is closed.
 */
export async function tellOnce(awaited: Awaited, tell: () => Promise<void>): Promise<void> {
  // an old browser, or a page without a secure address, has no locks: whoever takes it tells it
  if (!navigator.locks) {
    if (!isAwaited(awaited)) return
    forgetTraining()
    return tell()
  }
  const told = `${KEY} ${awaited.bot} ${awaited.id}`
  await navigator.locks.request(KEY, async () => {
    const { held = [] } = await navigator.locks.query()
    if (!isAwaited(awaited) || held.some(({ name }) => name === told)) return
    await tell()
    await keep(told)
    // another may have been started meanwhile
    if (isAwaited(awaited)) forgetTraining()
  })
}

/** Takes a lock that ends with the page. */
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

/** {@link awaitedTraining}, in a component. */
export const useAwaitedTraining = (): Awaited | undefined => useSyncExternalStore(subscribe, awaitedTraining)
