import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import type { Row } from '../../../engine/fields/kinds.ts'
import { useBotId } from '../../../session/index.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { saveBlob } from '../../../ui/save.ts'

/** Saves the file that a report sends. */
export function DownloadButton({ row }: { row: Row }) {
  const bot = useBotId()
  const [busy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const params = { path: { bot, id: Number(row.id) } }
      const call = () => unwrap(api.GET('/analytics/reports/file/{bot}/{id}', { params, parseAs: 'blob' }))
      saveBlob((await withToasts('reportExport', call)) as Blob, `informe-${row.id}.${row.format}`)
    } catch {
      // The toast shows the reason.
    } finally {
      setBusy(false)
    }
  }

  return <IconButton icon="download" label={`Descargar ${row.name}`} disabled={busy} onClick={() => void download()} />
}
