import type { components } from '../../../../../generated/api.d.ts'
import { chatAssign } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { availabilityName } from '../../../availability/AvailabilityMenu.tsx'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CustomField } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { isWithBot } from '../isWithBot.ts'
import type { ChatItem } from '../state/types.ts'
import { RadioList } from './RadioList.tsx'
import { saveChat } from './saveChat.ts'
import type { ChatDialogProps } from './shared.tsx'

type Assignee = components['schemas']['ChatAssignee']

/** Option value for an unassigned chat. */
const NOBODY = 0

const valuesOf = (chat: ChatItem | undefined) => ({ user_id: chat?.assign_user?.id ?? NOBODY })

/** Assigns a chat to a user or to nobody. Users who may not have it are disabled, with the reason. */
export function AssignDialog({ chat, onClose }: ChatDialogProps) {
  const room = useChatsContext()
  const { botId, me, inbox } = room
  const presence = useInbox((one) => one.presence)
  const changed = useInbox(({ state }) => state.availability)
  // Who may have the chat depends on its area.
  const {
    data: users,
    error,
    reload,
  } = useLoad(`assignees ${chat.id} ${chat.area?.id}`, async (signal) => {
    const params = { path: { bot: botId }, query: { chat: chat.id } }
    const answer = await unwrap(api.GET('/chats/users/{bot}', { params, signal }))
    return answer.users.sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
  })
  const params = { path: { bot: botId } }
  const form = useForm({
    operation: chatAssign,
    record: chat,
    valuesOf,
    bodyOf: ({ user_id }) => ({
      ...{ id: chat.id, user_id: user_id === NOBODY ? null : user_id },
      // The assignee that the user saw: if two people take the chat at once, the second one gets a conflict.
      expected_user_id: (inbox.store.get().state.chats.get(chat.id)?.item ?? chat).assign_user?.id ?? null,
    }),
    textOf: (path, value) => (path === 'user_id' ? users?.find(({ id }) => id === value)?.name : undefined),
    send: (body, { shown }) => {
      const send = () => unwrap(api.POST('/chats/requests/assign/{bot}', { params, body }))
      return saveChat(room, 'chatAssign', () => inbox.take(chat.id, send), shown)
    },
    onDone: onClose,
  })
  const user = form.watch('user_id')
  const note = ({ id, refusal, availability }: Assignee) => {
    if (refusal !== null) return refusal
    const now = changed.get(id)?.value ?? availability
    const state = id === me.id || presence.has(id) ? availabilityName(now ?? 'available') : 'Sin conexión'
    return id === me.id ? `Tú · ${state}` : state
  }
  return (
    <FormWindow
      title="Asignar conversación"
      form={form}
      className="dialog-form"
      disabled={user === (chat.assign_user?.id ?? NOBODY) && !(user !== NOBODY && isWithBot(chat))}
      asks={false}
      onClose={onClose}
    >
      {users ? (
        <CustomField of={form} name="user_id">
          {({ label, value, onChange }) => (
            <RadioList
              label={label}
              none="Nadie del equipo atiende esta área. Agrega personas en Agenda, Áreas."
              options={[
                { id: NOBODY, label: 'Sin asignar' },
                ...users.map((one) => ({
                  id: one.id,
                  label: one.name,
                  note: note(one),
                  disabled: one.refusal !== null && one.id !== user,
                })),
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        </CustomField>
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Loading />
      )}
    </FormWindow>
  )
}
