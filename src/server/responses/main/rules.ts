import { sql } from 'kysely'
import { record } from '../../audit/record.ts'
import { markUntrained } from '../../bot/pending.ts'
import { replaceQuestions } from '../../examples/write.ts'
import { currentCall } from '../../http/context.ts'
import { refusals } from '../../http/problem.ts'
import type { Scope } from '../../http/scope.ts'
import { lockBot } from '../../scope/bot.ts'
import { db, json } from '../../store/db.ts'
import { deletedSince } from '../keeping.ts'
import { taken, unlessTaken } from '../refuse.ts'
import type { MainInput, MainResponse } from '../types.ts'
import { refuseUsed } from '../uses.ts'
import { checkMain } from './check.ts'
import { findMain } from './queries.ts'

const unique = { response_title: { field: 'title', text: 'Ya existe una respuesta con ese título.' } }

/** Stores a main response and its intent's questions. */
export function createMain(scope: Scope, input: MainInput): Promise<MainResponse> {
  return unlessTaken(unique, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    await checkMain(scope, input)
    const stamp = {
      bot_id: scope.botId,
      created_at: at,
      created_by: scope.userId,
      updated_at: at,
      updated_by: scope.userId,
    }
    const { id } = await db()
      .insertInto('response')
      .values({ ...columns(input), ...stamp })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (input.questions) await replaceQuestions(scope, input.intent_id, input.questions)
    const made = await mainOf(scope, id)
    await markUntrained(scope, at, 'response')
    await record({ action: 'create', resource: 'response', id, label: made.title, after: facts(made) })
    return made
  })
}

/** Changes a main response. 409 with the record as it is now when somebody else changed it meanwhile. */
export function updateMain(scope: Scope, id: number, input: MainInput): Promise<MainResponse> {
  return unlessTaken(unique, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    const before = await mainOf(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    await checkMain(scope, input, id)
    await db()
      .updateTable('response')
      .set({ ...columns(input), updated_at: at, updated_by: scope.userId, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    if (input.questions) await replaceQuestions(scope, input.intent_id, input.questions)
    const after = await mainOf(scope, id)
    await markUntrained(scope, at, 'response')
    const [was, is] = [facts(before), facts(after)]
    await record({ action: 'update', resource: 'response', id, label: after.title, before: was, after: is })
    return after
  })
}

/** Deletes softly; 409 names who leads to it. Its questions stay with their intent. */
export function deleteMain(scope: Scope, id: number): Promise<void> {
  return unlessTaken({}, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    const before = await mainOf(scope, id)
    refuseUsed((before.used_by ?? []).filter((use) => !(use.type === 'response' && use.id === id)))
    await setDeleted(scope, id, at)
    await markUntrained(scope, at, 'response')
    await record({ action: 'delete', resource: 'response', id, label: before.title, before: facts(before) })
  })
}

/** Brings a deleted response back, as it was; 409 when its title or its place was taken meanwhile. */
export function restoreMain(scope: Scope, id: number): Promise<MainResponse> {
  return unlessTaken(unique, async () => {
    const at = currentCall().services.clock()
    await lockBot(scope)
    const gone = await findMain(scope, id, true)
    if (!gone || !(await deletedSince(scope, 'response', id))) throw refusals.notFound()
    const { used_by: _, ...input } = gone
    await checkMain(scope, input as MainInput, id).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : ''
      throw taken('title', `No se puede recuperar como estaba. ${text}`)
    })
    await setDeleted(scope, id, null)
    await markUntrained(scope, at, 'response')
    const back = await mainOf(scope, id)
    await record({ action: 'restore', resource: 'response', id, label: back.title, after: facts(back) })
    return back
  })
}

/** Deletes softly the responses of an intent that is being deleted; who leads to them has to be seen to afterwards. */
export async function deleteMainOf({ botId, userId }: Scope, intentId: number, at: Date): Promise<void> {
  await db()
    .updateTable('response')
    .set({ deleted_at: at, updated_at: at, updated_by: userId, version: sql`version + 1` })
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** One of the bot's main responses, or 404. */
export async function mainOf(scope: Scope, id: number): Promise<MainResponse> {
  const found = await findMain(scope, id)
  if (!found) throw refusals.notFound()
  return found
}

async function setDeleted({ userId }: Scope, id: number, deleted_at: Date | null): Promise<void> {
  const at = currentCall().services.clock()
  await db()
    .updateTable('response')
    .set({ deleted_at, updated_at: at, updated_by: userId, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

function columns(input: MainInput) {
  const { intent_id, title, category_id = null, randomize_variants = true, next = 'none' } = input
  const moment = (text: string | null | undefined) => (text ? new Date(text) : null)
  return {
    ...{ intent_id, title, category_id, randomize_variants, next },
    next_id: next === 'secondary' || next === 'form' ? (input.next_id ?? null) : null,
    messages: json(input.messages),
    buttons: json(input.buttons ?? []),
    channels: json(input.channels ?? []),
    assign_labels: json(input.assign_labels ?? []),
    assign_area_id: input.assign_area_id ?? null,
    attempts: input.attempts ?? 1,
    enabled: input.enabled ?? true,
    valid_from: moment(input.valid_from),
    valid_until: moment(input.valid_until),
  }
}

/** What the history keeps. */
function facts(response: MainResponse) {
  const { title, intent_id, category_id, questions, messages, buttons, channels, next, next_id, enabled } = response
  const { valid_from, valid_until, assign_area_id, assign_labels, attempts, randomize_variants } = response
  return {
    ...{ title, intent_id, category_id, questions, messages, buttons, channels, next, next_id, enabled },
    ...{ valid_from, valid_until, assign_area_id, assign_labels, attempts, randomize_variants },
  }
}
