import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'

/** Reads the own fields of the bot's contacts, in their order. */
export function useOwnFields() {
  const bot = useBotId()
  return useQuery({
    queryKey: ['contacts/fields', 'own', bot],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/contacts/fields/{bot}', { params: { path: { bot }, query: { counts: 0 } }, signal })))
        .fields,
  })
}
