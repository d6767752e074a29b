import { type Shelf, withShelf } from '../../../api/indexed.ts'
import type { Outgoing } from './types.ts'

/** Where what is on its way out outlives the page. */
export interface OutboxStorage {
  all(): Promise<Outgoing[]>
  put(one: Outgoing): Promise<void>
  remove(key: string): Promise<void>
}

const OUTGOING: Shelf = {
  ...{ name: 'outbox', store: 'outgoing', options: { keyPath: 'key' } },
  // it is on the disk before it is said to be kept
  durability: 'strict',
}

/** The browser's database. Where there is none (a private window) what is on its way out lives as long as the page. */
export const browserStorage: OutboxStorage = {
  all: () => withShelf<Outgoing[]>(OUTGOING, 'readonly', (store) => store.getAll()).catch(() => []),
  put: (one) => withShelf(OUTGOING, 'readwrite', (store) => store.put(one)).then(ignore, ignore),
  remove: (key) => withShelf(OUTGOING, 'readwrite', (store) => store.delete(key)).then(ignore, ignore),
}

function ignore(): void {}

/** For tests: what a browser would have kept. */
export function memoryStorage(kept = new Map<string, Outgoing>()): OutboxStorage {
  return {
    all: async () => [...kept.values()],
    put: async (one) => void kept.set(one.key, one),
    remove: async (key) => void kept.delete(key),
  }
}
