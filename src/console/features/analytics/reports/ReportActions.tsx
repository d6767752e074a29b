import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { figuresUrl, lastPeriod, reportFileName } from '../../../../contract/reports.ts'
import { api, unwrap } from '../../../api/client.ts'
import type { Row } from '../../../engine/fields/kinds.ts'
import { useBotId } from '../../../session/index.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { botZone } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { saveBlob } from '../../../ui/save.ts'

/** Opens the page with the figures of a report, whose address can be shared, or saves the file that it sends. */
export function ReportActions({ row }: { row: Row }) {
  const bot = useBotId()
  const [busy, setBusy] = useState(false)
  const report = row as unknown as components['schemas']['AnalyticsReport']
  const days = lastPeriod(report.period, new Date(), botZone())

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const params = { path: { bot, id: report.id } }
      const call = () => unwrap(api.GET('/analytics/reports/file/{bot}/{id}', { params, parseAs: 'blob' }))
      saveBlob((await withToasts('reportExport', call)) as Blob, reportFileName(report, days.from))
    } catch {
      // The toast shows the reason.
    } finally {
      setBusy(false)
    }
  }

  const seeing = `Ver cifras de ${report.name}`
  return (
    <>
      <Link className="icon-btn" to={figuresUrl(report, days)} title={seeing} aria-label={seeing}>
        <Icon name="chart" size={20} />
      </Link>
      <IconButton icon="download" label={`Descargar ${report.name}`} disabled={busy} onClick={() => void download()} />
    </>
  )
}
