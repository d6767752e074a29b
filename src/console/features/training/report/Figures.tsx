import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { formatDateTime, formatNumber } from '../../../ui/format.ts'
import { percent } from '../percent.ts'

type Report = components['schemas']['TrainingReport']

/** Metrics of the model with explanations. */
export function Figures({ report }: { report: Report }) {
  const id = useId()
  const figures = [
    ['Acierto', percent(report.accuracy), 'de los ejemplos se entienden bien sin haberlos visto'],
    ['Equilibrio', percent(report.macro_f1), 'en promedio por intención, también las que tienen pocos ejemplos'],
    ['Confianza mínima', percent(report.threshold), 'con menos que esto el chatbot vuelve a preguntar'],
    ['Ejemplos', formatNumber(report.examples), `en ${formatNumber(report.intents)} intenciones`],
  ] as const
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Entrenamiento {report.number}</h2>
        <span className="soft num">Revisado el {formatDateTime(report.at)}</span>
      </div>
      <dl className="report-figures">
        {figures.map(([name, value, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong className="num">{value}</strong>
              <small className="soft">{meaning}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
