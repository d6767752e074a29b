import type { Kept } from '../protocol.ts'

/** One browser's memory of one bot's chat. */
export interface Memory {
  get(name: string): string | null
  set(name: string, value: string | null): void
  /** takes over what the page kept; without effect where the frame has a storage of its own */
  adopt(kept: Kept): void
}

/**
 * Everything is kept under the bot's key, so that several bots of one server don't mix. Browsers that deny storage to
 * frames of other sites leave the page to keep it.
 * @param askPage has the page keep a value
 */
export function memoryOf(key: string, askPage: (name: string, value: string | null) => void = () => {}): Memory {
  const own = new Map<string, string>()
  const storage = storageHere()
  const place = (name: string) => `webchat:${key}:${name}`
  return {
    get: (name) => (storage ? storage.getItem(place(name)) : (own.get(name) ?? null)),
    set(name, value) {
      try {
        if (value === null) storage?.removeItem(place(name))
        else storage?.setItem(place(name), value)
      } catch {
        // full: what is in sight is not lost, only not kept
      }
      if (storage) return
      if (value === null) own.delete(name)
      else own.set(name, value)
      askPage(name, value)
    },
    adopt(kept) {
      if (!storage)
        for (const [name, value] of Object.entries(kept)) if (typeof value === 'string') own.set(name, value)
    },
  }
}

/** The storage, where the browser gives one. */
function storageHere(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
