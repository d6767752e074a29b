import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../api/client.ts'

/** Days of a month, for figures that are known by the week. */
const MONTH = 30

/** What the bot did with last week's messages. */
export const useCoverage = (bot: number, enabled: boolean) =>
  useQuery({
    queryKey: ['misunderstoodCoverageGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/misunderstood/coverage/{bot}', { params: { path: { bot } }, signal })),
    enabled,
  })

/**
 * What customers really write, for people who may read it. Read once: what is taught meanwhile stays in place, with its
 * undo.
 */
export function useTraffic(bot: number, enabled: boolean) {
  const groups = useQuery({
    queryKey: ['misunderstoodList', bot, 'report'],
    queryFn: ({ signal }) => unwrap(api.GET('/misunderstood/{bot}', { params: { path: { bot } }, signal })),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const coverage = useCoverage(bot, enabled)
  const { messages, days } = coverage.data ?? {}
  return {
    groups: groups.data?.groups,
    monthly: messages && days ? (messages * MONTH) / days : undefined,
    isPending: enabled && (groups.isPending || coverage.isPending),
  }
}
