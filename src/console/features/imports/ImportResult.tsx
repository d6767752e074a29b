import { type ReactNode, useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { formatDateTime, plural } from '../../ui/format.ts'
import { Counts } from './Counts.tsx'
import type { ImportJob, ImportWords } from './job.ts'
import { RejectedRows } from './RejectedRows.tsx'
import type { ImportControl } from './useImport.ts'

interface ImportResultProps {
  job: ImportJob
  control: ImportControl
  words: ImportWords
  /** what an undo does, for people */
  undoes: string
  /** where to see what was imported */
  link?: ReactNode
  onClose: () => void
}

/** How an import ended, with its undo. */
export function ImportResult({ job, control, words, undoes, link, onClose }: ImportResultProps) {
  const [asking, setAsking] = useState(false)
  const { tone, text } = summaryOf(job, words)
  return (
    <>
      <Banner tone={tone} role="status">
        {text}
        {job.message && ` ${job.message}`}
      </Banner>
      {job.state !== 'undone' && <Counts job={job} titles={['Creados', 'Actualizados', 'Salteados', 'Rechazados']} />}
      {job.state !== 'undone' && <RejectedRows job={job} control={control} />}
      <p>
        {link}
        {job.undo_until && `${link ? ' · ' : ''}Puedes deshacerla hasta ${formatDateTime(job.undo_until)}.`}
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
          <p>{undoes}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function summaryOf(
  { state, created, updated }: ImportJob,
  { one, imported }: ImportWords,
): {
  tone: 'success' | 'warning' | 'danger' | 'info'
  text: string
} {
  const changed = plural(created + updated, ...imported)
  if (state === 'failed')
    return {
      tone: 'danger',
      text: created + updated > 0 ? `No pudimos terminar: ${changed}.` : `No importamos ningún ${one}.`,
    }
  if (state === 'cancelled') return { tone: 'warning', text: `Importación detenida: ${changed}.` }
  if (state === 'undone') return { tone: 'info', text: 'Importación deshecha.' }
  return { tone: 'success', text: `Importación terminada: ${changed}.` }
}
