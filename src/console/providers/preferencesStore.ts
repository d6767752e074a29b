import { localStorageStore, type Store } from 'react-admin'
import { i18nProvider } from '../i18n/provider.ts'

/** Increment when the stored format changes. react-admin then discards what is stored. */
const VERSION = '1'

/** Returns the store of filters, sort order, page size and saved queries for one user and bot in this browser. */
export function preferencesStore(user: string, bot: number | undefined): Store {
  const store = localStorageStore(VERSION, `consola.${user}.${bot ?? 'sin-bot'}`)
  // Without a stored locale, react-admin renders nothing in its first render.
  if (store.getItem('locale') === undefined) store.setItem('locale', i18nProvider.getLocale())
  return {
    ...store,
    getItem: <T>(key: string, fallback?: T) => withoutSearch(store.getItem<T>(key, fallback)),
    setItem: <T>(key: string, value: T) => store.setItem<T>(key, withoutSearch(value)),
  }
}

/** Leaves the searched text out of the stored state of a list: a clean address is the whole list. */
function withoutSearch<T>(value: T): T {
  const { filter } = Object(value)
  if (Array.isArray(value) || typeof filter !== 'object' || filter === null || !('q' in filter)) return value
  const { q: _, ...others } = filter
  return { ...value, filter: others, page: 1 }
}
