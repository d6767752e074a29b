import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSavedQueries } from 'react-admin'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { useSession } from '../../session/index.ts'
import { withToasts } from '../../ui/call-toasts.ts'

type Schemas = components['schemas']

/** A search of a list. */
export type Search = Pick<Schemas['SavedSearches']['searches'][number], 'label' | 'value'>

type Kept = ReturnType<typeof useSavedQueries>[0][number]['value']

/** The searches of a list that a person saved, and how one is saved or, without a value, removed. */
interface SavedSearches {
  saved: readonly Search[]
  /** Resolves to whether it worked; otherwise a toast has said why. */
  put: (label: string, value?: Search['value']) => Promise<boolean>
}

/** Reads what a person saved of a list of the selected chatbot. A list of no chatbot is kept in this browser. */
export function useSavedSearches(screen: string): SavedSearches {
  // 0 where the contract has no chatbots.
  const bot = useSession().bot?.id || undefined
  const queries = useQueryClient()
  const [kept, keep] = useSavedQueries(screen)
  const key = ['searches', bot]
  const { data } = useQuery({
    queryKey: key,
    enabled: bot !== undefined,
    queryFn: ({ signal }) => {
      const params = { path: { bot: bot ?? 0 } }
      return unwrap(api.GET('/searches/{bot}', { params, signal }))
    },
  })
  const send = async (label: string, value?: Search['value']): Promise<void> => {
    const params = { path: { bot: bot ?? 0 } }
    const body = { screen, label, ...(value && { value: withPlainFilters(value) }) }
    queries.setQueryData(key, await unwrap(api.PUT('/searches/{bot}', { params, body })))
  }
  const put: SavedSearches['put'] = async (label, value) => {
    if (bot)
      return withToasts('savedSearchesUpdate', () => send(label, value)).then(
        () => true,
        () => false,
      )
    const others = kept.filter((one) => one.label !== label)
    keep(value ? [...others, { label, value: value as Kept }] : others)
    return true
  }
  const moving = useRef(false)
  // Searches that this browser kept before are moved to the server, once.
  useEffect(() => {
    if (!data || kept.length === 0 || moving.current) return
    moving.current = true
    const move = async () => {
      for (const { label, value } of kept) await send(label, value as Search['value'])
      keep([])
    }
    // Searches that the server refuses stay here.
    move().catch(() => {})
  })
  const saved = bot ? (data?.searches ?? []).filter((one) => one.screen === screen) : (kept as readonly Search[])
  return { saved, put }
}

/** The list keeps more of the shown filters than whether they are shown; only that is saved. */
const withPlainFilters = ({ displayedFilters = {}, ...value }: Search['value']): Search['value'] => ({
  ...value,
  displayedFilters: Object.fromEntries(Object.entries(displayedFilters).filter(([, shown]) => shown === true)),
})
