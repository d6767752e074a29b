import { useEffect, useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRoom } from '../context.ts'
import { Choices } from './Choices.tsx'
import { type ChatDialogProps, FormDialog } from './parts.tsx'

type Assignee = components['schemas']['ChatAssignee']

/** Stands for nobody among the people. */
const NOBODY = 0

/** Gives a chat to somebody who may have it, or to nobody; of the others it says why not. */
export function AssignDialog({ chat, onClose }: ChatDialogProps) {
  const { actions, botId, me, inbox } = useRoom()
  const [users, setUsers] = useState<readonly Assignee[]>()
  const [user, setUser] = useState(chat.assign_user?.id ?? NOBODY)
  const [busy, setBusy] = useState(false)
  const { presence } = inbox.store.get()
  // who may have it depends on where it is
  const area = chat.area?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area asks again
  useEffect(() => {
    const abort = new AbortController()
    const params = { path: { bot: botId }, query: { chat: chat.id } }
    unwrap(api.GET('/chats/users/{bot}', { params, signal: abort.signal })).then(
      (told) => setUsers([...told.users].sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))),
      (error: unknown) => abort.signal.aborted || toast.error(messageOf(error)),
    )
    return () => abort.abort()
  }, [botId, chat.id, area])
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
      ) : (
        <Loading />
      )}
    </FormDialog>
  )
}
