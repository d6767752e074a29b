import { useState } from 'react'
import { ChatCommentInputLimits } from '../../../../../generated/limits.ts'
import { newKey } from '../../../../contract/key.ts'
import { REQUIRED } from '../../../../contract/validation.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import * as calls from '../calls/calls.ts'
import { useRoom } from '../context.ts'
import { type ChatDialogProps, FormDialog } from './parts.tsx'

/** Adds a comment that the staff see and the customer never does. */
export function CommentDialog({ chat, onClose }: ChatDialogProps) {
  const { botId, me, inbox } = useRoom()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [key] = useState(() => newKey())
  async function save(): Promise<void> {
    if (!text.trim()) return setError(REQUIRED)
    setBusy(true)
    const comment = { key, botId, userId: me.id, chatId: chat.id, targetId: chat.sender_id, kind: 'comment' as const }
    const rest = { text: text.trim(), files: [], at: '', state: 'pending' as const, tries: 0, afterId: 0 }
    const done = await withToasts('chatCommentCreate', () => calls.send({ ...comment, ...rest })).catch(() => undefined)
    setBusy(false)
    if (!done) return
    inbox.tookMessages(chat.id, done)
    onClose()
  }
  return (
    <FormDialog title="Agregar comentario" onClose={onClose} busy={busy} onSubmit={() => void save()}>
      <TextArea
        label="Comentario"
        help="Lo ve el equipo, nunca el cliente."
        maxLength={ChatCommentInputLimits.message.maxLength}
        autoFocus
        value={text}
        onChange={setText}
        error={error}
      />
    </FormDialog>
  )
}
