import { useQueryClient } from '@tanstack/react-query'
import { useResourceChanges } from '../../realtime/useContentChanges.ts'
import { useSession } from '../../session/index.ts'
import { resources } from '../contract.ts'
import { refetchLists } from './useRefresh.ts'

/**
 * Refetches a table's rows when colleagues change the bot's content. A record in an open form is not refetched: saving
 * it reports the conflict.
 * @param counts further kinds of content that rows depend on
 */
export function useLiveRows(resource: string, counts: readonly string[] = []): void {
  const { bot } = useSession()
  const queries = useQueryClient()
  const kind = resources[resource]?.kind
  useResourceChanges(kind ? bot?.id : undefined, kind ? [kind, ...counts] : [], () => {
    refetchLists(queries, resource)
    void queries.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' })
  })
}
