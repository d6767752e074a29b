import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { formatDateTime, plural } from '../../../ui/format.ts'
import { Counts } from './Counts.tsx'
import { RejectedRows } from './RejectedRows.tsx'
import type { ContactImport } from './types.ts'
import type { ImportControl } from './useImport.ts'

interface ImportResultProps {
  job: ContactImport
  control: ImportControl
  onClose: () => void
}

/** How an import ended, with its undo. */
export function ImportResult({ job, control, onClose }: ImportResultProps) {
  const [asking, setAsking] = useState(false)
  const { tone, text } = summaryOf(job)
  return (
    <>
      <Banner tone={tone} role="status">
        {text}
        {job.message && ` ${job.message}`}
      </Banner>
      {job.state !== 'undone' && <Counts job={job} titles={['Creados', 'Actualizados', 'Salteados', 'Rechazados']} />}
      {job.state !== 'undone' && <RejectedRows job={job} />}
      <p>
        <Link to="/contacts/register" onClick={onClose}>
          Ver en el registro
        </Link>
        {job.undo_until && ` · Puedes deshacerla hasta ${formatDateTime(job.undo_until)}.`}
      </p>
      <div className="dialog-actions">
        {job.undo_until && (
          <Button icon="undo" variant="danger" busy={control.busy} onClick={() => setAsking(true)}>
            Deshacer importación
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          open
          title="Deshacer importación"
          yes="Deshacer importación"
          no="Cancelar"
          danger
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            void control.undo()
          }}
        >
          <p>¿Deshacer la importación de «{job.name}»?</p>
          <p>{undone(job)} No tocaremos a quien ya te escribió ni a quien alguien editó después.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** What undoing changes; what it does not is left out. */
function undone({ created, updated }: ContactImport): string {
  const removed = created > 0 && `quitaremos ${plural(created, 'contacto creado', 'contactos creados')}`
  const restored = updated > 0 && `volverán los datos de ${plural(updated, 'contacto', 'contactos')}`
  const parts = [removed, restored].filter((part) => part !== false)
  const text = parts.length > 0 ? parts.join(' y ') : 'volverán las etiquetas y los grupos de antes'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function summaryOf({ state, created, updated }: ContactImport): {
  tone: 'success' | 'warning' | 'danger' | 'info'
  text: string
} {
  const changed = plural(created + updated, 'contacto importado', 'contactos importados')
  if (state === 'failed')
    return {
      tone: 'danger',
      text: created + updated > 0 ? `No pudimos terminar: ${changed}.` : 'No importamos ningún contacto.',
    }
  if (state === 'cancelled') return { tone: 'warning', text: `Importación detenida: ${changed}.` }
  if (state === 'undone') return { tone: 'info', text: 'Importación deshecha.' }
  return { tone: 'success', text: `Importación terminada: ${changed}.` }
}
