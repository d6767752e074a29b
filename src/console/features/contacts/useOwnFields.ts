import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'

type ContactField = components['schemas']['ContactField']

const NONE: readonly ContactField[] = []

/** Returns the own fields of the bot's contacts in their order; none until they are read. */
export function useOwnFields(): readonly ContactField[] {
  const bot = useBotId()
  const { data = NONE } = useQuery({
    queryKey: ['contacts/fields', 'own', bot],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/contacts/fields/{bot}', { params: { path: { bot } }, signal }))).fields,
  })
  return data
}
