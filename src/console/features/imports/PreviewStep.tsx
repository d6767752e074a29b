import type { ReactNode } from 'react'
import { ImportActionOptions } from '../../../../generated/options.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DASH, plural } from '../../ui/format.ts'
import { Counts } from './Counts.tsx'
import type { ImportJob, ImportWords } from './job.ts'
import { RejectedRows } from './RejectedRows.tsx'
import type { ImportControl } from './useImport.ts'

interface PreviewStepProps {
  job: ImportJob
  control: Pick<ImportControl, 'busy' | 'rejected'>
  words: ImportWords
  /** what else would happen */
  children?: ReactNode
  onBack: () => void
  onImport: () => void
}

/** Shows what an import would do, with the first rows as they would be. */
export function PreviewStep({ job, control, words, children, onBack, onImport }: PreviewStepProps) {
  const changes = job.created + job.updated
  const [first] = job.sample
  return (
    <>
      <Counts job={job} titles={['Se crearán', 'Se actualizarán', 'Se saltearán', 'Se rechazarán']} />
      {children}
      {first && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways
        <section className="import-scroll" aria-label="Las primeras filas" tabIndex={0}>
          <table className="import-table">
            <caption className="soft">Las primeras filas, como quedarían</caption>
            <thead>
              <tr>
                <th scope="col">Fila</th>
                <th scope="col">Qué haremos</th>
                {first.values.map(({ label }) => (
                  <th scope="col" key={label}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {job.sample.map(({ row, action, values }) => (
                <tr key={row}>
                  <th scope="row" className="num">
                    {row}
                  </th>
                  <td>
                    <ActionBadge action={action} />
                  </td>
                  {values.map(({ label, value }) => (
                    <td key={label}>
                      <bdi>{value || DASH}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <RejectedRows job={job} control={control} />
      <div className="dialog-actions">
        <Button onClick={onBack}>Volver a columnas</Button>
        <Button variant="primary" busy={control.busy} disabled={changes === 0} onClick={onImport}>
          Importar {plural(changes, words.one, words.many)}
        </Button>
      </div>
    </>
  )
}

function ActionBadge({ action }: { action: string }) {
  const option = ImportActionOptions.find(({ value }) => value === action)
  return <Badge tone={option?.tone ?? 'neutral'}>{option?.label}</Badge>
}
