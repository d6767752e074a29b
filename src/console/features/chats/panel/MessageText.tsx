import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useChatsContext } from '../context.ts'
import { MentionedText } from '../mentions/MentionedText.tsx'
import type { Channel, ChatMessage } from '../state/types.ts'
import { ChannelText } from './ChannelText.tsx'

interface MessageTextProps {
  message: ChatMessage
  channel: Channel
}

/** The text of a message. Its sensitive values are hidden until a user who may see them asks for them. */
export function MessageText({ message: { id, text, hidden = false, mentions = [] }, channel }: MessageTextProps) {
  const { botId, mayReveal, inbox } = useChatsContext()
  // Forgotten with the bubble: the values must not outlive the open chat.
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isShown = hidden && whole !== undefined

  async function reveal(): Promise<void> {
    const chatId = inbox.store.get().selected
    if (chatId === null) return
    setBusy(true)
    await withToasts('chatMessageWrittenGet', async () => {
      const path = { bot: botId, chatId, messageId: id }
      setWhole((await unwrap(api.GET('/chats/written/{bot}/{chatId}/{messageId}', { params: { path } }))).text)
    }).catch(() => {})
    setBusy(false)
  }

  return (
    <>
      <div className="bubble-text" dir="auto">
        {mentions.length > 0 ? (
          <MentionedText text={text} mentions={mentions} channel={channel} />
        ) : (
          <ChannelText text={isShown ? whole : text} channel={channel} />
        )}
      </div>
      {hidden && mayReveal && (
        <button
          type="button"
          className="bubble-reveal"
          aria-label={isShown ? 'Ocultar datos sensibles' : 'Mostrar datos sensibles'}
          aria-busy={busy || undefined}
          onClick={() => (isShown ? setWhole(undefined) : busy || void reveal())}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={14} />
          {isShown ? 'Ocultar' : 'Mostrar'}
        </button>
      )}
    </>
  )
}
