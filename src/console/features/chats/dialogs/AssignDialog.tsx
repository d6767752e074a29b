import { useEffect, useState } from 'react'
import { chatAssign } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CustomField } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import { isWithBot } from '../isWithBot.ts'
import { useSeesOnlyOwn } from '../sight.ts'
import type { ChatItem } from '../state/types.ts'
import { type Assignee, useWorkload } from './people.ts'
import { RadioList } from './RadioList.tsx'
import { saveChat } from './saveChat.ts'
import { MovedNotice, useSeenPlace } from './seen-place.tsx'
import type { ChatDialogProps } from './shared.tsx'

/** Option value for an unassigned chat. */
const NOBODY = 0
/** Value while none is chosen. */
const UNCHOSEN = -1

const valuesOf = (chat: ChatItem | undefined) => ({ user_id: chat?.assign_user?.id ?? NOBODY })

/** Assigns a chat to a user or to nobody. Users who may not have it are disabled, with the reason. */
export function AssignDialog({ chat, onClose }: ChatDialogProps) {
  const room = useChatsContext()
  const { botId, me, inbox, open } = room
  const workload = useWorkload()
  const seesOnlyOwn = useSeesOnlyOwn()
  const { seen, expected, now, isMoved, accept } = useSeenPlace(chat)
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
  const [first] = useState(chat)
  const params = { path: { bot: botId } }
  const form = useForm({
    operation: chatAssign,
    // Later changes are announced and do not become what is shown as chosen.
    record: first,
    valuesOf,
    bodyOf: ({ user_id }) => ({
      ...{ id: chat.id, user_id: user_id === NOBODY ? null : user_id },
      // If two people take the chat at once, the second one gets a conflict.
      expected_user_id: expected.expected_user_id,
    }),
    textOf: (path, value) => (path === 'user_id' ? users?.find(({ id }) => id === value)?.name : undefined),
    send: (body, { shown }) => {
      const send = () => unwrap(api.POST('/chats/requests/assign/{bot}', { params, body }))
      const tell = body.user_id === me.id ? inbox.take : inbox.handOver
      return saveChat(room, 'chatAssign', () => tell(chat.id, send), shown)
    },
    onDone: onClose,
  })
  const user = form.watch('user_id')
  // While it is sent, the chat changes by the request itself.
  const mustChoose = isMoved && !form.busy
  const { setValue } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is out of date with every move
  useEffect(() => {
    if (mustChoose) setValue('user_id', UNCHOSEN, { shouldDirty: true })
  }, [mustChoose, now, setValue])
  const note = (one: Assignee) => one.refusal ?? (one.id === me.id ? `Tú · ${workload(one)}` : workload(one))
  const current = chat.assign_user?.id ?? NOBODY
  const isSame = user === current && !(user !== NOBODY && isWithBot(chat))
  return (
    <FormWindow
      title="Asignar conversación"
      form={form}
      className="dialog-form"
      disabled={user === UNCHOSEN || isSame}
      asks={false}
      onClose={onClose}
    >
      {mustChoose && (
        <MovedNotice chat={chat} seen={seen} operation="chatAssign">
          Elige de nuevo quién la atiende.
        </MovedNotice>
      )}
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
              onChange={(id) => {
                accept()
                onChange(id)
              }}
            />
          )}
        </CustomField>
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Loading />
      )}
      {seesOnlyOwn && user !== NOBODY && user !== UNCHOSEN && user !== me.id && user !== current && (
        <p className="soft">Dejarás de verla cuando la asignes.</p>
      )}
      {users?.some(({ moves_to }) => moves_to !== undefined) && (
        <p className="soft">
          ¿Es para alguien de otra área?{' '}
          <button type="button" className="link-button" onClick={() => open({ name: 'transfer', chatId: chat.id })}>
            Pasar conversación
          </button>
        </p>
      )}
    </FormWindow>
  )
}
