import { sql } from 'kysely'
import { SecondaryKindOptions } from '../../../../generated/options.ts'
import { foldPhrase } from '../../../contract/phrase.ts'
import { record } from '../../audit/record.ts'
import { markUntrained } from '../../bot/pending.ts'
import { currentCall } from '../../http/context.ts'
import { refusals } from '../../http/problem.ts'
import type { Scope } from '../../http/scope.ts'
import { lockBot } from '../../scope/bot.ts'
import { db, json } from '../../store/db.ts'
import { checkContent, checkIds } from '../content.ts'
import { deletedSince } from '../keeping.ts'
import { ownersOf } from '../questions.ts'
import { invalid, taken, unlessTaken } from '../refuse.ts'
import { FOLLOW_UP, type SecondaryInput, type SecondaryResponse } from '../types.ts'
import { refuseUsed } from '../uses.ts'
import { findSecondary } from './queries.ts'

const unique = { secondary_response_name: { field: 'name', text: 'Ya existe una respuesta con ese nombre.' } }

/** Stores a secondary response. */
export function createSecondary(scope: Scope, input: SecondaryInput): Promise<SecondaryResponse> {
  return unlessTaken(unique, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    await check(scope, input)
    const stamp = {
      bot_id: scope.botId,
      created_at: at,
      created_by: scope.userId,
      updated_at: at,
      updated_by: scope.userId,
    }
    const { id } = await db()
      .insertInto('secondary_response')
      .values({ ...columns(input), ...stamp })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await secondaryOf(scope, id)
    await note(scope, at, made)
    await record({ action: 'create', resource: 'response', id, label: made.name, after: facts(made) })
    return made
  })
}

/** Changes one. 409 with the record as it is now when somebody else changed it meanwhile. */
export function updateSecondary(scope: Scope, id: number, input: SecondaryInput): Promise<SecondaryResponse> {
  return unlessTaken(unique, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    const before = await secondaryOf(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    await check(scope, input, id)
    await db()
      .updateTable('secondary_response')
      .set({ ...columns(input), updated_at: at, updated_by: scope.userId, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    const after = await secondaryOf(scope, id)
    await note(scope, at, before, after)
    const [was, is] = [facts(before), facts(after)]
    await record({ action: 'update', resource: 'response', id, label: after.name, before: was, after: is })
    return after
  })
}

/** Deletes softly; 409 names who leads to it. Of a situation, the bot goes back to the original text. */
export function deleteSecondary(scope: Scope, id: number): Promise<void> {
  return unlessTaken({}, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    const before = await secondaryOf(scope, id)
    refuseUsed(before.parents.filter((use) => !(use.type === 'secondary' && use.id === id)))
    await setDeleted(scope, id, at)
    await note(scope, at, before)
    await record({ action: 'delete', resource: 'response', id, label: before.name, before: facts(before) })
  })
}

/** Brings a deleted one back; 409 when its name or its situation has another by now. */
export function restoreSecondary(scope: Scope, id: number): Promise<SecondaryResponse> {
  return unlessTaken(unique, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    const gone = await findSecondary(scope, id, true)
    if (!gone || !(await deletedSince(scope, 'secondary_response', id))) throw refusals.notFound()
    await check(scope, gone as SecondaryInput, id).catch((error: unknown) => {
      throw taken('name', `No se puede recuperar como estaba. ${error instanceof Error ? error.message : ''}`)
    })
    await setDeleted(scope, id, null)
    const back = await secondaryOf(scope, id)
    await note(scope, at, back)
    await record({ action: 'restore', resource: 'response', id, label: back.name, after: facts(back) })
    return back
  })
}

/** One of the bot's secondary responses, or 404. */
export async function secondaryOf(scope: Scope, id: number): Promise<SecondaryResponse> {
  const found = await findSecondary(scope, id)
  if (!found) throw refusals.notFound()
  return found
}

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

/** Only questions are learnt; everything else is said as it stands. */
async function note(scope: Scope, at: Date, ...versions: SecondaryResponse[]): Promise<void> {
  if (versions.some(({ questions = [] }) => questions.length > 0)) await markUntrained(scope, at, 'response')
}

async function setDeleted({ userId }: Scope, id: number, deleted_at: Date | null): Promise<void> {
  const updated_at = currentCall().services.clock()
  await db()
    .updateTable('secondary_response')
    .set({ deleted_at, updated_at, updated_by: userId, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
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
