import { db, json } from '../../../foundation/store/db.ts'
import { hide, type Place, placeOnceHidden } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import type { SensitiveFinder } from '../core/sensitive.ts'

// What was kept of messages: how the bot understood them, the summaries of handoffs, and the comments of ratings.

/**
 * Hides values in how the bot understood a message.
 * @param hidden their places in the text that staff saw
 */
export async function hideInFact(
  messageId: number,
  secrets: readonly string[],
  hidden: readonly Place[],
): Promise<void> {
  const fact = await db()
    .selectFrom('message_fact')
    .select(['entities', 'slots', 'context'])
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  if (!fact) return
  const { entities, slots, context } = fact
  await db()
    .updateTable('message_fact')
    .set({
      entities: json(masked(entities, secrets).map((one) => ({ ...one, ...placeOnceHidden(one, hidden) }))),
      slots: slots && json(masked(slots, secrets)),
      context: context && json(masked(context, secrets)),
    })
    .where('message_id', '=', messageId)
    .execute()
}

/** Hides values in what staff were told when the chat was handed over. */
export async function hideInHandoffs(chatId: number, secrets: readonly string[]): Promise<void> {
  const rows = await db()
    .selectFrom('chat_handoff')
    .select(['id', 'summary'])
    .where('chat_id', '=', chatId)
    .where('summary', 'is not', null)
    .execute()
  for (const { id, summary } of rows)
    await db()
      .updateTable('chat_handoff')
      .set({ summary: summary && json(masked(summary, secrets)) })
      .where('id', '=', id)
      .execute()
}

/** Hides values in the comment with which the customer rated the chat. */
export async function hideInRating(chatId: number, finder: SensitiveFinder): Promise<void> {
  const rows = await db()
    .selectFrom('webchat_visitor')
    .select(['id', 'rating_comment'])
    .where('chat_id', '=', chatId)
    .where('rating_comment', '<>', '')
    .execute()
  for (const { id, rating_comment: comment } of rows) {
    const shown = hide(comment ?? '', finder.find(comment ?? ''))
    if (shown !== comment)
      await db().updateTable('webchat_visitor').set({ rating_comment: shown }).where('id', '=', id).execute()
  }
}

/** Returns data with a mask in place of each value in its texts. */
function masked<T>(data: T, secrets: readonly string[]): T {
  const hidden = (_: string, value: unknown) =>
    typeof value === 'string' ? secrets.reduce((text, one) => text.replaceAll(one, MASK), value) : value
  return JSON.parse(JSON.stringify(data, hidden))
}
