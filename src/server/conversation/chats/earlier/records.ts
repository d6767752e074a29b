import { db, json } from '../../../foundation/store/db.ts'
import { hide, type Place, placeOnceHidden } from '../../../knowledge/dialogue/hide.ts'
import type { SensitiveFinder } from '../core/sensitive.ts'
import { withoutSecrets } from './without-secrets.ts'

// What was kept of messages: how the bot understood them, the summaries of handoffs, and the comments of ratings.

/**
 * Hides values in how the bot understood the messages of a chat: later ones repeat what was told before.
 * @param places those hidden in the text of a message, by its id
 */
export async function hideInFacts(
  chatId: number,
  secrets: readonly string[],
  places: ReadonlyMap<number, readonly Place[]>,
): Promise<void> {
  const facts = await db()
    .selectFrom('message_fact as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .select(['f.message_id', 'f.entities', 'f.slots', 'f.context'])
    .where('m.chat_id', '=', chatId)
    .execute()
  for (const { message_id, entities, slots, context } of facts) {
    const hidden = places.get(message_id) ?? []
    const next = {
      entities: json(withoutSecrets(entities, secrets).map((one) => ({ ...one, ...placeOnceHidden(one, hidden) }))),
      slots: slots && json(withoutSecrets(slots, secrets)),
      context: context && json(withoutSecrets(context, secrets)),
    }
    await db().updateTable('message_fact').set(next).where('message_id', '=', message_id).execute()
  }
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
      .set({ summary: summary && json(withoutSecrets(summary, secrets)) })
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
