import type { StoredValues } from '../protocol.ts'

/** Storage of one bot's chat in this browser. */
export interface ChatStorage {
  get(name: string): string | null
  set(name: string, value: string | null): void
  /** takes over values stored by the page; no effect if the frame has its own storage */
  adopt(kept: StoredValues): void
}

/**
 * Returns storage namespaced by the bot's key, so that several bots of one server do not mix. In browsers that deny
 * storage to third-party frames, the page stores the values.
 * @param askPage asks the page to store a value
 */
export function openChatStorage(
  key: string,
  askPage: (name: string, value: string | null) => void = () => {},
): ChatStorage {
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
        // Storage is full: values are not persisted, but nothing visible is lost.
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

/** Returns localStorage, or undefined where the browser denies it. */
function storageHere(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
