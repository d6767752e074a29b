import { chatUsernameUpdate } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { useChatsContext } from '../context.ts'
import { saveChat } from './saveChat.ts'
import type { ChatDialogProps } from './shared.tsx'

/** Changes the display name of a chat. */
export function RenameDialog({ chat, isLeft, onClose }: ChatDialogProps) {
  const room = useChatsContext()
  const params = { path: { bot: room.botId } }
  const form = useForm({
    operation: chatUsernameUpdate,
    record: chat,
    valuesOf: (one = chat) => ({ username: one.user_name }),
    bodyOf: (values) => ({ id: chat.id, ...values }),
    send: (body, { shown }) =>
      saveChat(room, 'chatUsernameUpdate', () => unwrap(api.PUT('/chats/username/{bot}', { params, body })), shown),
    onDone: onClose,
  })
  return (
    <FormWindow title="Renombrar conversación" form={form} className="dialog-form" disabled={isLeft} onClose={onClose}>
      <TextInput of={form} name="username" autoFocus />
    </FormWindow>
  )
}
