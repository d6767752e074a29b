import { ResponseWebhookLimits, WebhookFieldLimits, WebhookHeaderLimits } from '../../../../../../generated/limits.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { ResponseWebhook } from '../../types.ts'
import { labelOf } from '../labels.ts'

type Header = NonNullable<ResponseWebhook['headers']>[number]
type Mapped = NonNullable<ResponseWebhook['fields']>[number]

interface RowsProps<Row> {
  rows: readonly Row[]
  error: (path: string) => string | undefined
  onChange: (rows: Row[]) => void
}

const replaced = <Row,>(rows: readonly Row[], at: number, given: Partial<Row>) =>
  rows.map((one, i) => (i === at ? { ...one, ...given } : one))

/** The headers of a webhook. A stored value is not shown: only its end, and it stays unless another one is entered. */
export function HeaderRows({ rows, error, onChange }: RowsProps<Header>) {
  return (
    <fieldset className="response-group">
      <legend>{labelOf('webhook.headers')}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header has no id
        <div key={at} className="response-item">
          <div className="response-item-fields">
            <TextField
              label={labelOf('webhook.headers.*.name')}
              required
              placeholder="Authorization"
              value={row.name}
              error={error(`${at}.name`) ?? ''}
              onChange={(name) => onChange(replaced(rows, at, { name }))}
            />
            <TextField
              label={labelOf('webhook.headers.*.value')}
              value={row.value ?? ''}
              limit={WebhookHeaderLimits.value.maxLength}
              autoComplete="off"
              placeholder={row.last4 === undefined ? '' : `•••${row.last4}`}
              error={error(`${at}.value`) ?? ''}
              onChange={(value) => onChange(replaced(rows, at, { value }))}
            />
          </div>
          <Remove name={`el encabezado ${at + 1}`} onClick={() => onChange(rows.filter((_, i) => i !== at))} />
        </div>
      ))}
      <Button
        icon="plus"
        disabled={rows.length >= ResponseWebhookLimits.headers.maxItems}
        onClick={() => onChange([...rows, { name: '', value: '' }])}
      >
        Agregar encabezado
      </Button>
    </fieldset>
  )
}

/** Which fields of the response become variables of the texts. */
export function FieldRows({ rows, error, onChange }: RowsProps<Mapped>) {
  return (
    <fieldset className="response-group">
      <legend>{labelOf('webhook.fields')}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field has no id
        <div key={at} className="response-item">
          <div className="response-item-fields">
            <TextField
              label={labelOf('webhook.fields.*.name')}
              required
              placeholder="estado"
              help={row.name ? `En los textos: {{consulta.${row.name}}}` : ''}
              value={row.name}
              error={error(`${at}.name`) ?? ''}
              onChange={(name) => onChange(replaced(rows, at, { name }))}
            />
            <TextField
              label={labelOf('webhook.fields.*.path')}
              required
              placeholder="pedido.estado"
              value={row.path}
              limit={WebhookFieldLimits.path.maxLength}
              error={error(`${at}.path`) ?? ''}
              onChange={(path) => onChange(replaced(rows, at, { path }))}
            />
          </div>
          <Remove name={`el campo ${at + 1}`} onClick={() => onChange(rows.filter((_, i) => i !== at))} />
        </div>
      ))}
      <Button
        icon="plus"
        disabled={rows.length >= ResponseWebhookLimits.fields.maxItems}
        onClick={() => onChange([...rows, { name: '', path: '' }])}
      >
        Agregar campo
      </Button>
    </fieldset>
  )
}

const Remove = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <div className="response-item-tools">
    <IconButton icon="delete" tone="danger" label={`Quitar ${name}`} onClick={onClick} />
  </div>
)
