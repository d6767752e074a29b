import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import type { Row } from '../../../engine/fields/kinds.ts'
import { useBotId } from '../../../session/index.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { saveBlob } from '../../../ui/save.ts'

const NAMES: Readonly<Record<string, string>> = { conversations: 'conversaciones', messages: 'mensajes' }

/** Saves the file of an export, for the person who asked for it. */
export function DownloadButton({ row }: { row: Row }) {
  const bot = useBotId()
  const [busy, setBusy] = useState(false)
  if (row.state !== 'ready' || row.mine !== true) return null

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const params = { path: { bot, id: Number(row.id) } }
      const call = () => unwrap(api.GET('/analytics/exports/file/{bot}/{id}', { params, parseAs: 'blob' }))
      const file = (await withToasts('analyticsExportFileGet', call)) as unknown as Blob
      saveBlob(file, `${NAMES[String(row.kind)]}-${row.id}.csv`)
    } catch {
      // The toast shows the reason.
    } finally {
      setBusy(false)
    }
  }

  return <IconButton icon="download" label={`Descargar ${row.about}`} disabled={busy} onClick={() => void download()} />
}
