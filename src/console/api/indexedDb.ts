/** One object store in its own IndexedDB database, version 1. */
export interface IndexedStore {
  name: string
  store: string
  options?: IDBObjectStoreParameters
  durability?: IDBTransactionDurability
}

function open({ name, store, options }: IndexedStore): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('IndexedDB is not available'))
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, options)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('IndexedDB is blocked'))
  })
}

/**
 * Runs one request on an object store in its own transaction, with the durability set in `shelf`. Resolves once the
 * transaction has completed.
 */
export async function withStore<T>(
  shelf: IndexedStore,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(shelf)
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(shelf.store, mode, { durability: shelf.durability ?? 'default' })
      const request = use(transaction.objectStore(shelf.store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}
