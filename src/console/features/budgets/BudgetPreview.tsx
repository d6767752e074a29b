import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { newKey } from '../../../contract/key.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { sanitizePage } from '../../ui/sanitize.ts'
import { saveBlob } from '../../ui/save.ts'
import { toast } from '../../ui/toast.ts'
import { useLoad } from '../../ui/useLoad.ts'

type Budget = components['schemas']['Budget']

interface PreviewProps {
  chatId: number
  budget: Budget
  onBack: () => void
  onClose: () => void
}

/** Preview of a created quotation as the customer sees it. The PDF can be downloaded and the quotation sent. */
export function BudgetPreview({ chatId, budget, onBack, onClose }: PreviewProps) {
  const botId = useBotId()
  const {
    data: page,
    error,
    reload,
  } = useLoad(`quotation ${botId} ${chatId} ${budget.number}`, async (signal) => {
    const params = { path: { bot: botId, id: chatId } }
    const { html } = await unwrap(api.GET('/quickbudget/{bot}/{id}/page', { params, signal }))
    return sanitizePage(html)
  })
  const [busy, setBusy] = useState(false)
  const [downloading, setDownloading] = useState(false)
  const [key] = useState(() => newKey())

  async function download(): Promise<void> {
    setDownloading(true)
    try {
      const path = { bot: botId, id: chatId }
      const pdf = await unwrap(api.GET('/quickbudget/{bot}/{id}', { params: { path }, parseAs: 'blob' }))
      saveBlob(new Blob([pdf as Blob], { type: 'application/pdf' }), `presupuesto-${budget.number}.pdf`)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setDownloading(false)
  }

  async function send(): Promise<void> {
    setBusy(true)
    const params = { path: { bot: botId, id: chatId }, header: { 'Idempotency-Key': key } }
    const call = () => unwrap(api.POST('/quickbudget/send/{bot}/{id}', { params }))
    await withToasts('quickBudgetSend', call).then(onClose, () => {})
    setBusy(false)
  }

  return (
    <div className="dialog-form">
      <dl className="budget-facts">
        <div>
          <dt>Número</dt>
          <dd className="num">{budget.number}</dd>
        </div>
        <div>
          <dt>Válido hasta</dt>
          <dd className="num">{formatDate(budget.valid_until)}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd className="num budget-total">{formatMoney(budget.total_cents, budget.currency)}</dd>
        </div>
      </dl>
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : page ? (
        // The empty sandbox blocks scripts and links.
        <iframe className="budget-page" srcDoc={page} sandbox="" title={`Presupuesto ${budget.number}`} />
      ) : (
        <Loading />
      )}
      <footer className="dialog-actions">
        <Button variant="ghost" icon="download" busy={downloading} onClick={() => void download()}>
          Descargar PDF
        </Button>
        <Button onClick={onBack}>Volver</Button>
        <Button variant="primary" icon="send" busy={busy} disabled={!page} onClick={() => void send()}>
          Enviar
        </Button>
      </footer>
    </div>
  )
}
