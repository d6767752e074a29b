import { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentSession, type Session, subscribeSession, useSession } from '../session/state.ts'

/** Without a connection, queries fail immediately instead of pausing silently, and are refetched on reconnect. */
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const

/** The query cache of one user and bot. */
interface Cache {
  key: string
  client: QueryClient
}

let current: Cache | undefined
/** Caches of previous users and bots that mounted components may still be reading. */
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

const keyOf = ({ user, bot }: Session) => `${user?.id ?? ''} ${bot?.id ?? ''}`

/** Returns the query cache of a session, for requests before the first render. */
export const queriesOf = (session: Session): QueryClient => cacheOf(keyOf(session)).client

/**
 * Returns the query cache, which is kept between pages and replaced when the user or bot changes, so that no data of
 * one is shown to the other. Use `key` as the React key of the components that read from the cache.
 */
export function useQueryCache(): Cache {
  const cache = cacheOf(keyOf(useSession()))
  // Cleared in an effect, when no mounted component reads from them any more.
  useEffect(clearRetired)
  return cache
}

// Clear the cache on sign-out even if no component that reads from it is mounted.
subscribeSession(() => {
  if (currentSession().status !== 'out') return
  if (current) retired.push(current.client)
  current = undefined
  clearRetired()
})
