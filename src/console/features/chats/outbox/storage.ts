import { type IndexedStore, withStore } from '../../../api/indexedDb.ts'
import type { Outgoing } from './types.ts'

/** Persistent storage for outgoing messages. */
export interface OutboxStorage {
  all(): Promise<Outgoing[]>
  put(one: Outgoing): Promise<void>
  remove(key: string): Promise<void>
}

const OUTGOING: IndexedStore = {
  ...{ name: 'outbox', store: 'outgoing', options: { keyPath: 'key' } },
  // A put completes only after the data is on disk.
  durability: 'strict',
}

/** Stores messages in IndexedDB. If it is not available (private window), they only live as long as the page. */
export const browserStorage: OutboxStorage = {
  all: () => withStore<Outgoing[]>(OUTGOING, 'readonly', (store) => store.getAll()).catch(() => []),
  put: (one) => withStore(OUTGOING, 'readwrite', (store) => store.put(one)).then(ignore, ignore),
  remove: (key) => withStore(OUTGOING, 'readwrite', (store) => store.delete(key)).then(ignore, ignore),
}

function ignore(): void {}

/** In-memory storage for tests. */
export function memoryStorage(kept = new Map<string, Outgoing>()): OutboxStorage {
  return {
    all: async () => [...kept.values()],
    put: async (one) => void kept.set(one.key, one),
    remove: async (key) => void kept.delete(key),
  }
}
