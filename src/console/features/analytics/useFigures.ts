import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { operations } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { type Filters, queryOf } from './filters.ts'
import { today } from './period.ts'

/** How often the figures are read again while their last day is not over, in milliseconds. */
const REFRESH_MS = 60_000

/** How often they are read while earlier conversations are counted, in milliseconds. */
const COUNTING_MS = 10_000

export type Operation = 'conversationAnalyticsGet' | 'messageAnalyticsGet' | 'intentAnalyticsGet'
export type Answer<Id extends Operation> = operations[Id]['responses'][200]['content']['application/json']

type Request = {
  params: { path: { bot: number }; query: ReturnType<typeof queryOf> }
  signal: AbortSignal
}

/** What each page reads. */
const READERS: { [Id in Operation]: (request: Request) => Promise<Answer<Id>> } = {
  conversationAnalyticsGet: (request) => unwrap(api.GET('/analytics/conversations/{bot}', request)),
  messageAnalyticsGet: (request) => unwrap(api.GET('/analytics/messages/{bot}', request)),
  intentAnalyticsGet: (request) => unwrap(api.GET('/analytics/intents/{bot}', request)),
}

/** The query for the figures of a page. */
export function figuresQuery<Id extends Operation>(operation: Id, bot: number, filters: Filters) {
  const query = queryOf(filters)
  return {
    queryKey: [operation, bot, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => READERS[operation]({ params: { path: { bot }, query }, signal }),
  }
}

/** Reads the figures of a page. Those of the filters before stay until the new ones are there. */
export function useFigures<Id extends Operation>(
  operation: Id,
  bot: number,
  filters: Filters,
): UseQueryResult<Answer<Id>> {
  const open = filters.range.to >= today()
  return useQuery<Answer<Id>>({
    ...figuresQuery(operation, bot, filters),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      typeof state.data?.period.counting === 'number' ? COUNTING_MS : open ? REFRESH_MS : false,
  })
}
