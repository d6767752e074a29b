import type { components } from '../../../../../../generated/api.d.ts'
import { Chart } from '../../../../ui/chart/Chart.tsx'
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
  const facts = (
    <>
      {plural(answers, 'respuesta', 'respuestas')} de {formatInteger(asked)}
      {left > 0 && ` · ${plural(left, 'persona dejó', 'personas dejaron')} la encuesta aquí`}
      {score.some(Boolean) && <strong className="survey-score">{score.filter(Boolean).join(' · ')}</strong>}
    </>
  )
  if (rows.length === 0)
    return (
      <section className="survey-card" aria-label={text}>
        <h2 className="survey-heading">{text}</h2>
        <p className="soft">{facts}</p>
      </section>
    )
  // Of texts, only the most frequent ones are there: they have no share.
  const share = (count: number) =>
    options.length > 0 ? ` (${Math.round((count / Math.max(1, answers)) * 100)}\u00a0%)` : ''
  return (
    <Chart
      kind="rank"
      className="survey-card"
      title={text}
      note={facts}
      pointName="Respuesta"
      points={rows.map(({ value, label, count }) => ({ key: value, label, values: [count] }))}
      series={[{ name: 'Cantidad', format: (count) => `${formatInteger(count)}${share(count)}` }]}
    />
  )
}
