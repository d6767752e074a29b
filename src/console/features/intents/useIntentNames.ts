import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'

/** Query for the intents of a bot as options; disabled if `wanted` is false. */
export function useIntentNames(bot: number, wanted = true) {
  return useQuery({
    queryKey: ['intentButtonList', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/ia/buttons/{bot}', { params: { path: { bot } }, signal })),
    enabled: wanted,
  })
}
