/**
 * Chat files kept in the browser: IndexedDB, version 1, one store keyed by the file's key. Everything here may fail
 * quietly (private windows, full disks): a cache that is not there is only slower.
 */
const NAME = 'files'
const VERSION = 1
const STORE = 'files'

export interface CachedFile {
  filename: string
  type: string
  blob: Blob
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('IndexedDB is not available'))
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('IndexedDB is blocked'))
  })
}

async function withStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = use(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** The file kept under a key, or undefined. */
export async function readFile(key: string): Promise<CachedFile | undefined> {
  try {
    return await withStore<CachedFile | undefined>('readonly', (store) => store.get(key))
  } catch {
    return undefined
  }
}

/** Keeps a file; says whether it could. */
export async function writeFile(key: string, file: CachedFile): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.put(file, key))
    return true
  } catch {
    return false
  }
}

/** Forgets every file; says whether it could. */
export async function clearFiles(): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.clear())
    return true
  } catch {
    return false
  }
}
