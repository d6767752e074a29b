/** One object store of the browser's IndexedDB, version 1. */
export interface Shelf {
  name: string
  store: string
  options?: IDBObjectStoreParameters
  durability?: IDBTransactionDurability
}

function open({ name, store, options }: Shelf): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('IndexedDB is not available'))
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, options)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('IndexedDB is blocked'))
  })
}

/** Does one thing to a store, in a transaction of its own; what it gives is durable as far as the shelf asks. */
export async function withShelf<T>(
  shelf: Shelf,
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
