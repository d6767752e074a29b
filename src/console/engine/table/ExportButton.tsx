import { useState } from 'react'
import { type DataProvider, type Identifier, useDataProvider, useListContext } from 'react-admin'
import { getPath } from '../../../contract/path.ts'
import type { Column } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import type { EngineDataProvider } from '../../providers/data.ts'
import { Button } from '../../ui/Button.tsx'
import { plural } from '../../ui/format.ts'
import { saveBlob, saveText } from '../../ui/save.ts'
import { COMPLETION_MS, toast } from '../../ui/toast.ts'
import { resources } from '../contract.ts'
import type { Row } from '../fields/kinds.ts'
import { csvColumns, fetchAll, type Labels, toCsv } from './csv.ts'

/** Rows per request when the contract sets no limit. */
const PAGE = 200

interface ExportButtonProps {
  columns: readonly Column[]
  /** file name without extension */
  name: string
  meta: object
  /** the operation that writes the file; without it, the browser does */
  operation?: string | undefined
}

/** Exports all matching rows in the list's order as CSV, showing the progress. */
export function ExportButton({ columns, name, meta, operation }: ExportButtonProps) {
  const { resource, filterValues, sort, total = 0 } = useListContext()
  const dataProvider = useDataProvider<EngineDataProvider>()
  const [busy, setBusy] = useState(false)

  async function run(): Promise<void> {
    setBusy(true)
    const notice = toast.loading('Preparando el archivo…')
    try {
      if (operation) {
        saveBlob(await dataProvider.exportFile(operation, { filter: filterValues, sort }), `${name}.csv`)
        toast.success('El archivo está listo.', { replace: notice, duration: COMPLETION_MS })
        return
      }
      const rows = await fetchAll(
        (page, perPage) =>
          dataProvider.getList(resource, { filter: filterValues, sort, pagination: { page, perPage }, meta }),
        resources[resource]?.capability?.max ?? PAGE,
        (loaded, all) => toast.loading(`Preparando el archivo: ${loaded} de ${all}`, { replace: notice }),
      )
      saveText(`${name}.csv`, toCsv(columns, rows, await referredLabels(columns, rows, dataProvider)))
      toast.success(`Exportamos ${plural(rows.length, 'fila', 'filas')}.`, {
        replace: notice,
        duration: COMPLETION_MS,
      })
    } catch (error) {
      toast.error(messageOf(error, 'Error al exportar la lista. Inténtalo nuevamente.'), { replace: notice })
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

/** Fetches the labels of the rows' references, with one request per column. */
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
