import { useState } from 'react'
import { type DataProvider, type Identifier, useDataProvider, useListContext } from 'react-admin'
import { getPath } from '../../../contract/path.ts'
import type { Column } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { saveText } from '../../ui/save.ts'
import { COMPLETION_MS, toast } from '../../ui/toast.ts'
import { resources } from '../contract.ts'
import type { Row } from '../fields/kinds.ts'
import { csvColumns, fetchAll, type Labels, toCsv } from './csv.ts'

/** Rows of one call when the contract names no limit. */
const PAGE = 200

interface ExportButtonProps {
  columns: readonly Column[]
  /** file name without its ending */
  name: string
  meta: object
}

/** Every matching row, in the list's order, as a CSV file; says how far it is. */
export function ExportButton({ columns, name, meta }: ExportButtonProps) {
  const { resource, filterValues, sort, total = 0 } = useListContext()
  const dataProvider = useDataProvider()
  const [busy, setBusy] = useState(false)

  async function run(): Promise<void> {
    setBusy(true)
    const notice = toast.loading('Preparando el archivo…')
    try {
      const rows = await fetchAll(
        (page, perPage) =>
          dataProvider.getList(resource, { filter: filterValues, sort, pagination: { page, perPage }, meta }),
        resources[resource]?.capability?.max ?? PAGE,
        (loaded, all) => toast.loading(`Preparando el archivo: ${loaded} de ${all}`, { replace: notice }),
      )
      saveText(`${name}.csv`, toCsv(columns, rows, await referredLabels(columns, rows, dataProvider)))
      toast.success(rows.length === 1 ? '1 fila exportada' : `${rows.length} filas exportadas`, {
        replace: notice,
        duration: COMPLETION_MS,
      })
    } catch (error) {
      toast.error(messageOf(error, 'No se pudo exportar la lista.'), { replace: notice })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button icon="download" busy={busy} disabled={total === 0} onClick={() => void run()}>
      Exportar CSV
    </Button>
  )
}

/** What the rows' references read as, asked for once per column. */
async function referredLabels(
  columns: readonly Column[],
  rows: readonly Row[],
  dataProvider: DataProvider,
): Promise<Labels> {
  const labels: Record<string, Record<string, string>> = {}
  for (const { source, reference } of csvColumns(columns)) {
    if (!reference) continue
    const ids = [...new Set(rows.flatMap((row) => getPath(row, source) as Identifier))].filter(
      (id) => id !== null && id !== undefined,
    )
    const { representation = 'id' } = resources[reference.resource] ?? {}
    const { data } = await dataProvider.getMany(reference.resource, { ids })
    labels[source] = Object.fromEntries(
      data.map((record) => [String(record.id), String(getPath(record, representation) ?? record.id)]),
    )
  }
  return labels
}
