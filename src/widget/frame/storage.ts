/** One browser's memory of one bot's conversation. Where there is no storage it lasts as long as the frame. */
export interface Memory {
  get(name: string): string | null
  set(name: string, value: string | null): void
}

/** Everything is kept under the bot's key, so that several bots of one server don't mix. */
export function memoryOf(key: string): Memory {
  const own = new Map<string, string>()
  const place = (name: string) => `webchat:${key}:${name}`
  return {
    get(name) {
      try {
        return localStorage.getItem(place(name))
      } catch {
        return own.get(name) ?? null
      }
    },
    set(name, value) {
      try {
        if (value === null) localStorage.removeItem(place(name))
        else localStorage.setItem(place(name), value)
      } catch {
        if (value === null) own.delete(name)
        else own.set(name, value)
      }
    },
  }
}
