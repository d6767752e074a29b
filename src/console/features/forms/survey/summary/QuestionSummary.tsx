import type { components } from '../../../../../../generated/api.d.ts'
import { formatInteger, formatNumber, plural } from '../../../../ui/format.ts'

type Summary = components['schemas']['SurveyQuestionSummary']

/** The figures of a question: its score, how often each answer was given, and who left at it. */
export function QuestionSummary({ summary }: { summary: Summary }) {
  const { text, asked, answers, left, average, margin, nps, options, texts } = summary
  const score = [
    nps === null ? '' : `NPS ${formatInteger(nps)}`,
    average === null ? '' : `Promedio ${formatNumber(average)}${margin === null ? '' : ` ± ${formatNumber(margin)}`}`,
  ]
  const rows = options.length > 0 ? options : texts
  const shares = options.length > 0 ? answers : 0
  return (
    <section className="survey-card" aria-label={text}>
      <h2 className="survey-heading">{text}</h2>
      <p className="soft">
        {plural(answers, 'respuesta', 'respuestas')} de {formatInteger(asked)}
        {left > 0 && ` · ${plural(left, 'persona dejó', 'personas dejaron')} la encuesta aquí`}
      </p>
      {score.some(Boolean) && <p className="survey-score">{score.filter(Boolean).join(' · ')}</p>}
      {rows.length > 0 && <Bars rows={rows} total={shares} />}
    </section>
  )
}

interface BarsProps {
  rows: Summary['options']
  /** what the shares are of; 0 for none */
  total: number
}

/** Counts as a table, each with a bar. */
function Bars({ rows, total }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="survey-bars">
      <thead className="sr-only">
        <tr>
          <th scope="col">Respuesta</th>
          <th scope="col">Cantidad</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, label, count }) => (
          <tr key={value}>
            <th scope="row">{label}</th>
            <td>
              <span className="survey-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              {formatInteger(count)}
              {total > 0 && ` (${Math.round((count / total) * 100)} %)`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
