import { useState } from 'react'
import { ImportedKindOptions, ImportOutcomeOptions } from '../../../../generated/options.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInteger } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import type { ImportResult } from './types.ts'

/** Number of lines rendered per page. */
const PAGE = 100

/** Result of an import or its dry run, per line. */
export function Report({ result }: { result: ImportResult }) {
  const [outcome, setOutcome] = useState(result.rejected > 0 ? 'rejected' : '')
  const [shown, setShown] = useState(PAGE)
  const rows = result.rows.filter((row) => outcome === '' || row.outcome === outcome)
  const count = (value: unknown) => result.rows.filter((row) => row.outcome === value).length
  return (
    <div className="import-report">
      <dl className="import-counts">
        <Count label="Ejemplos nuevos" value={result.created} />
        <Count label="Modificados" value={result.updated} />
        <Count label="Ya estaban" value={result.skipped} />
        <Count label="Rechazados" value={result.rejected} />
        <Count label="Intenciones nuevas" value={result.intents} />
        <Count label="Entidades nuevas" value={result.entities} />
      </dl>
      <Select
        label="Mostrar"
        value={outcome}
        onChange={setOutcome}
        options={[
          { value: '', label: `Todas las líneas (${formatInteger(result.rows.length)})` },
          ...ImportOutcomeOptions.map(({ value, label }) => ({
            value,
            label: `${label} (${formatInteger(count(value))})`,
          })),
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="import-rows" aria-label="Informe por línea" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Línea</th>
              <th scope="col">Resultado</th>
              <th scope="col">Texto</th>
              <th scope="col">Detalle</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, at) => {
              const option = ImportOutcomeOptions.find(({ value }) => value === row.outcome)
              const kind = ImportedKindOptions.find(({ value }) => value === row.kind)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may appear twice, and the order is fixed
                <tr key={at}>
                  <td>{row.line}</td>
                  <td>
                    <Badge tone={option?.tone ?? 'neutral'}>{option?.label}</Badge>
                  </td>
                  <td>
                    {row.text || '—'}
                    <small>{row.intent ? `${kind?.label} de «${row.intent}»` : kind?.label}</small>
                  </td>
                  <td>{row.message}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {rows.length > shown && <Button onClick={() => setShown(shown + PAGE)}>Mostrar más</Button>}
      </section>
    </div>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
