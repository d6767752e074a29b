import { useSyncExternalStore } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { createStore, type Store } from '../state/store.ts'
import type { Area, Label, Macro, Person, QuickReply } from '../state/types.ts'

/** Data that chats refer to: labels, areas, users, quick replies and macros. Fetched on first use and cached. */
export interface Catalogue {
  labels: CatalogueStore<Label>
  areas: CatalogueStore<Area>
  /** includes areas of other teams: a chat can be moved to any area */
  allAreas: CatalogueStore<Area & { own: boolean }>
  users: CatalogueStore<Person>
  quickReplies: CatalogueStore<QuickReply>
  macros: CatalogueStore<Macro>
}

export interface CatalogueStore<T> {
  store: Store<readonly T[] | undefined>
  /** fetches unless cached; `fresh` always fetches */
  load(fresh?: boolean): Promise<readonly T[]>
}

function shelf<T>(fetch: () => Promise<readonly T[]>): CatalogueStore<T> {
  const store = createStore<readonly T[] | undefined>(undefined)
  let running: Promise<readonly T[]> | undefined
  return {
    store,
    load(fresh) {
      const known = store.get()
      if (known && !fresh) return Promise.resolve(known)
      running ??= fetch()
        .then((all) => {
          store.set(() => all)
          return all
        })
        .finally(() => {
          running = undefined
        })
      return running
    },
  }
}

export function createCatalogue(bot: number): Catalogue {
  const options = { params: { path: { bot } } }
  return {
    labels: shelf(async () => (await unwrap(api.GET('/chats/labels/{bot}', options))).labels),
    areas: shelf(async () => (await unwrap(api.GET('/chats/user/areas/{bot}', options))).areas),
    allAreas: shelf(async () => {
      const { areas, others } = await unwrap(api.GET('/chats/user/areas/{bot}', options))
      return [...areas.map((area) => ({ ...area, own: true })), ...others.map((area) => ({ ...area, own: false }))]
    }),
    users: shelf(async () => (await unwrap(api.GET('/chats/users/{bot}', options))).users),
    quickReplies: shelf(
      async () => (await unwrap(api.GET('/chats/requests/quickreplies/{bot}', options))).quick_replies,
    ),
    macros: shelf(async () => (await unwrap(api.GET('/chats/macros/{bot}', options))).macros),
  }
}

/** Returns the cached items of a shelf; undefined until they are fetched. */
export function useCatalogueStore<T>({ store }: CatalogueStore<T>): readonly T[] | undefined {
  return useSyncExternalStore(store.subscribe, store.get)
}
