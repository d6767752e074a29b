import { useEffect, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import { Choices } from './Choices.tsx'
import { type ChatDialogProps, FormDialog } from './parts.tsx'

/** Moves a chat to another area; nobody has it then. */
export function AreaDialog({ chat, onClose }: ChatDialogProps) {
  const { actions, catalogue } = useRoom()
  const areas = useShelf(catalogue.areas)
  const [area, setArea] = useState<number | null>(chat.area?.id ?? null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    catalogue.areas.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  async function save(): Promise<void> {
    if (area === null) return
    setBusy(true)
    const done = await actions.changeArea(chat.id, area)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <FormDialog
      title="Cambiar de área"
      onClose={onClose}
      busy={busy}
      disabled={area === null || area === chat.area?.id}
      onSubmit={() => void save()}
    >
      <p className="soft">El chat queda sin asignar en su nueva área.</p>
      {areas ? (
        <Choices
          label="Área"
          none="No hay áreas a la vista."
          options={areas.map(({ id, name, enable_handoff }) => ({
            id,
            label: name,
            note: enable_handoff ? undefined : 'No recibe derivaciones',
          }))}
          value={area}
          onChange={setArea}
        />
      ) : (
        <Loading />
      )}
    </FormDialog>
  )
}
