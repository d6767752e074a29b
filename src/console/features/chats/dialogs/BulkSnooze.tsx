import './dialogs.css'
import { plural } from '../../../ui/format.ts'
import { SnoozeForm } from './SnoozeDialog.tsx'

interface BulkSnoozeProps {
  /** how many chats */
  count: number
  onClose: () => void
  /** the moment that was chosen, as the contract writes it */
  onUntil: (until: string) => Promise<void>
}

/** Asks until when the chosen chats are put off. */
export default function BulkSnooze({ count, onClose, onUntil }: BulkSnoozeProps) {
  return (
    <SnoozeForm onClose={onClose} onUntil={onUntil}>
      {plural(count, 'conversación sale', 'conversaciones salen')} de la lista hasta ese momento, o antes si el cliente
      escribe.
    </SnoozeForm>
  )
}
