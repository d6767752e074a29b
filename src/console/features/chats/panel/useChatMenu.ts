import type { MenuEntry } from '../../../ui/Menu.tsx'
import { chatEntries } from '../chatEntries.ts'
import { useInbox, useRoom } from '../context.ts'
import { isPinned } from '../state/pins.ts'
import type { ChatItem } from '../state/types.ts'

/** What else can be done to a chat, for its menu. */
export function useChatMenu(chat: ChatItem): MenuEntry[] {
  const room = useRoom()
  const bot = useInbox(({ state }) => state.bot)
  const pinned = useInbox(({ state }) => isPinned(state.pins, chat.id))
  return chatEntries(chat, room, { bot, pinned }).map(({ label, icon, run }) => ({ label, icon, onSelect: run }))
}
