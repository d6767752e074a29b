import { QueryClient } from '@tanstack/react-query'
import { readToken } from '../api/token.ts'
import { currentSession, subscribeSession } from '../session/state.ts'

/** Without a connection a call fails and says so, instead of waiting without a word; with it back it is asked again. */
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const

let current: { key: string; client: QueryClient } | undefined

/**
 * The cache of what was read, kept between pages and begun anew for another session or bot, so that
 * nothing of one is ever shown in the other.
 */
export function queriesOf(bot: number | undefined): QueryClient {
  const key = `${readToken()} ${bot ?? ''}`
  if (current?.key !== key) {
    current?.client.clear()
    current = { key, client: new QueryClient({ defaultOptions: { queries } }) }
  }
  return current.client
}

// Who signs out leaves nothing behind, also while no page that reads is shown.
subscribeSession(() => {
  if (currentSession().status !== 'out') return
  current?.client.clear()
  current = undefined
})
