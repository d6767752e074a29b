import { localStorageStore, type Store } from 'react-admin'

/** Increment when the stored format changes. react-admin then discards what is stored. */
const VERSION = '1'

/** Returns the store of filters, sort order, page size and saved queries for one user and bot in this browser. */
export function memoryOf(user: string, bot: number | undefined): Store {
  return localStorageStore(VERSION, `consola.${user}.${bot ?? 'sin-bot'}`)
}
