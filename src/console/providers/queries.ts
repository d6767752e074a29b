import { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentSession, subscribeSession, useSession } from '../session/state.ts'

/** Without a connection a call fails and says so, instead of waiting without a word; with it back it is asked again. */
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const

/** What was read for one user and bot. */
interface Cache {
  key: string
  client: QueryClient
}

let current: Cache | undefined
/** caches of other users and bots that mounted pages may still be reading */
const retired: QueryClient[] = []

function cacheOf(key: string): Cache {
  if (current?.key === key) return current
  if (current) retired.push(current.client)
  current = { key, client: new QueryClient({ defaultOptions: { queries } }) }
  return current
}

function clearRetired(): void {
  for (const client of retired.splice(0)) client.clear()
}

/**
 * The cache of what was read, kept between pages and begun anew for another user or bot, so that nothing of one is ever
 * shown in the other; whatever reads from it is begun anew by its key, too.
 */
export function useQueries(): Cache {
  const { user, bot } = useSession()
  const cache = cacheOf(`${user?.id ?? ''} ${bot?.id ?? ''}`)
  // cleared in an effect: only then does nothing on the page read from it
  useEffect(clearRetired)
  return cache
}

// Who signs out leaves nothing behind, also while no page that reads is shown.
subscribeSession(() => {
  if (currentSession().status !== 'out') return
  if (current) retired.push(current.client)
  current = undefined
  clearRetired()
})
