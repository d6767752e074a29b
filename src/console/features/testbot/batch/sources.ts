import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import type { Recent, Rejections, Source } from './types.ts'

interface Sources extends Rejections {
  sources: Source[]
}

export const NONE_REJECTED: Rejections = { rejected: [], rejected_total: 0 }

/** Reads a pasted list. Lines with errors are left out of the sources. */
export async function writtenSources(bot: number, content: string): Promise<Sources | { problem: string }> {
  try {
    const { messages, rejected, rejected_total } = await unwrap(
      api.POST('/testbot/batch/read/{bot}', { params: { path: { bot } }, body: { content } }),
    )
    return { sources: messages.map((message) => ({ ...message, count: 1, messageIds: [] })), rejected, rejected_total }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}

/** Returns the customers' messages to test. Of a masked one, the text that is shown becomes an example. */
export const recentSources = (recent: Recent | undefined): Sources => ({
  ...NONE_REJECTED,
  sources: (recent?.messages ?? []).map(({ text, count, masked, message_ids }) => ({
    ...{ text, count, messageIds: masked ? [] : message_ids },
  })),
})
