import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../api/client.ts'

/** The address and the token with which platforms deliver to a chatbot, and whether they can. */
export const useSetup = (bot: number) =>
  useQuery({
    queryKey: ['pluginSetupGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/plugins/setup/{bot}', { params: { path: { bot } }, signal })),
  })
