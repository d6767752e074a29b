import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { formatDateTime, formatNumber } from '../../ui/format.ts'
import { percent } from '../training/percent.ts'

/** The model in use. */
export function ModelCard({ model }: { model: components['schemas']['BotState']['model'] }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Modelo en uso</h2>
        {model && <BuiltLink to={`/state/report/${model.version}`}>Ver informe</BuiltLink>}
      </div>
      {!model ? (
        <p className="soft">Todavía no entrenaste el chatbot: solo saluda y pasa a una persona.</p>
      ) : (
        <dl className="state-facts">
          <div>
            <dt>Versión</dt>
            <dd className="num">{model.number}</dd>
          </div>
          <div>
            <dt>Entrenado</dt>
            <dd className="num">{formatDateTime(model.trained_at)}</dd>
          </div>
          <div>
            <dt>Ejemplos</dt>
            <dd className="num">{formatNumber(model.examples)}</dd>
          </div>
          <div>
            <dt>Intenciones</dt>
            <dd className="num">{formatNumber(model.intents)}</dd>
          </div>
          <div>
            <dt>Acierto</dt>
            <dd className="num">{percent(model.accuracy)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
