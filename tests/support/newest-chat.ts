import type { APIRequestContext } from '@playwright/test'

/** What tests use of a chat. */
export interface NewestChat {
  id: number
  contact_id: number
  sender_id: string
  user_name: string
  type: string
  last_message_from: string
}

/** The filter that lists a bot's open webchats. */
export const webchats = { type: 'all', category: 'nuevas', channel: 'Webchat', page_number: 1 }

/**
 * Returns the chat that was started last. The list is not in that order: urgent requests come first.
 * @param data the chats that the filter listed
 */
export function newestOf(data: readonly NewestChat[]): NewestChat {
  const [newest] = data.toSorted((one, other) => other.id - one.id)
  if (!newest) throw new Error('No chat is listed.')
  return newest
}

/** Returns a bot's webchat that was started last, as somebody of the staff sees it. */
export async function newestChat(
  request: APIRequestContext,
  headers: Record<string, string>,
  bot = 1,
): Promise<NewestChat> {
  const list = await request.post(`/api/chats/filter/${bot}`, { headers, data: webchats })
  return newestOf((await list.json()).data)
}
