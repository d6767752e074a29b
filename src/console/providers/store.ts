import { localStorageStore, type Store } from 'react-admin'

/** Changes when what is stored no longer fits; react-admin then starts afresh. */
const VERSION = '1'

/** Remembers filters, order, page size and saved queries, for each user and bot of this browser. */
export function memoryOf(user: string, bot: number | undefined): Store {
  return localStorageStore(VERSION, `consola.${user}.${bot ?? 'sin-bot'}`)
}
