import type { ReactNode } from 'react'
import { channelLimits } from '../../../../contract/channels.ts'
import { splitText } from '../../../../contract/split-text.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { connectionName, WhoMends } from '../connections/ConnectionAlerts.tsx'
import type { ChatConnection } from '../connections/useConnections.ts'
import { HOUR, leftText } from '../ReplyWindow.tsx'
import type { ChatItem } from '../state/types.ts'
import { WindowClosed } from './TemplateOffer.tsx'

/** Time before the end of the window from which the composer warns, in milliseconds. */
const SOON = 2 * HOUR

interface ComposerNotesProps {
  chat: ChatItem
  /** milliseconds until the channel closes the chat to the business; null without a limit */
  left: number | null
  /** what is being written; empty when it is too long to be sent */
  text: string
}

/** What the channel means for the message being written: how long one may still answer, and how many messages it is. */
export function ComposerNotes({ chat, left, text }: ComposerNotesProps) {
  if (left !== null && left <= 0) return <WindowClosed chat={chat} />
  const pieces = splitText(text.trim(), channelLimits[chat.channel].text).length
  return (
    <>
      {left !== null && <TimeNote chat={chat} left={left} />}
      {pieces > 1 && <Note icon="info">Se enviará en {pieces} mensajes: el canal no acepta textos tan largos.</Note>}
    </>
  )
}

/** In the end, and when only people may still answer. It is no live region, which would speak every minute. */
function TimeNote({ chat, left }: { chat: ChatItem; left: number }) {
  const { bot_window_until: until } = chat
  if (left <= SOON)
    return (
      <Note icon="clock" isWarning>
        Te quedan {leftText(left)} para responder. Después tendrás que esperar a que el cliente escriba.
      </Note>
    )
  if (!until || Date.parse(until) > Date.parse(chat.window_until ?? '') - left) return null
  return (
    <Note icon="clock">
      Pasaron 24 horas: el chatbot ya no puede escribirle. Por {leftText(left)} más puedes hacerlo tú, solo para
      responder a su consulta.
    </Note>
  )
}

/** Says that messages wait until somebody mends their connection. */
export function BrokenConnection({ connection }: { connection: ChatConnection }) {
  return (
    <div className="composer-window" role="status">
      <Icon name="alert" size={16} />
      <div className="connection-broken">
        <p>
          {connectionName(connection)} requiere atención. {connection.problem}
        </p>
        <p>
          Tus mensajes saldrán cuando esté resuelto. <WhoMends />
        </p>
      </div>
    </div>
  )
}

function Note({ icon, isWarning = false, children }: { icon?: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <p className={isWarning ? 'composer-window' : 'composer-window composer-info'}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </p>
  )
}
