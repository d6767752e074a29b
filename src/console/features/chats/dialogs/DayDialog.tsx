import { useState } from 'react'
import { dayIn, isDay } from '../../../../contract/zone.ts'
import { messageOf } from '../../../api/errors.ts'
import { DayField } from '../../../engine/fields/DayField.tsx'
import { formatDate } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { MomentDialog } from './MomentDialog.tsx'
import type { ChatDialogProps } from './shared.tsx'

/** Goes to the messages of a day. */
export function DayDialog({ chat, onClose }: ChatDialogProps) {
  const { inbox } = useChatsContext()
  const zone = useInbox(({ state }) => state.zone)
  const [day, setDay] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function go(wanted: string | null): Promise<void> {
    if (!wanted) return setError('Elige el día.')
    if (!isDay(wanted)) return setError('Esa fecha no existe. Elige otra.')
    setError(undefined)
    setBusy(true)
    try {
      if (inbox.store.get().selected !== chat.id) await inbox.select(chat.id)
      const found = await inbox.reachDay(chat.id, wanted)
      if (!found) toast.info('Esta conversación todavía no tiene mensajes.')
      else if (dayIn(found.at, zone) !== wanted)
        toast.info(`Ese día no hubo mensajes: te mostramos el más cercano, ${formatDate(found.at, zone)}.`)
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
      setBusy(false)
    }
  }

  return (
    <MomentDialog title="Ir a una fecha" save="Ir" onClose={onClose} busy={busy} onSubmit={() => void go(day)}>
      <DayField label="Fecha" keepsFaults value={day} onChange={setDay} error={error} />
    </MomentDialog>
  )
}
