import { Button } from '../../ui/Button.tsx'

interface ColumnActionsProps {
  /** what is still missing; empty for nothing */
  missing: string
  busy: boolean
  onBack: () => void
  onCheck: () => void
}

/** The buttons below the columns of a file. */
export function ColumnActions({ missing, busy, onBack, onCheck }: ColumnActionsProps) {
  return (
    <div className="dialog-actions import-actions">
      {missing && <p role="status">{missing}</p>}
      <Button onClick={onBack}>Elegir otro archivo</Button>
      <Button variant="primary" busy={busy} disabled={missing !== ''} onClick={onCheck}>
        Comprobar
      </Button>
    </div>
  )
}
