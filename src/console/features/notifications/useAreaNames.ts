import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'

/** Returns a function that names areas by their id; '' while they are unknown. */
export function useAreaNames(): (id: number) => string {
  const bot = useBotId()
  const { data = [] } = useQuery({
    queryKey: ['areaList', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/bots/areas/{bot}', { params: { path: { bot } }, signal })),
  })
  return (id) => data.find((area) => area.id === id)?.name ?? ''
}
