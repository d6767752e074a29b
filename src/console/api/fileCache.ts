import { type IndexedStore, withStore } from './indexedDb.ts'

/**
 * Browser cache of chat files, by file key. Every operation may fail silently (private windows, full disks): without
 * the cache, files only load more slowly.
 */
const FILES: IndexedStore = { name: 'files', store: 'files' }

export interface CachedFile {
  filename: string
  type: string
  blob: Blob
}

/** Returns the file cached under a key, or undefined. */
export async function readFile(key: string): Promise<CachedFile | undefined> {
  try {
    return await withStore<CachedFile | undefined>(FILES, 'readonly', (store) => store.get(key))
  } catch {
    return undefined
  }
}

/** Caches a file. Returns false when it could not be stored. */
export async function writeFile(key: string, file: CachedFile): Promise<boolean> {
  try {
    await withStore(FILES, 'readwrite', (store) => store.put(file, key))
    return true
  } catch {
    return false
  }
}

/** Deletes all cached files. Returns false when that failed. */
export async function clearFiles(): Promise<boolean> {
  try {
    await withStore(FILES, 'readwrite', (store) => store.clear())
    return true
  } catch {
    return false
  }
}
