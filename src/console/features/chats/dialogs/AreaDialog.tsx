import { useEffect, useState } from 'react'
import { ChatAreaInputLimits } from '../../../../../generated/limits.ts'
import { messageOf } from '../../../api/errors.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import { Choices } from './Choices.tsx'
import { type ChatDialogProps, FormDialog } from './parts.tsx'

/** Moves a chat to any area, with a note to its team; nobody has it then. */
export function AreaDialog({ chat, onClose }: ChatDialogProps) {
  const { actions, catalogue } = useRoom()
  const areas = useShelf(catalogue.allAreas)
  const [area, setArea] = useState<number | null>(chat.area?.id ?? null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    catalogue.allAreas.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  async function save(): Promise<void> {
    if (area === null) return
    setBusy(true)
    const done = await actions.changeArea(chat.id, area, note.trim())
    setBusy(false)
    if (done) onClose()
  }
  const chosen = areas?.find(({ id }) => id === area)
  return (
    <FormDialog
      title="Cambiar de área"
      onClose={onClose}
      busy={busy}
      disabled={area === null || area === chat.area?.id}
      onSubmit={() => void save()}
    >
      <p className="soft" role="status">
        {chosen && !chosen.own
          ? `La atenderá el equipo de ${chosen.name} y dejarás de verla.`
          : 'La conversación queda sin asignar en su nueva área.'}
      </p>
      {areas ? (
        <Choices
          label="Área"
          none="Todavía no hay áreas. Crea la primera en Agenda, Áreas."
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
      <TextArea
        label="Nota para el área (opcional)"
        help="La lee el equipo, nunca el cliente."
        rows={2}
        maxLength={ChatAreaInputLimits.note.maxLength}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}
