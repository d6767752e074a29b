import { withToasts } from '../../../ui/call-toasts.ts'
import { doneText, offerChatUndo } from '../calls/undo.ts'
import type { ChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'

/**
 * Runs a call with the toasts of its operation and applies the chat in the response. Rejects with the call's error, so
 * that a form can show it.
 * @param shown receives the error; returns whether the form shows it itself
 */
export async function saveChat(
  { inbox, botId }: Pick<ChatsContext, 'inbox' | 'botId'>,
  id: Parameters<typeof withToasts>[0],
  call: () => Promise<ChatItem>,
  shown: (error: unknown) => boolean,
): Promise<ChatItem> {
  const since = inbox.knownSeq()
  try {
    const item = await withToasts(id, call, shown, { done: (item) => doneText(id, item) })
    inbox.applyChats([item], since)
    void offerChatUndo(botId, inbox, id, item)
    return item
  } finally {
    inbox.refresh()
    // The counts beside the list change with it.
    inbox.recount()
  }
}
