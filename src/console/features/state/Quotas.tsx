import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { UsageMetricOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { formatDate, formatNumber } from '../../ui/format.ts'

/** Usage of the plan; warns from 90 % of a limit. */
export function Quotas({ quotas }: { quotas: components['schemas']['BotState']['quotas'] }) {
  const id = useId()
  const options: readonly Option[] = UsageMetricOptions
  if (quotas.length === 0) return null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Consumo del plan</h2>
      </div>
      <ul className="state-quotas">
        {quotas.map(({ metric, used, limit, resets_at, projected }) => {
          const label = options.find(({ value }) => value === metric)?.label ?? metric
          const short = limit !== null && used >= limit * 0.9
          return (
            <li key={metric}>
              <div className="training-line">
                <span>{label}</span>
                <span className="num">
                  {formatNumber(used)}
                  {limit !== null && ` de ${formatNumber(limit)}`}
                </span>
              </div>
              {limit !== null && (
                <meter min={0} max={limit} high={limit * 0.9} value={Math.min(used, limit)} aria-label={label}>
                  {formatNumber(used)}
                </meter>
              )}
              <p className="soft state-small">
                {short && limit !== null && (used >= limit ? 'Llegaste al límite. ' : 'Queda poco. ')}
                {projected !== null && `A este ritmo, ${formatNumber(projected)}. `}
                {resets_at && `Se renueva el ${formatDate(resets_at)}.`}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
