import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { plural } from '../../ui/format.ts'
import { saveText } from '../../ui/save.ts'
import { toast } from '../../ui/toast.ts'
import type { ImportJob } from './job.ts'
import type { ImportControl } from './useImport.ts'

/** Errors that are listed; the file has all. */
const SHOWN = 20

/** Refused rows that are seen at a glance: their reasons are not summed up. */
const FEW = 5

interface RejectedRowsProps {
  job: ImportJob
  control: Pick<ImportControl, 'rejected'>
}

/** The rows that were refused, why, and a file with all of them to mend. */
export function RejectedRows({ job: { errors, reasons, rejected }, control }: RejectedRowsProps) {
  const [busy, setBusy] = useState(false)
  if (rejected === 0) return null
  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { name, content } = await control.rejected()
      saveText(name, content)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <section className="import-errors">
      <h3>Filas rechazadas</h3>
      {rejected > FEW && reasons.length > 0 && (
        <ul aria-label="Motivos">
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <strong>{plural(count, 'fila', 'filas')}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Fila por fila">
        {errors.slice(0, SHOWN).map(({ row, message }) => (
          <li key={row}>
            Fila {row}: {message}
          </li>
        ))}
      </ul>
      {rejected > SHOWN && <p className="soft">El archivo las tiene todas.</p>}
      <Button icon="download" busy={busy} onClick={() => void download()}>
        Descargar rechazadas
      </Button>
    </section>
  )
}
