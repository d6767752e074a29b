import { sql } from 'kysely'
import { formOfBot } from '../../foundation/scope/form-of-address.ts'
import { db, json } from '../../foundation/store/db.ts'
import { completed } from '../../knowledge/dialogue/forms/contact-defaults.ts'
import type { FormReply } from '../../knowledge/dialogue/forms/types.ts'
import { type CompletedRun, formCompleted } from './completed.ts'
import { hasPlace } from './links/places.ts'

/** The conversation in which a form is answered. */
interface Place {
  botId: number
  chatId: number
  at: Date
}

/**
 * Stores how far a run is, in the transaction of the answer. The first time it is complete, what follows happens once. A
 * run that has ended stays as it is.
 */
export async function storeRun({ botId, chatId, at }: Place, reply: FormReply): Promise<void> {
  const { formId, key, answers, asked, source, startedAt, origin } = reply
  const row = await db()
    .selectFrom('form')
    .select(['id', 'kind', 'name', 'questions', 'settings'])
    .where('bot_id', '=', botId)
    .where('id', '=', formId)
    .executeTakeFirst()
  if (!row) return
  const form = completed(row, await formOfBot(botId))
  const { contact_id, channel, user_name } = await db()
    .selectFrom('chat')
    .select(['contact_id', 'channel', 'user_name'])
    .where('id', '=', chatId)
    .executeTakeFirstOrThrow()
  const isAnonymous = 'anonymous' in form.settings && form.settings.anonymous === true
  // A link may have got fewer places, or none, since the customer began.
  const isLate = reply.status === 'complete' && !(await isPlaceLeft(origin?.linkId, key))
  const status = isLate ? 'abandoned' : reply.status
  const isOver = status !== 'partial'
  const stored = await db()
    .insertInto('form_run')
    .values({
      ...{ bot_id: botId, form_id: formId, key, channel, source, status, started_at: startedAt },
      ...{ answers: json(answers), asked: json(asked), updated_at: at, finished_at: isOver ? at : null },
      ...(isAnonymous ? {} : { chat_id: chatId, contact_id }),
      link_id: existing('survey_link', origin?.linkId),
      send_id: existing('survey_send', origin?.sendId),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['form_id', 'key'])
        .doUpdateSet({
          status: sql`excluded.status`,
          answers: sql`excluded.answers`,
          asked: sql`excluded.asked`,
          updated_at: sql`excluded.updated_at`,
          finished_at: sql`excluded.finished_at`,
        })
        .where('form_run.status', '=', 'partial'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!stored || status !== 'complete') return
  const run: CompletedRun = { id: stored.id, form, botId, answers, channel }
  await formCompleted(isAnonymous ? run : { ...run, chatId, contact: { id: contact_id, name: user_name } })
}

/** Whether the link that led to a run takes its answer. */
async function isPlaceLeft(linkId: number | undefined, key: string): Promise<boolean> {
  if (linkId === undefined) return true
  const link = await db()
    .selectFrom('survey_link')
    .select(['id', 'single_use', 'response_limit'])
    .where('id', '=', linkId)
    .forUpdate()
    .executeTakeFirst()
  return !link || hasPlace(link, key)
}

/** The id of what led to a run, unless it is gone by now. */
const existing = (table: 'survey_link' | 'survey_send', id: number | undefined) =>
  id === undefined ? null : sql<number | null>`(select id from ${sql.table(table)} where id = ${id})`
