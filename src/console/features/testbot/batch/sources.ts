import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import type { Recent, Source } from './types.ts'

/** Reads a pasted list. */
export async function writtenSources(
  bot: number,
  content: string,
): Promise<{ sources: Source[] } | { problem: string }> {
  try {
    const { messages } = await unwrap(
      api.POST('/testbot/batch/read/{bot}', { params: { path: { bot } }, body: { content } }),
    )
    return { sources: messages.map((message) => ({ ...message, count: 1, messageIds: [] })) }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}

/** Returns the customers' messages to test. Of a masked one, the text that is shown becomes an example. */
export const recentSources = (recent: Recent | undefined): { sources: Source[] } => ({
  sources: (recent?.messages ?? []).map(({ text, count, masked, message_ids }) => ({
    ...{ text, count, messageIds: masked ? [] : message_ids },
  })),
})
