import { SwitchDialog } from '../../bots/switch/SwitchDialog.tsx'
import { useInbox, useRoom } from '../context.ts'

/** Asks before the chatbot is switched off or on for all chats. */
export function BotDialog({ onClose }: { onClose: () => void }) {
  const { botId, inbox } = useRoom()
  const on = useInbox(({ state }) => state.bot?.botState !== 'off')
  return <SwitchDialog open bot={botId} on={on} onClose={onClose} onChanged={inbox.tookBot} />
}
