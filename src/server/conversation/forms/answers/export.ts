import type { components } from '../../../../../generated/api.d.ts'
import { FormRunChannelOptions, FormRunStatusOptions } from '../../../../../generated/options.ts'
import { csvLines, csvText } from '../../../../contract/csv.ts'
import { formatDateTime } from '../../../../contract/format.ts'
import { isAnswerable } from '../../../../contract/forms/question.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { countRows, type ListRequest, pageOfRows } from '../../../foundation/store/list.ts'
import type { StoredSurvey } from '../../../knowledge/forms/survey/stored.ts'
import { answerColumns } from './list.ts'
import { type AnswerRow, answersOf, toAnswer } from './rows.ts'
import { seenSurvey } from './seen-survey.ts'

/** Answers in a file, and those read at once. */
const [MOST, SLICE] = [50_000, 1_000]

/** Returns the answers that match a filter, in its order, as a CSV file with a column per question. */
export async function exportAnswers(scope: Scope, formId: number, request: ListRequest): Promise<Buffer> {
  const survey = await seenSurvey(scope, formId)
  const rows = db().selectFrom(answersOf(scope, survey).as('r')).selectAll()
  const columns = answerColumns(scope)
  const count = await countRows(rows, request, columns)
  if (count > MOST)
    throw problem(422, 'too_many', 'Un archivo lleva hasta 50.000 respuestas. Filtra la lista y exporta por partes.')
  const parts = [Buffer.from(csvText([head(survey)]), 'utf8')]
  for (let from = 0; from < count; from += SLICE) {
    const slice = await pageOfRows(rows, { ...request, range: [from, from + SLICE - 1] }, columns)
    parts.push(Buffer.from(csvLines(slice.map((row) => line(scope, survey, row))), 'utf8'))
  }
  const label = count === 1 ? '1 respuesta' : `${count} respuestas`
  await tx(() => writeAudit({ id: formId, label: survey.name, after: { answers: label } }))
  return Buffer.concat(parts)
}

const asked = ({ questions }: StoredSurvey) => questions.filter(({ kind }) => isAnswerable(kind))

const head = (survey: StoredSurvey) => [
  ...['Comenzó', 'Terminó', 'Contacto', 'Canal', 'Origen', 'Estado', 'Revisada'],
  ...asked(survey).map(({ text }) => text),
]

function line(scope: Scope, survey: StoredSurvey, row: AnswerRow): string[] {
  const { started_at, finished_at, contact, channel, source, status, reviewed, values } = toAnswer(scope, survey, row)
  const moment = (at: string | null) => (at === null ? '' : formatDateTime(at, scope.timeZone))
  const texts = new Map(values.map(({ question, text }) => [question, text]))
  return [
    ...[moment(started_at), moment(finished_at), contact, labelOf(FormRunChannelOptions, channel), source],
    ...[labelOf(FormRunStatusOptions, status), reviewed ? 'Sí' : 'No'],
    ...asked(survey).map(({ id }) => texts.get(id) ?? ''),
  ]
}

type Labelled = components['schemas']['FormRunChannel'] | components['schemas']['FormRunStatus']

const labelOf = (options: readonly { value: unknown; label: string }[], value: Labelled) =>
  options.find((option) => option.value === value)?.label ?? value
