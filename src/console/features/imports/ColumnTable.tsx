import type { Option } from '../../../contract/screen.ts'
import { DASH, plural } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import type { ImportJob } from './job.ts'

interface ColumnTableProps {
  job: ImportJob
  /** what each column holds; empty for what is not imported */
  fields: readonly string[]
  options: readonly Option[]
  onChange: (fields: string[]) => void
}

/** The columns of a file with examples, and the choice of what each holds. */
export function ColumnTable({ job, fields, options, onChange }: ColumnTableProps) {
  return (
    <>
      <p>
        <bdi>{job.name}</bdi> · {job.format} · {plural(job.rows, 'fila', 'filas')}
      </p>
      <div className="import-columns">
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">Columna</th>
              <th scope="col">Ejemplos</th>
              <th scope="col">Qué lleva</th>
            </tr>
          </thead>
          <tbody>
            {job.columns.map(({ column, heading, samples }) => {
              const name = heading || `Columna ${column + 1}`
              return (
                <tr key={column}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td className="soft">
                    <bdi className="import-samples">{samples.join(' · ') || DASH}</bdi>
                  </td>
                  <td>
                    <Select
                      label={`Qué lleva ${name}`}
                      bare
                      value={fields[column] ?? ''}
                      options={options}
                      onChange={(field) => onChange(fields.with(column, field))}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Returns what each column holds: as it was chosen before, or else as it was recognized. */
export function startingFields(
  job: ImportJob,
  first: { columns: readonly { column: number; field: string }[] } | undefined,
): string[] {
  const chosen = new Map(first?.columns.map(({ column, field }) => [column, field]))
  return job.columns.map(({ column, field }) => (first ? (chosen.get(column) ?? '') : field))
}

/** Returns what is chosen, as the server takes it. */
export const chosenColumns = (fields: readonly string[]): { column: number; field: string }[] =>
  fields.flatMap((field, column) => (field ? [{ column, field }] : []))

/** Returns what is wrong with a choice that two columns share; empty if there is none. */
export function repeatedText(fields: readonly string[], options: readonly Option[]): string {
  const chosen = fields.filter(Boolean)
  const repeated = chosen.find((field, at) => chosen.indexOf(field) !== at)
  if (!repeated) return ''
  return `Dos columnas llevan «${options.find(({ value }) => value === repeated)?.label}». Deja una sola.`
}
