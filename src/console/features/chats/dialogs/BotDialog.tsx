import { SwitchDialog } from '../../bots/switch/SwitchDialog.tsx'
import { useChatsContext, useInbox } from '../context.ts'

/** Asks for confirmation before switching the chatbot on or off for all chats. */
export function BotDialog({ onClose }: { onClose: () => void }) {
  const { botId, inbox } = useChatsContext()
  const on = useInbox(({ state }) => state.bot?.botState !== 'off')
  return <SwitchDialog open bot={botId} on={on} onClose={onClose} onChanged={inbox.applyBotState} />
}
