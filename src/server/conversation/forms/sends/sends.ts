import type { components } from '../../../../../generated/api.d.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { withIdempotency } from '../../../foundation/http/idempotency.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { unchanged } from '../../../foundation/resource/unchanged.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { completeSettings } from '../../../knowledge/dialogue/forms/survey-defaults.ts'
import { surveyOf } from '../../../knowledge/forms/survey/stored.ts'
import { type Audience, excludedDays, excludedOf, type Person, peopleOf } from './audience.ts'
import { sendOf } from './list.ts'
import { SURVEY_SEND } from './queue.ts'

type Schemas = components['schemas']

/** Names that a preview shows. */
const NAMES = 5

/** Rows per statement, which has a limited number of parameters. */
const CHUNK = 500

/** Returns whom a send would ask, and why others would not be asked. */
export async function previewSend(
  scope: Scope,
  formId: number,
  audience: Audience,
): Promise<Schemas['SurveySendPreview']> {
  const people = await peopleOf(scope, await surveyOf(scope, formId), audience)
  const asked = people.filter(({ refusal }) => !refusal)
  return {
    count: asked.length,
    excluded: excludedOf(people),
    contacts: asked.slice(0, NAMES).map(({ name }) => name || 'Sin nombre'),
  }
}

/** Begins to send a survey. Whom it leaves out is stored with the reason. */
export function createSend(
  scope: Scope,
  formId: number,
  { name, remind_after_hours = null, ...audience }: Schemas['SurveySendInput'],
): Promise<Schemas['SurveySend']> {
  const asked = { formId, name, remind_after_hours, ...audience }
  return withIdempotency('surveySendCreate', scope, [], asked, async () => {
    await lockBot(scope)
    const survey = await surveyOf(scope, formId)
    if (remind_after_hours !== null && completeSettings(survey.settings).anonymous)
      throw invalidProblem('remind_after_hours', 'Es anónima: no sabemos a quién recordar. Déjalo vacío.')
    const people = await peopleOf(scope, survey, audience)
    if (!people.some(({ refusal }) => !refusal))
      throw invalidProblem('active_days', 'No le llegaría a nadie. Elige más días u otras condiciones.')
    const now = currentCall().services.clock()
    const { id } = await db()
      .insertInto('survey_send')
      .values({
        ...{ bot_id: scope.botId, form_id: formId, name, remind_after_hours, created_by: scope.userId },
        ...{ exclude_answered_days: excludedDays(audience), created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storePeople(id, people)
    await enqueue(SURVEY_SEND, { bot_id: scope.botId, send_id: id }, { key: String(id) })
    const send = await sendOf(scope, formId, id)
    await writeAudit({ id, label: name, after: { name, survey: survey.name, people: send.pending } })
    return send
  })
}

async function storePeople(send_id: number, people: readonly Person[]): Promise<void> {
  const rows = people.map(({ chatId: chat_id, refusal }) =>
    refusal
      ? { send_id, chat_id, status: 'excluded' as const, reason: refusal }
      : { send_id, chat_id, status: 'pending' as const },
  )
  for (let from = 0; from < rows.length; from += CHUNK)
    await db()
      .insertInto('survey_send_chat')
      .values(rows.slice(from, from + CHUNK))
      .execute()
}

/** Stops a send: nobody else is asked or reminded. One that is over stays as it is. */
export const stopSend = (
  scope: Scope,
  { idForm, id }: { idForm: number; id: number },
): Promise<Schemas['SurveySend']> =>
  tx(async () => {
    const before = await sendOf(scope, idForm, id)
    const { numUpdatedRows } = await db()
      .updateTable('survey_send')
      .set({ status: 'cancelled', updated_at: currentCall().services.clock() })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return unchanged(before)
    const after = await sendOf(scope, idForm, id)
    await writeAudit({
      id,
      label: before.name,
      before: { status: before.status },
      after: { status: after.status },
    })
    return after
  })
