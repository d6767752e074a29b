import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../api/client.ts'

/** Query for last week's messages of customers. */
export function useRecent(bot: number, wanted: boolean) {
  return useQuery({
    queryKey: ['testRecentMessageList', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/testbot/recent/{bot}', { params: { path: { bot } }, signal })),
    enabled: wanted,
  })
}
