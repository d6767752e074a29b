import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useRoom } from '../context.ts'
import { Choices } from './Choices.tsx'
import { type ChatDialogProps, FormDialog } from './parts.tsx'

type Assignee = components['schemas']['ChatAssignee']

/** Stands for nobody among the people. */
const NOBODY = 0

/** Gives a chat to somebody who may have it, or to nobody; of the others it says why not. */
export function AssignDialog({ chat, onClose }: ChatDialogProps) {
  const { actions, botId, me, inbox } = useRoom()
  const [user, setUser] = useState(chat.assign_user?.id ?? NOBODY)
  const [busy, setBusy] = useState(false)
  const { presence } = inbox.store.get()
  // who may have it depends on where it is
  const {
    data: users,
    error,
    reload,
  } = useLoad(`assignees ${chat.id} ${chat.area?.id}`, async (signal) => {
    const params = { path: { bot: botId }, query: { chat: chat.id } }
    const told = await unwrap(api.GET('/chats/users/{bot}', { params, signal }))
    return told.users.sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
  })
  async function save(): Promise<void> {
    setBusy(true)
    const done = await actions.assign(chat.id, user === NOBODY ? null : user)
    setBusy(false)
    if (done) onClose()
  }
  const note = ({ id, refusal }: Assignee) =>
    refusal ?? (id === me.id ? 'Tu usuario' : presence.has(id) ? 'En línea' : undefined)
  return (
    <FormDialog
      title="Asignar"
      onClose={onClose}
      busy={busy}
      disabled={user === (chat.assign_user?.id ?? NOBODY)}
      onSubmit={() => void save()}
    >
      {users ? (
        <Choices
          label="Usuario"
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
          value={user}
          onChange={setUser}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Loading />
      )}
    </FormDialog>
  )
}
