import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { isOn } from '../../../foundation/scope/bot.ts'
import { visibleTo } from '../../../foundation/scope/visibility.ts'
import { periodAt } from '../../../knowledge/dialogue/forms/period.ts'
import { completeSettings } from '../../../knowledge/dialogue/forms/survey-defaults.ts'
import type { StoredSurvey } from '../../../knowledge/forms/survey/stored.ts'
import { refusalOf, type StartConditions, startFacts } from '../start-facts.ts'
import { refusalText, type StartRefusal } from '../start-refusals.ts'

type Schemas = components['schemas']
export type Audience = Schemas['SurveySendAudience']

/** Most chats that a send looks at. */
const MOST = 2_000

const DAY = 86_400_000

/** A person of a send: the chat in which they are asked, or why they are not. */
export interface Person {
  chatId: number
  name: string
  refusal: StartRefusal | undefined
}

/**
 * Returns the people whom a send is for, each with the chat in which they wrote last and can be asked: of those that the
 * caller sees.
 * @throws 409 if nobody can be asked now, 422 at what is wrong with the audience
 */
export async function peopleOf(scope: Scope, survey: StoredSurvey, audience: Audience): Promise<Person[]> {
  await assertOpen(survey)
  await checkAudience(scope, audience)
  const { contact_ids = [], channel, area_ids = [], label_ids = [], active_days } = audience
  const since = new Date(currentCall().services.clock().getTime() - active_days * DAY)
  const where = sql<boolean>`(${visibleTo(scope)}) and chat.last_inbound_at >= ${since}::timestamptz
    and ${contact_ids.length === 0 ? sql`true` : sql`chat.contact_id = any(${[...contact_ids]}::int[])`}
    and ${channel ? sql`chat.channel = ${channel}` : sql`true`}
    and ${area_ids.length === 0 ? sql`true` : sql`chat.area_id = any(${[...area_ids]}::int[])`}
    and ${
      label_ids.length === 0
        ? sql`true`
        : sql`exists (select from chat_label l where l.chat_id = chat.id and l.label_id = any(${[...label_ids]}::int[]))`
    }`
  const rows = await startFacts(scope.botId, survey.id, { where, most: MOST + 1 })
  if (rows.length > MOST)
    throw invalidProblem('active_days', 'Son más de 2.000 conversaciones. Elige menos días, un canal o un área.')
  const conditions = conditionsOf(survey, audience)
  const people = new Map<number, Person>()
  for (const row of rows) {
    const refusal = refusalOf(row, survey.id, conditions)
    const known = people.get(row.contact_id)
    if (!known || (known.refusal && !refusal))
      people.set(row.contact_id, { chatId: row.id, name: row.contact || row.user_name, refusal })
  }
  return [...people.values()]
}

/** Returns for how many days who answered is left out; 90 unless the sender says otherwise, as the contract has it. */
export const excludedDays = ({ exclude_answered_days = 90 }: Pick<Audience, 'exclude_answered_days'>): number =>
  exclude_answered_days

/** Returns whom a send leaves out. */
export function conditionsOf(
  { settings }: Pick<StoredSurvey, 'settings'>,
  audience: Pick<Audience, 'exclude_answered_days'>,
): StartConditions {
  const days = excludedDays(audience)
  const now = currentCall().services.clock().getTime()
  if (completeSettings(settings).one_response_per_contact) return { needsConsent: true, unansweredSince: new Date(0) }
  return { needsConsent: true, ...(days > 0 && { unansweredSince: new Date(now - days * DAY) }) }
}

async function assertOpen({ botId, enabled, questions, settings }: StoredSurvey): Promise<void> {
  const now = currentCall().services.clock()
  const { open_from, close_at } = completeSettings(settings)
  const isClosed = periodAt({ openFrom: open_from, closeAt: close_at }, now) !== 'open'
  if (!enabled) throw problem(409, 'disabled', 'La encuesta está apagada. Actívala en Configuración y envíala.')
  if (questions.length === 0) throw problem(409, 'disabled', 'La encuesta no tiene preguntas. Agrega una y envíala.')
  if (isClosed) throw problem(409, 'disabled', `${refusalText('closed')}. Cambia sus fechas en Configuración.`)
  if (!(await isOn(botId))) throw problem(409, 'disabled', `${refusalText('off')}. Enciéndelo en Estado y envíala.`)
}

async function checkAudience(scope: Scope, { contact_ids = [], area_ids = [], label_ids = [] }: Audience) {
  await checkIds(scope, 'contact', contact_ids, {
    ...{ field: 'contact_ids', text: 'Ese contacto ya no existe. Quítalo o elige otro.' },
  })
  await checkIds(scope, 'area', area_ids, { field: 'area_ids', text: 'Quita el área que ya no existe.' })
  await checkIds(scope, 'label', label_ids, { field: 'label_ids', text: 'Quita la etiqueta que ya no existe.' })
}

/** Returns how many people are left out for each reason, the most frequent one first. */
export function excludedOf(people: readonly Person[]): Schemas['SurveySendExcluded'][] {
  const counts = new Map<StartRefusal, number>()
  for (const { refusal } of people) if (refusal) counts.set(refusal, (counts.get(refusal) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)
}
