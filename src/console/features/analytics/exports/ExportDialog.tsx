import './exports.css'
import '../../../ui/facts.css'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ExportKindOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { plural } from '../../../ui/format.ts'
import { countedOf, type Filters } from '../filters.ts'
import { rangeText } from '../period.ts'
import { useFilterWords } from './useFilterWords.ts'

type Kind = 'conversations' | 'messages'

interface ExportDialogProps {
  bot: number
  filters: Filters
  kind: Kind
  onClose: () => void
}

/** Says what will be in the file and how many rows it will have, and asks for it. */
export function ExportDialog({ bot, filters, kind: first, onClose }: ExportDialogProps) {
  const navigate = useNavigate()
  const name = useId()
  const [kind, setKind] = useState(first)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const words = useFilterWords(filters)
  const asked = countedOf(filters)
  const { data: size, error } = useQuery({
    queryKey: ['analyticsExportSizeGet', bot, asked],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/analytics/exports/size/{bot}', { params: { path: { bot }, query: asked }, signal })),
  })
  const rows = size?.[kind]

  async function start(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const call = () =>
      unwrap(api.POST('/analytics/exports/{bot}', { params: { path: { bot } }, body: { kind, ...asked } }))
    try {
      await withToasts('analyticsExportCreate', call, (fault) => {
        setFailure(messageOf(fault, 'No pudimos pedirla. Inténtalo nuevamente.'))
        return true
      })
      navigate('/analytics/exports')
    } catch {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      title="Exportar"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" busy={busy} disabled={rows === 0} onClick={() => void start()}>
            Exportar
          </Button>
        </>
      }
    >
      <fieldset className="export-kinds">
        <legend className="sr-only">Contenido</legend>
        {ExportKindOptions.map(({ value, label, help }) => (
          <label key={String(value)} className="export-kind">
            <input type="radio" name={name} checked={value === kind} onChange={() => setKind(value as Kind)} />
            <span>
              <strong>{label}</strong>
              <small>{help}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <dl className="facts">
        <div>
          <dt>Período</dt>
          <dd>{rangeText(filters.range)}</dd>
        </div>
        <div>
          <dt>Filtros</dt>
          <dd>{words.length > 0 ? words.join(' · ') : 'Ninguno'}</dd>
        </div>
        <div>
          <dt>Filas</dt>
          <dd aria-live="polite">{rowsText(kind, rows, error)}</dd>
        </div>
      </dl>
      {rows !== 0 && (
        <p className="soft">Lo armamos en segundo plano. Podrás descargarlo en Exportaciones durante 7 días.</p>
      )}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}

function rowsText(kind: Kind, rows: number | undefined, error: unknown): string {
  if (rows === undefined) return error ? 'No pudimos contarlas.' : 'Contando…'
  if (rows === 0) return 'Ninguna: elige otros días o quita filtros.'
  return kind === 'messages' ? plural(rows, 'mensaje', 'mensajes') : plural(rows, 'conversación', 'conversaciones')
}
