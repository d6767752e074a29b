import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useChatsContext } from '../context.ts'
import { quoteOf } from '../panel/quotes.ts'
import type { ChatMessage } from '../state/types.ts'
import type { ChatDialogProps } from './shared.tsx'

/** Asks for confirmation before a message is sent again that the customer may have got. */
export function ResendDialog({ chat, message, onClose }: ChatDialogProps & { message: ChatMessage }) {
  const { actions } = useChatsContext()
  const [busy, setBusy] = useState(false)
  async function resend(): Promise<void> {
    setBusy(true)
    await actions.resend(chat.id, message, true)
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Enviar el mensaje de nuevo"
      yes="Enviar de nuevo"
      no="Cancelar"
      busy={busy}
      onYes={() => void resend()}
      onNo={onClose}
    >
      <p>El canal no confirmó si lo recibió. El cliente puede recibirlo dos veces.</p>
      <blockquote className="resend-text" dir="auto">
        {quoteOf(message).text}
      </blockquote>
    </ConfirmDialog>
  )
}
