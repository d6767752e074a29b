import { useEffect, useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { newKey } from '../../../../contract/key.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { useRoom } from '../context.ts'
import { formatMoney } from './money.ts'

type Budget = components['schemas']['Budget']

interface PreviewProps {
  chatId: number
  budget: Budget
  onBack: () => void
  onClose: () => void
}

/** A quotation that was made, as the PDF that the customer gets; sent from here. */
export function BudgetPreview({ chatId, budget, onBack, onClose }: PreviewProps) {
  const { botId, actions } = useRoom()
  const [url, setUrl] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [key] = useState(() => newKey())

  useEffect(() => {
    const abort = new AbortController()
    let made: string | undefined
    const path = { bot: botId, id: chatId }
    unwrap(api.GET('/quickbudget/{bot}/{id}', { params: { path }, parseAs: 'blob', signal: abort.signal })).then(
      (pdf) => {
        made = URL.createObjectURL(new Blob([pdf as Blob], { type: 'application/pdf' }))
        setUrl(made)
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setProblem(messageOf(error))
      },
    )
    return () => {
      abort.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [botId, chatId])

  async function send(): Promise<void> {
    setBusy(true)
    const done = await actions.run('quickBudgetSend', () => {
      const params = { path: { bot: botId, id: chatId }, header: { 'Idempotency-Key': key } }
      return unwrap(api.POST('/quickbudget/send/{bot}/{id}', { params }))
    })
    setBusy(false)
    if (done) onClose()
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
          <dt>Impuestos</dt>
          <dd className="num">{formatMoney(budget.tax_total_cents, budget.currency)}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd className="num budget-total">{formatMoney(budget.total_cents, budget.currency)}</dd>
        </div>
      </dl>
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : url ? (
        <iframe className="budget-pdf" src={url} title={`PDF del presupuesto ${budget.number}`} />
      ) : (
        <Loading />
      )}
      {url && (
        <a href={url} download={`presupuesto-${budget.number}.pdf`}>
          Descargar el PDF
        </a>
      )}
      <footer className="dialog-actions">
        <Button onClick={onBack}>Volver</Button>
        <Button variant="primary" icon="send" busy={busy} disabled={!url} onClick={() => void send()}>
          Enviar
        </Button>
      </footer>
    </div>
  )
}
