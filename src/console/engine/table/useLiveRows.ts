import { useQueryClient } from '@tanstack/react-query'
import { type ContentResource, isContent, useContent } from '../../realtime/useContent.ts'
import { useSession } from '../../session/index.ts'
import { resources } from '../contract.ts'
import { rereadLists } from './useRefresh.ts'

/**
 * Keeps a table's rows those of now while colleagues change what the bot knows. A record in a form is left as it was
 * read: what somebody is typing must not be taken from under them; saving it tells of the other change.
 */
export function useLiveRows(resource: string): void {
  const { bot } = useSession()
  const queries = useQueryClient()
  const kinds = kindsOf(resources[resource]?.kind)
  useContent(kinds.length > 0 ? bot?.id : undefined, kinds, () => {
    rereadLists(queries, resource)
    void queries.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' })
  })
}

/** What a row tells of; that of an intent counts its examples and answers. */
function kindsOf(kind: string | undefined): readonly ContentResource[] {
  if (kind === 'intent') return ['intent', 'example', 'response']
  return isContent(kind) ? [kind] : []
}
