import { type Shelf, withShelf } from './indexed.ts'

/**
 * Chat files kept in the browser, by the file's key. Everything here may fail quietly (private windows, full disks): a
 * cache that is not there is only slower.
 */
const FILES: Shelf = { name: 'files', store: 'files' }

export interface CachedFile {
  filename: string
  type: string
  blob: Blob
}

/** The file kept under a key, or undefined. */
export async function readFile(key: string): Promise<CachedFile | undefined> {
  try {
    return await withShelf<CachedFile | undefined>(FILES, 'readonly', (store) => store.get(key))
  } catch {
    return undefined
  }
}

/** Keeps a file; says whether it could. */
export async function writeFile(key: string, file: CachedFile): Promise<boolean> {
  try {
    await withShelf(FILES, 'readwrite', (store) => store.put(file, key))
    return true
  } catch {
    return false
  }
}

/** Forgets every file; says whether it could. */
export async function clearFiles(): Promise<boolean> {
  try {
    await withShelf(FILES, 'readwrite', (store) => store.clear())
    return true
  } catch {
    return false
  }
}
