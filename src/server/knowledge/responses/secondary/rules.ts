import { sql } from 'kysely'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem, takenProblem } from '../../../foundation/resource/refuse.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { contains, db } from '../../../foundation/store/db.ts'
import { text } from '../../../foundation/store/list.ts'
import { checkContent, checkLeads } from '../content.ts'
import { messageTexts } from '../message-texts.ts'
import { withoutMissingReferences } from '../missing-references.ts'
import { questionOwners } from '../questions.ts'
import { FOLLOW_UP, type SecondaryInput, type SecondaryResponse } from '../types.ts'
import { assertUnused, loadResponseUses } from '../uses.ts'

/** The secondary response resource. If the response of a situation is deleted, the bot uses the default text again. */
export const secondaryResponses = resource('secondaryResponse', {
  table: 'secondary_response',
  from: (rows) => rows.selectAll(),
  read: async (scope, rows) => {
    const uses = await loadResponseUses(scope)
    return rows.map((row) => ({ ...row, parents: uses.of('secondary', row.id) }))
  },
  displayName: 'name',
  list: {
    name: {
      ...text('r.name'),
      searched: (typed) => contains(sql`r.name || ' ' || ${messageTexts('r.messages')}`, typed),
    },
  },
  unique: { secondary_response_name: ['name', 'Ya existe una respuesta con ese nombre. Elige otro.'] },
  check,
  checkReferences: async (scope, named) => {
    await checkLeads(scope, named)
    await checkIds(scope, 'area', [named.handoff_area_id], {
      field: 'handoff_area_id',
      text: 'Esa área ya no existe. Elige otra.',
    })
  },
  dropMissingReferences: withoutMissingReferences,
  // Only questions are part of the training; everything else takes effect immediately.
  usedInTraining: ({ questions = [] }) => questions.length > 0,
  assertDeletable: (_, { id, parents }) => assertUnused(parents, [{ type: 'secondary', id }]),
})

async function check(scope: Scope, input: SecondaryInput, before?: SecondaryResponse): Promise<void> {
  checkContent(input)
  checkSituation(input)
  await checkQuestions(scope, input.questions ?? [])
  if (input.kind === FOLLOW_UP || input.enabled === false) return
  const other = await db()
    .selectFrom('secondary_response')
    .select('name')
    .where('bot_id', '=', scope.botId)
    .where('kind', '=', input.kind)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '<>', before?.id ?? 0)
    .executeTakeFirst()
  const label = SecondaryKindOptions.find(({ value }) => value === input.kind)?.label
  if (other) throw takenProblem('kind', `«${other.name}» ya está activa como ${label}. Desactívala primero o edítala.`)
}

/** Situations that the bot completes itself: with its buttons, or with the reply that the text belongs to. */
const SINGLE_TEXT: ReadonlySet<SecondaryInput['kind']> = new Set([
  ...(['unanswered', 'fallback_last', 'confirm', 'declined', 'queue', 'queue_next', 'options', 'doubt'] as const),
  ...(['ask_topic', 'ask_reach', 'ask_name', 'ask_thanks', 'ask_skipped'] as const),
  ...(['waiting_noted', 'waiting_urgent', 'danger', 'danger_gas'] as const),
])

function checkSituation({ kind, messages, buttons = [] }: SecondaryInput): void {
  if (!SINGLE_TEXT.has(kind)) return
  if (messages.length > 1 || messages[0]?.kind !== 'text')
    throw invalidProblem('messages', 'En esta situación va un solo mensaje de texto. Quita los demás.')
  if (buttons.length > 0)
    throw invalidProblem('buttons', 'En esta situación el chatbot agrega sus propios botones. Quita los tuyos.')
}

/** Rejects questions that are examples of an intent: the model would understand them as that intent. */
async function checkQuestions(scope: Scope, questions: readonly string[]): Promise<void> {
  const folded = questions.map(normalizePhrase)
  const again = folded.findIndex((one, at) => folded.indexOf(one) < at)
  if (again >= 0) throw invalidProblem('questions', `La pregunta «${questions[again]}» está repetida. Deja una sola.`)
  const [owner] = await questionOwners(scope, questions)
  if (owner)
    throw takenProblem(
      'questions',
      `La pregunta «${owner.text}» ya es un ejemplo de «${owner.title}». Déjala en una sola.`,
    )
}
