import type { ChatStorage } from './storage.ts'

const PLACE = 'draft'

/** Returns the text in the composer: kept in the browser until it is sent, also across reloads. */
export const openDraft = (memory: ChatStorage) => ({
  get text(): string {
    return memory.get(PLACE) ?? ''
  },
  set text(text: string) {
    memory.set(PLACE, text || null)
  },
})
