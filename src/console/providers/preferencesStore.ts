import { localStorageStore, type Store } from 'react-admin'
import { i18nProvider } from '../i18n/provider.ts'

/** Increment when the stored format changes. react-admin then discards what is stored. */
const VERSION = '1'

/** Returns the store of filters, sort order, page size and saved queries for one user and bot in this browser. */
export function preferencesStore(user: string, bot: number | undefined): Store {
  const store = localStorageStore(VERSION, `consola.${user}.${bot ?? 'sin-bot'}`)
  // Without a stored locale, react-admin renders nothing in its first render.
  if (store.getItem('locale') === undefined) store.setItem('locale', i18nProvider.getLocale())
  return store
}
