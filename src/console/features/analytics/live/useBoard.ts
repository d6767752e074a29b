import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { components } from '../../../../../generated/api.d.ts'
import type { AnyEvent } from '../../../../../generated/events.ts'
import { api, unwrap } from '../../../api/client.ts'
import { changesCounts } from '../../../realtime/recount.ts'
import { useConnectionState } from '../../../realtime/status.ts'
import { useLiveRefetch } from '../../../realtime/useLiveRefetch.ts'

type Board = components['schemas']['LiveBoard']
export type Counts = components['schemas']['LiveCounts']

/** Minimum milliseconds between two reads because of events. */
const LEAST_MS = 1_000

/** Milliseconds after which it is read anyway: deadlines pass without an event. Without a connection, nothing tells. */
const [SLOW_MS, ALONE_MS] = [30_000, 10_000]

const isOfInterest = (event: AnyEvent): boolean =>
  changesCounts(event) || event.name === 'availability' || event.name === 'content'

/** Reads the board again with each event that may change it. */
export function useBoard(bot: number): UseQueryResult<Board> {
  const isOnline = useConnectionState() === 'online'
  const query = useQuery({
    queryKey: ['liveBoardGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/analytics/live/{bot}', { params: { path: { bot } }, signal })),
    refetchInterval: isOnline ? SLOW_MS : ALONE_MS,
    refetchOnWindowFocus: true,
  })
  const { data, refetch } = query
  const source = { isOfInterest, seq: data?.seq, team: data?.people, least: LEAST_MS }
  useLiveRefetch(bot, source, async () => (await refetch()).data?.seq)
  return query
}
