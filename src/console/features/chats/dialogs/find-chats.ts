import { api, unwrap } from '../../../api/client.ts'
import type { ChatItem } from '../state/types.ts'

/** Chats of each state that a search shows. */
const SHOWN = 4

/** Returns the latest chats that match a search, those that are open first. */
export async function findChats(bot: number, text: string, signal: AbortSignal): Promise<ChatItem[]> {
  const q = text.trim()
  const found = (['nuevas', 'resueltas'] as const).map(async (category) => {
    const body = { type: 'all' as const, category, ...(q && { q }) }
    const { data } = await unwrap(api.POST('/chats/filter/{bot}', { params: { path: { bot } }, body, signal }))
    return data.slice(0, SHOWN)
  })
  return (await Promise.all(found)).flat()
}
