import { useState } from 'react'
import { chatCommentCreate } from '../../../../../generated/bodies/chats.ts'
import { newKey } from '../../../../contract/key.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { MultilineInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import * as calls from '../calls/calls.ts'
import { useChatsContext } from '../context.ts'
import type { ChatDialogProps } from './shared.tsx'

/** Adds an internal comment, which the customer never sees. */
export function CommentDialog({ chat, onClose }: ChatDialogProps) {
  const { botId, me, inbox } = useChatsContext()
  const [key] = useState(() => newKey())
  const form = useForm({
    operation: chatCommentCreate,
    valuesOf: () => ({ message: '' }),
    bodyOf: ({ message }) => ({ id: chat.id, message: message.trim() }),
    send: ({ message: text }, { shown }) => {
      const comment = { key, botId, userId: me.id, chatId: chat.id, targetId: chat.sender_id, kind: 'comment' as const }
      const rest = { text, files: [], at: '', state: 'pending' as const, tries: 0, afterId: 0 }
      return withToasts('chatCommentCreate', () => calls.send({ ...comment, ...rest }), shown)
    },
    onDone: (made) => {
      inbox.applyMessages(chat.id, made)
      onClose()
    },
  })
  return (
    <FormWindow title="Agregar comentario" form={form} className="dialog-form" onClose={onClose}>
      <MultilineInput of={form} name="message" help="Lo ve el equipo, nunca el cliente." required={false} autoFocus />
    </FormWindow>
  )
}
