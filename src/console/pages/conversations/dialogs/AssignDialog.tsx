import { useEffect, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import { Choices } from './Choices.tsx'
import { type ChatDialogProps, FormDialog } from './parts.tsx'

/** Stands for nobody among the people. */
const NOBODY = 0

/** Gives a chat to somebody, or to nobody. */
export function AssignDialog({ chat, onClose }: ChatDialogProps) {
  const { actions, catalogue, me, inbox } = useRoom()
  const users = useShelf(catalogue.users)
  const [user, setUser] = useState(chat.assign_user?.id ?? NOBODY)
  const [busy, setBusy] = useState(false)
  const { presence } = inbox.store.get()
  useEffect(() => {
    catalogue.users.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  async function save(): Promise<void> {
    setBusy(true)
    const done = await actions.assign(chat.id, user === NOBODY ? null : user)
    setBusy(false)
    if (done) onClose()
  }
  const note = (id: number) => (id === me.id ? 'Tu usuario' : presence.has(id) ? 'En línea' : undefined)
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
          none="No hay a quién asignar."
          options={[
            { id: NOBODY, label: 'Sin asignar' },
            ...users.map(({ id, name }) => ({ id, label: name, note: note(id) })),
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
