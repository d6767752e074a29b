import './dialogs.css'
import { plural } from '../../../ui/format.ts'
import { SnoozeForm } from './SnoozeDialog.tsx'

interface BulkSnoozeProps {
  /** number of chats */
  count: number
  onClose: () => void
  /** receives the chosen timestamp in the format of the API */
  onUntil: (until: string) => Promise<void>
}

/** Asks until when to snooze the selected chats. */
export default function BulkSnooze({ count, onClose, onUntil }: BulkSnoozeProps) {
  return (
    <SnoozeForm
      title={count === 1 ? 'Posponer conversación' : 'Posponer conversaciones'}
      onClose={onClose}
      onUntil={onUntil}
    >
      {plural(count, 'conversación saldrá', 'conversaciones saldrán')} de la lista hasta esa hora o hasta que el cliente
      escriba.
    </SnoozeForm>
  )
}
