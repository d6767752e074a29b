import { db, json } from '../../../foundation/store/db.ts'
import { hide } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import { stateOf } from '../core/sensitive/asked.ts'
import type { SensitiveFinder } from '../core/sensitive/finder.ts'
import { detailMasked, maskOf, withRequestsMasked } from '../core/sensitive/remembered.ts'
import { withoutSecrets } from './without-secrets.ts'

// What was kept of messages: the summaries of handoffs, the comments of ratings, and what the dialogue remembers.

/** Hides values in the requests that the dialogue remembers. Call it with the chat locked. */
export async function hideInDialogue(
  chatId: number,
  finder: SensitiveFinder,
  secrets: readonly string[],
): Promise<void> {
  const state = await stateOf(chatId)
  const found = maskOf(finder, [])
  const hidden = withRequestsMasked(state, (text) => withoutSecrets({ text: found(text) }, secrets).text)
  if (JSON.stringify(hidden) === JSON.stringify(state)) return
  await db()
    .updateTable('chat_dialogue')
    .set({ state: json(hidden) })
    .where('chat_id', '=', chatId)
    .execute()
}

/** Hides values in what staff were told when the chat was handed over. */
export async function hideInHandoffs(chatId: number, secrets: readonly string[]): Promise<void> {
  const rows = await db()
    .selectFrom('chat_handoff')
    .select(['id', 'reason', 'summary', 'detail'])
    .where('chat_id', '=', chatId)
    .execute()
  for (const { id, reason, ...told } of rows) {
    const summary = told.summary && withoutSecrets(told.summary, secrets)
    const detail = detailMasked(reason, told.detail, (text) => withoutSecrets({ text }, secrets).text)
    if (JSON.stringify({ summary, detail }) !== JSON.stringify(told))
      await db()
        .updateTable('chat_handoff')
        .set({ summary: summary && json(summary), detail: json(detail) })
        .where('id', '=', id)
        .execute()
  }
}

/** Hides values in what was kept with the contact, those of sensitive data and those that a datum of another name repeats. */
export async function hideInCollected(
  chatId: number,
  finder: SensitiveFinder,
  secrets: readonly string[],
): Promise<void> {
  const rows = await db()
    .selectFrom('contact_value')
    .select(['id', 'name', 'value'])
    .where('chat_id', '=', chatId)
    .execute()
  for (const { id, name, value } of rows) {
    const hidden = finder.names.has(name) ? MASK : withoutSecrets({ value }, secrets).value
    if (hidden !== value) await db().updateTable('contact_value').set({ value: hidden }).where('id', '=', id).execute()
  }
}

/** Hides values in the comment with which the customer rated the chat. */
export async function hideInRating(chatId: number, finder: SensitiveFinder): Promise<void> {
  const rows = await db()
    .selectFrom('chat_rating')
    .select(['id', 'comment'])
    .where('chat_id', '=', chatId)
    .where('comment', '<>', '')
    .execute()
  for (const { id, comment } of rows) {
    const shown = hide(comment, finder.find(comment))
    if (shown !== comment) await db().updateTable('chat_rating').set({ comment: shown }).where('id', '=', id).execute()
  }
}
