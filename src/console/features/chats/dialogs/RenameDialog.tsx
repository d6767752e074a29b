import { chatUsernameUpdate } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { Text } from '../../../engine/form/kit.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { useRoom } from '../context.ts'
import type { ChatDialogProps } from './parts.tsx'
import { saveChat } from './saveChat.ts'

/** Changes the name under which a chat is shown. */
export function RenameDialog({ chat, onClose }: ChatDialogProps) {
  const room = useRoom()
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
    <FormWindow title="Cambiar el nombre" form={form} className="dialog-form" onClose={onClose}>
      <Text of={form} name="username" autoFocus />
    </FormWindow>
  )
}
