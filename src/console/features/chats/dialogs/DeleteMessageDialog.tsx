import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useChatsContext } from '../context.ts'
import { quoteOf } from '../panel/quotes.ts'
import type { ChatMessage } from '../state/types.ts'
import type { ChatDialogProps } from './shared.tsx'

/** Asks for confirmation before a message is taken back from the customer. */
export function DeleteMessageDialog({ chat, message, onClose }: ChatDialogProps & { message: ChatMessage }) {
  const { actions } = useChatsContext()
  const [busy, setBusy] = useState(false)
  async function remove(): Promise<void> {
    setBusy(true)
    await actions.deleteMessage(chat.id, message.id)
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Eliminar mensaje"
      yes="Eliminar mensaje"
      no="Cancelar"
      danger
      busy={busy}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>En lugar del mensaje, el cliente verá «Mensaje eliminado». No podrás recuperarlo.</p>
      <blockquote className="resend-text" dir="auto">
        {quoteOf(message).text}
      </blockquote>
    </ConfirmDialog>
  )
}
