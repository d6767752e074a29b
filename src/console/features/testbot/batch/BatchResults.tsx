import { useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatNumber, plural } from '../../../ui/format.ts'
import { Select } from '../../../ui/Select.tsx'
import { saveText } from '../../../ui/save.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { BatchTable } from './BatchTable.tsx'
import { countRows, filterRows, type Order, type Shown } from './filter-rows.ts'
import { rowsToCsv } from './rows-csv.ts'
import type { Row } from './types.ts'
import type { Batch } from './useBatch.ts'

interface BatchResultsProps {
  batch: Batch
  taught: ReadonlySet<number>
  onTeach: (row: Row) => void
}

/** Number of rows rendered per page. */
const PAGE = 50

/** The results of a batch: figures, filters and the table. */
export function BatchResults({ batch, taught, onTeach }: BatchResultsProps) {
  const { rows, total, running, problem, compared } = batch
  const [shown, setShown] = useState<Shown>('all')
  const [sought, setSought] = useState('')
  const [order, setOrder] = useState<Order>()
  const [most, setMost] = useState(PAGE)
  const counts = countRows(rows)
  const found = filterRows(rows, shown, sought, order)
  const isExpected = rows.some(({ expected }) => expected !== null)
  return (
    <section className="card batch-results" aria-label="Resultados">
      <div className="card-head">
        <h2>Resultados</h2>
        <Button
          icon="download"
          aria-disabled={found.length === 0 || undefined}
          onClick={() => found.length > 0 && saveText('prueba-en-lote.csv', rowsToCsv(found))}
        >
          CSV
        </Button>
      </div>
      {running && <progress value={rows.length} max={total} aria-label="Mensajes probados" />}
      <p role="status">
        {running ? `${formatNumber(rows.length)} de ${formatNumber(total)}` : summary(rows, counts, isExpected)}
      </p>
      {!running && rows.length < total && (
        <Banner tone={problem ? 'danger' : 'info'} role={problem ? 'alert' : 'note'}>
          {problem && `${problem} `}
          Probamos {formatNumber(rows.length)} de {plural(total, 'mensaje', 'mensajes')}.
        </Banner>
      )}
      {compared && !running && <p>{comparison(rows, counts, isExpected)}</p>}
      {rows.length > 0 && (
        <div className="batch-filters">
          <Select
            label="Mostrar"
            value={shown}
            options={filters(counts, isExpected, Boolean(compared))}
            onChange={(value) => setShown(value as Shown)}
          />
          <TextField label="Buscar" type="search" value={sought} onChange={setSought} />
        </div>
      )}
      {found.length === 0 && rows.length > 0 && !running && (
        <EmptyState icon="search" title="Ningún mensaje coincide con el filtro" />
      )}
      {found.length > 0 && (
        <BatchTable
          rows={found.slice(0, most)}
          isExpected={isExpected}
          isCompared={Boolean(compared)}
          order={order}
          taught={taught}
          onOrder={setOrder}
          onTeach={onTeach}
        />
      )}
      {found.length > most && <Button onClick={() => setMost(most + PAGE)}>Mostrar más</Button>}
    </section>
  )
}

type Counts = ReturnType<typeof countRows>

function summary(rows: readonly Row[], { all, asked, handed, wrong }: Counts, isExpected: boolean): string {
  const expected = rows.filter((row) => row.expected !== null).length
  return [
    plural(all, 'mensaje', 'mensajes'),
    `contestó ${formatNumber(all - asked - handed)}`,
    `preguntó otra vez ${formatNumber(asked)}`,
    `pasó a una persona ${formatNumber(handed)}`,
    ...(isExpected ? [`como esperabas ${formatNumber(expected - wrong)} de ${formatNumber(expected)}`] : []),
  ].join(' · ')
}

function comparison(rows: readonly Row[], { all, different, better, worse }: Counts, isExpected: boolean): string {
  const changed = rows.filter(({ change }) => change === 'changed').length
  return [
    ...(isExpected ? [`${formatNumber(better)} mejor`, `${formatNumber(worse)} peor`] : []),
    `${formatNumber(changed)} ${changed === 1 ? 'cambió' : 'cambiaron'}`,
    `${formatNumber(all - different)} igual`,
  ].join(' · ')
}

function filters(counts: Counts, isExpected: boolean, isCompared: boolean) {
  const option = (value: Shown, label: string) => ({ value, label: `${label} (${formatNumber(counts[value])})` })
  return [
    option('all', 'Todos'),
    option('asked', 'Preguntó otra vez'),
    option('handed', 'Pasó a una persona'),
    ...(isExpected ? [option('wrong', 'No es lo esperado')] : []),
    ...(isCompared ? [option('different', 'Cambió')] : []),
    ...(isCompared && isExpected ? [option('better', 'Mejor'), option('worse', 'Peor')] : []),
  ]
}
