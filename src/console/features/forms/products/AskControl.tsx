import './products.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { useBotId } from '../../../session/index.ts'
import { IconButton } from '../../../ui/Button.tsx'

/** The characteristics that the bot asks before it lists products, in their order. */
export function AskControl({ id, value, onChange, describedBy, readOnly, focusRef }: ControlProps) {
  const bot = useBotId()
  const idForm = Number(useParams().idForm)
  const { data = [] } = useQuery({
    queryKey: ['characteristicList', bot, idForm],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/forms/products/characteristics/{bot}/{idForm}', { params: { path: { bot, idForm } }, signal })),
  })
  const chosen = Array.isArray(value) ? value.map(Number) : []
  const nameOf = (one: number) => data.find((known) => known.id === one)?.label ?? '…'
  return (
    <div className="field">
      <ol className="product-asked">
        {chosen.map((one) => (
          <li key={one}>
            {nameOf(one)}
            <IconButton
              icon="close"
              label={`Quitar ${nameOf(one)}`}
              disabled={readOnly}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ol>
      <select
        id={id}
        ref={focusRef}
        value=""
        disabled={readOnly}
        aria-describedby={describedBy}
        onChange={(event) => onChange([...chosen, Number(event.target.value)])}
      >
        <option value="">Agregar una característica</option>
        {data
          .filter((known) => !chosen.includes(known.id))
          .map((known) => (
            <option key={known.id} value={known.id}>
              {known.label}
            </option>
          ))}
      </select>
    </div>
  )
}
