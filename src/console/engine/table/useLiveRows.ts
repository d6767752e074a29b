import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '../../realtime/useContent.ts'
import { useSession } from '../../session/index.ts'
import { resources } from '../contract.ts'
import { rereadLists } from './useRefresh.ts'

/**
 * Keeps a table's rows those of now while colleagues change what the bot knows. A record in a form is left as it was
 * read: what somebody is typing must not be taken from under them; saving it tells of the other change.
 * @param counts further kinds of things that a row tells of
 */
export function useLiveRows(resource: string, counts: readonly string[] = []): void {
  const { bot } = useSession()
  const queries = useQueryClient()
  const kind = resources[resource]?.kind
  useChanges(kind ? bot?.id : undefined, kind ? [kind, ...counts] : [], () => {
    rereadLists(queries, resource)
    void queries.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' })
  })
}
