import type { Outgoing } from './types.ts'

/** Where what is on its way out outlives the page. */
export interface OutboxStorage {
  all(): Promise<Outgoing[]>
  put(one: Outgoing): Promise<void>
  remove(key: string): Promise<void>
}

const NAME = 'outbox'
const STORE = 'outgoing'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('IndexedDB is blocked'))
  })
}

async function run<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' })
      const request = use(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** The browser's database. Where there is none (a private window) what is on its way out lives as long as the page. */
export const browserStorage: OutboxStorage = {
  all: () => run<Outgoing[]>('readonly', (store) => store.getAll()).catch(() => []),
  put: (one) => run('readwrite', (store) => store.put(one)).then(ignore, ignore),
  remove: (key) => run('readwrite', (store) => store.delete(key)).then(ignore, ignore),
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
