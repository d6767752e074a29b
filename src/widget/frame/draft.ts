import type { Message } from './api.ts'
import type { ChatStorage } from './storage.ts'

const PLACE = 'draft'
/** Pause in typing after which the text is stored, in milliseconds. */
const PAUSE_MS = 400

/** Returns the text in the composer: kept in the browser until it is sent, also across reloads. */
export function openDraft(memory: ChatStorage) {
  let text = memory.get(PLACE) ?? ''
  /** keys of the messages that this tab sent */
  const own = new Set<string | null>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Stores what was typed since the last time. */
  function flush(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    memory.set(PLACE, text || null)
  }
  addEventListener('pagehide', flush)

  return {
    get text(): string {
      return text
    },
    set text(typed: string) {
      text = typed
      clearTimeout(timer)
      timer = setTimeout(flush, PAUSE_MS)
      if (!typed) flush()
    },
    /** Takes over the text that the page stored for a frame without storage. */
    load(): void {
      text ||= memory.get(PLACE) ?? ''
    },
    /** Notes a message of this tab; returns its key. */
    sentAs(key: string): string {
      own.add(key)
      return key
    },
    /** Clears the text if another tab, which had the same one, has sent it. */
    hear(messages: readonly Message[]): void {
      const sent = text.trim()
      if (!messages.some((one) => one.from === 'visitor' && !own.has(one.key) && one.text === sent)) return
      clearTimeout(timer)
      timer = undefined
      text = ''
      // The other tab may have stored its next text.
      if (memory.get(PLACE)?.trim() === sent) memory.set(PLACE, null)
    },
  }
}
