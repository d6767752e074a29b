import type { MenuEntry } from '../../../ui/Menu.tsx'
import { useChangesShown } from '../changes/shown.ts'
import { chatEntries } from '../chatEntries.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { isPinned } from '../state/pins.ts'
import type { ChatItem } from '../state/types.ts'

/** Returns the entries of the chat menu. */
export function useChatMenu(chat: ChatItem): MenuEntry[] {
  const room = useChatsContext()
  const bot = useInbox(({ state }) => state.bot)
  const pinned = useInbox(({ state }) => isPinned(state.pins, chat.id))
  // The entry that switches them has the name of what it does.
  useChangesShown()
  return chatEntries(chat, room, { bot, pinned }).map(({ label, icon, group, run }) => ({
    ...{ label, icon, group, onSelect: run },
  }))
}
