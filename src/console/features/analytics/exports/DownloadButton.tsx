import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { ExportKindOptions } from '../../../../../generated/options.ts'
import { dashed, datedName } from '../../../../contract/file-name.ts'
import { api, unwrap } from '../../../api/client.ts'
import type { Row } from '../../../engine/fields/kinds.ts'
import { useBotId } from '../../../session/index.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { saveBlob } from '../../../ui/save.ts'

/** Saves the file of an export, for the person who asked for it. */
export function DownloadButton({ row }: { row: Row }) {
  const bot = useBotId()
  const [busy, setBusy] = useState(false)
  const { id, kind, about, date_start, date_end } = row as unknown as components['schemas']['AnalyticsExport']
  const what = ExportKindOptions.find(({ value }) => value === kind)?.label ?? kind
  if (row.state !== 'ready' || row.mine !== true) return null

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const params = { path: { bot, id } }
      const call = () => unwrap(api.GET('/analytics/exports/file/{bot}/{id}', { params, parseAs: 'blob' }))
      const file = (await withToasts('analyticsExportFileGet', call)) as unknown as Blob
      saveBlob(file, `${datedName(dashed(what), { from: date_start, to: date_end })}.csv`)
    } catch {
      // The toast shows the reason.
    } finally {
      setBusy(false)
    }
  }

  return (
    <IconButton icon="download" label={`Descargar ${what}: ${about}`} disabled={busy} onClick={() => void download()} />
  )
}
