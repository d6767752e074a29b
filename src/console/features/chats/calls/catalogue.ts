import { useSyncExternalStore } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { createStore, type Store } from '../state/store.ts'
import type { Area, Label, Person, QuickReply } from '../state/types.ts'

/** What chats refer to: labels, areas, people, quick replies. Fetched when first needed and kept. */
export interface Catalogue {
  labels: Shelf<Label>
  areas: Shelf<Area>
  /** those of others, too: a chat can be handed to any */
  allAreas: Shelf<Area & { own: boolean }>
  users: Shelf<Person>
  quickReplies: Shelf<QuickReply>
}

export interface Shelf<T> {
  store: Store<readonly T[] | undefined>
  /** fetches unless there; `fresh` fetches anyway */
  load(fresh?: boolean): Promise<readonly T[]>
}

function shelf<T>(fetch: () => Promise<readonly T[]>): Shelf<T> {
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
  }
}

/** What is on a shelf now; undefined until it was fetched. */
export function useShelf<T>({ store }: Shelf<T>): readonly T[] | undefined {
  return useSyncExternalStore(store.subscribe, store.get)
}
