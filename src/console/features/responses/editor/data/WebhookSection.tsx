import { ResponseWebhookLimits } from '../../../../../../generated/limits.ts'
import { WebhookMethodOptions } from '../../../../../../generated/options.ts'
import { CollapsibleSection } from '../../../../engine/form/CollapsibleSection.tsx'
import { CustomField } from '../../../../engine/form/inputs.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { ResponseWebhook } from '../../types.ts'
import { labelOf } from '../labels.ts'
import type { DataSectionProps } from './types.ts'
import { FieldRows, HeaderRows } from './WebhookRows.tsx'

/** Where the bot looks the answer up, and what it says when it cannot. */
export function WebhookSection({ form, choices }: DataSectionProps) {
  return (
    <CustomField of={form} name="webhook">
      {({ label, value: webhook, onChange, error }) => (
        <CollapsibleSection
          group
          closed
          title={label}
          name="response.webhook"
          count={webhook ? 1 : 0}
          summary={webhook?.url || 'No consulta nada'}
          className="response-group"
        >
          {webhook ? (
            <>
              <Fields webhook={webhook} error={error} onChange={(given) => onChange({ ...webhook, ...given })} />
              <p className="soft">
                {choices.entities.length > 0
                  ? `En la dirección puedes usar ${choices.entities.map(({ name }) => `{{entidad.${name}}}`).join(', ')}.`
                  : 'Crea entidades para usar datos en la dirección.'}
              </p>
              <Button icon="delete" onClick={() => onChange(null)}>
                Quitar consulta
              </Button>
            </>
          ) : (
            <>
              <p className="soft">Busca la respuesta en tu sistema: por ejemplo, dónde está un pedido.</p>
              <Button icon="plus" onClick={() => onChange({ method: 'GET', url: '' })}>
                Agregar consulta
              </Button>
            </>
          )}
        </CollapsibleSection>
      )}
    </CustomField>
  )
}

interface FieldsProps {
  webhook: ResponseWebhook
  error: (path?: string) => string | undefined
  onChange: (given: Partial<ResponseWebhook>) => void
}

function Fields({ webhook, error, onChange }: FieldsProps) {
  const { method, url, headers = [], timeout_seconds, fields = [] } = webhook
  return (
    <>
      <div className="response-row">
        <Select
          label={labelOf('webhook.method')}
          value={method}
          options={WebhookMethodOptions}
          onChange={(value) => onChange({ method: value as ResponseWebhook['method'] })}
        />
        <TextField
          label={labelOf('webhook.timeout_seconds')}
          inputMode="numeric"
          kind="number"
          value={timeout_seconds ? String(timeout_seconds) : ''}
          error={error('timeout_seconds') ?? ''}
          help="Si la dejas vacía, la de Configuración."
          onChange={(text) => onChange({ timeout_seconds: text === '' ? null : Number(text) })}
        />
      </div>
      {method === 'POST' && (
        <p className="soft">Envía en JSON los datos que pide esta respuesta y los que nombra la dirección.</p>
      )}
      <TextField
        label={labelOf('webhook.url')}
        required
        inputMode="url"
        placeholder="https://tienda.com/pedidos/{{entidad.pedido}}"
        value={url}
        limit={ResponseWebhookLimits.url.maxLength}
        error={error('url') ?? ''}
        onChange={(value) => onChange({ url: value })}
      />
      <HeaderRows
        rows={headers}
        error={(path) => error(`headers.${path}`)}
        onChange={(value) => onChange({ headers: value })}
      />
      <FieldRows
        rows={fields}
        error={(path) => error(`fields.${path}`)}
        onChange={(value) => onChange({ fields: value })}
      />
      {(['not_found_text', 'fallback_text'] as const).map((name) => (
        <TextArea
          key={name}
          label={labelOf(`webhook.${name}`)}
          rows={2}
          value={webhook[name] ?? ''}
          limit={ResponseWebhookLimits[name].maxLength}
          error={error(name)}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </>
  )
}
