import { useState } from 'react'
import { chatCommentCreate } from '../../../../../generated/bodies/chats.ts'
import { newKey } from '../../../../contract/key.ts'
import { trimmed } from '../../../../contract/trimmed.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import * as calls from '../calls/calls.ts'
import { useChatsContext } from '../context.ts'
import { MentionInput } from '../mentions/MentionInput.tsx'
import { withIds } from '../mentions/mentions.ts'
import type { Person } from '../state/types.ts'
import type { ChatDialogProps } from './shared.tsx'

/** Adds an internal comment, which the customer never sees and may mention people who see the chat. */
export function CommentDialog({ chat, isLeft, onClose }: ChatDialogProps) {
  const { botId, me, inbox } = useChatsContext()
  const [key] = useState(() => newKey())
  // Of people with the same name, those who were picked are mentioned.
  const [picked, setPicked] = useState<readonly Person[]>([])
  const { data: people } = useLoad(
    `mentionable ${chat.id} ${chat.area?.id} ${chat.assign_user?.id}`,
    async (signal) => {
      const params = { path: { bot: botId }, query: { chat: chat.id } }
      const { users } = await unwrap(api.GET('/chats/users/{bot}', { params, signal }))
      return users.filter(({ id, sees }) => sees && id !== me.id)
    },
  )
  const form = useForm({
    operation: chatCommentCreate,
    valuesOf: () => ({ message: '' }),
    bodyOf: ({ message }) => ({ id: chat.id, message: withIds(trimmed(message), [...picked, ...(people ?? [])]) }),
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
    <FormWindow title="Agregar comentario" form={form} className="dialog-form" disabled={isLeft} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside */}
      <div
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isLeft) void form.save(event)
        }}
      >
        <MentionInput
          of={form}
          name="message"
          help="Lo ve el equipo, nunca el cliente. Con @ avisas a alguien que ve la conversación."
          people={people}
          onPick={(person) => setPicked((before) => [person, ...before])}
        />
      </div>
    </FormWindow>
  )
}
