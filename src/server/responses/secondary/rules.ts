import { SecondaryKindOptions } from '../../../../generated/options.ts'
import { foldPhrase } from '../../../contract/phrase.ts'
import type { Scope } from '../../http/scope.ts'
import { db, json } from '../../store/db.ts'
import { checkContent, checkIds } from '../content.ts'
import { ownersOf } from '../questions.ts'
import { invalid, taken } from '../refuse.ts'
import { rulesOf } from '../rules.ts'
import { FOLLOW_UP, type SecondaryInput, type SecondaryResponse } from '../types.ts'
import { findSecondary } from './queries.ts'

const rules = rulesOf<SecondaryInput, SecondaryResponse>({
  table: 'secondary_response',
  unique: { secondary_response_name: { field: 'name', text: 'Ya existe una respuesta con ese nombre.' } },
  named: 'name',
  find: findSecondary,
  check,
  columns,
  labelOf: ({ name }) => name,
  facts,
  // only questions are learnt; everything else is said as it stands
  learnt: ({ questions = [] }) => questions.length > 0,
  uses: ({ id, parents }) => parents.filter((use) => !(use.type === 'secondary' && use.id === id)),
})

/** Writing secondary responses. Of a situation whose response is deleted, the bot goes back to the original text. */
export const {
  create: createSecondary,
  update: updateSecondary,
  remove: deleteSecondary,
  restore: restoreSecondary,
  one: secondaryOf,
} = rules

async function check(scope: Scope, input: SecondaryInput, id = 0): Promise<void> {
  await checkContent(scope, input)
  await checkIds(scope, 'area', [input.handoff_area_id], { field: 'handoff_area_id', text: 'Esa área no existe.' })
  await checkQuestions(scope, input.questions ?? [])
  if (input.kind === FOLLOW_UP || input.enabled === false) return
  const other = await db()
    .selectFrom('secondary_response')
    .select('name')
    .where('bot_id', '=', scope.botId)
    .where('kind', '=', input.kind)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  const label = SecondaryKindOptions.find(({ value }) => value === input.kind)?.label
  if (other) throw taken('kind', `«${other.name}» ya está activa como ${label}. Desactivarla primero, o editarla.`)
}

/** Its questions are nobody's examples: one that is, would be understood as that intent. */
async function checkQuestions(scope: Scope, questions: readonly string[]): Promise<void> {
  const folded = questions.map(foldPhrase)
  const again = folded.findIndex((one, at) => folded.indexOf(one) < at)
  if (again >= 0) throw invalid('questions', `La pregunta «${questions[again]}» está repetida.`)
  const [owner] = await ownersOf(scope, questions)
  if (owner) throw taken('questions', `La pregunta «${owner.text}» ya es un ejemplo de «${owner.title}».`)
}

function columns(input: SecondaryInput) {
  const { name, kind, enabled = true, retry_text = '', max_attempts = 2, handoff_area_id = null } = input
  return {
    ...{ name, kind, enabled, retry_text, max_attempts, handoff_area_id },
    questions: json(input.questions ?? []),
    messages: json(input.messages),
    buttons: json(input.buttons ?? []),
    channels: json(input.channels ?? []),
  }
}

function facts(response: SecondaryResponse) {
  const { name, kind, questions, messages, buttons, channels, enabled, retry_text, max_attempts, handoff_area_id } =
    response
  return { name, kind, questions, messages, buttons, channels, enabled, retry_text, max_attempts, handoff_area_id }
}
