import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'
import { isHidden, type Place, placeOnceHidden } from '../../knowledge/dialogue/hide.ts'
import { storedSlots } from '../../knowledge/dialogue/slots/ask.ts'
import { MASK } from '../../knowledge/dialogue/slots/values.ts'
import { storedContext } from '../../knowledge/dialogue/stored-context.ts'
import type { Explanation, Handoff, NamedEntity } from '../../knowledge/dialogue/types.ts'

/** A message and how the bot understood it. */
interface Read {
  botId: number
  chatId: number
  messageId: number
  at: Date
  /** the training run of the model; null without a model */
  runId: number | null
  /** time taken to understand and decide */
  milliseconds: number
  explanation: Explanation
  /** the parts of the message that staff do not see */
  hidden: readonly Place[]
  /** returns a text of the customer as staff see it */
  mask(text: string): string
}

/** Stores what the bot understood of a message. Call it within the transaction of the answer. */
export async function recordExplanation({
  botId,
  chatId,
  messageId,
  at,
  runId,
  milliseconds,
  explanation,
  hidden,
  mask,
}: Read): Promise<void> {
  const { rule, by, intentId, confidence, ranking, entities, responseId, slots } = explanation
  const context = storedContext(explanation, mask)
  const known = intentId === null ? null : await intentExists(botId, intentId)
  await db()
    .insertInto('message_fact')
    .values({
      message_id: messageId,
      bot_id: botId,
      chat_id: chatId,
      at,
      rule,
      decided_by: by ?? null,
      intent_id: known,
      confidence,
      ranking: json(ranking.map(({ intentId: intent_id, name, confidence }) => ({ intent_id, name, confidence }))),
      entities: json(entities.map((entity) => kept(entity, hidden))),
      response_id: responseId,
      run_id: runId,
      milliseconds,
      slots: slots ? json(storedSlots(slots)) : null,
      context: context ? json(context) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const chosen = explanation.context?.chosen
  if (chosen) await recordChoice({ botId, chatId }, chosen)
  const rejected = explanation.context?.rejected
  if (rejected) await recordRejection(chatId, rejected)
  if (known !== null) await db().updateTable('message').set({ intent_id: known }).where('id', '=', messageId).execute()
}

/** Stores which intent the customer meant with an earlier message. */
async function recordChoice(
  { botId, chatId }: Pick<Read, 'botId' | 'chatId'>,
  { messageId, intentId }: { messageId: number; intentId: number },
): Promise<void> {
  const chosen_intent_id = await intentExists(botId, intentId)
  await db()
    .updateTable('message_fact')
    .set({ chosen_intent_id })
    .where('message_id', '=', messageId)
    .where('chat_id', '=', chatId)
    .execute()
}

/** Stores that the customer said that the answer to an earlier message was not what they asked. */
async function recordRejection(chatId: number, { messageId }: { messageId: number }): Promise<void> {
  await db()
    .updateTable('message_fact')
    .set({ rejected: true })
    .where('message_id', '=', messageId)
    .where('chat_id', '=', chatId)
    .execute()
}

/** Returns the id if the intent still exists: it may have been deleted since the training. */
async function intentExists(botId: number, id: number): Promise<number | null> {
  const row = await db()
    .selectFrom('intent')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Returns an entity for storage, with its place in the text that staff see. The value of a sensitive one is masked, and
 * that of any other which shares a part of its text.
 */
function kept({ entity, start, end, text, value, sensitive }: NamedEntity, hidden: readonly Place[]) {
  const place = placeOnceHidden({ start, end }, hidden)
  const isSecret = sensitive || isHidden({ start, end }, hidden)
  return { entity, ...place, ...(isSecret ? { text: MASK, value: MASK } : { text, value }) }
}

/** Stores why a chat was handed over to people, what the customer was told, and what was asked and tried before. */
export async function recordHandoff(
  { botId, chatId, messageId, at }: Pick<Read, 'botId' | 'chatId' | 'at'> & { messageId: number | null },
  { reason, areaId, misses, by, urgency, notice }: Handoff,
  summary: components['schemas']['HandoffSummary'],
): Promise<void> {
  await db()
    .insertInto('chat_handoff')
    .values({
      bot_id: botId,
      chat_id: chatId,
      message_id: messageId,
      at,
      reason,
      area_id: areaId,
      notice: notice ?? null,
      summary: json(summary),
      detail: json({
        ...(misses !== undefined && { misses }),
        ...(by !== undefined && { by }),
        ...(urgency !== undefined && { urgency }),
      }),
    })
    .execute()
}

/** Adds the result of a webhook to the explanation of the message that it answers. */
export async function recordWebhook(messageId: number, slots: NonNullable<Explanation['slots']>): Promise<void> {
  await db()
    .updateTable('message_fact')
    .set({ slots: json(storedSlots(slots)) })
    .where('message_id', '=', messageId)
    .execute()
}
