import '../../ui/progress.css'
import { Button } from '../../ui/Button.tsx'
import { formatNumber } from '../../ui/format.ts'
import type { ImportJob } from './job.ts'
import type { ImportControl } from './useImport.ts'

const TITLES: Partial<Record<ImportJob['state'], string>> = {
  checking: 'Comprobando el archivo…',
  running: 'Importando…',
  cancelling: 'Deteniendo la importación…',
  undoing: 'Deshaciendo la importación…',
}

interface ImportProgressProps {
  job: ImportJob
  control: ImportControl
  /** a check that is stopped has to be made again */
  onStop: () => void
  onClose: () => void
}

/** How far the server is. It goes on when the dialog is closed. */
export function ImportProgress({ job: { state, done, rows }, control, onStop, onClose }: ImportProgressProps) {
  const percent = Math.min(100, Math.floor((100 * done) / Math.max(1, rows)))
  return (
    <>
      <p role="status">{TITLES[state]}</p>
      <progress className="progress" value={percent} max={100} aria-label="Avance">
        {percent} %
      </progress>
      <p className="soft num">
        {formatNumber(done)} de {formatNumber(rows)}
      </p>
      {state !== 'checking' && <p className="soft">Puedes cerrar esta ventana: sigue en segundo plano.</p>}
      <div className="dialog-actions">
        {(state === 'checking' || state === 'running') && (
          <Button
            busy={control.busy}
            onClick={() => {
              onStop()
              void control.cancel()
            }}
          >
            Detener
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </>
  )
}
