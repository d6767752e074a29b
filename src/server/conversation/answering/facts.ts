import { db } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'
import type { Explanation, Handoff, NamedEntity } from '../../knowledge/dialogue/types.ts'

/** What stands where a value may not be kept. */
const MASK = '•••'

/** A message that the bot read, and how. */
interface Read {
  botId: number
  chatId: number
  messageId: number
  at: Date
  /** the training whose model read it; null without one */
  runId: number | null
  /** what reading and deciding took */
  milliseconds: number
  explanation: Explanation
}

/** Notes what the bot understood of a message, in the transaction of its answer. */
export async function noteFact({
  botId,
  chatId,
  messageId,
  at,
  runId,
  milliseconds,
  explanation,
}: Read): Promise<void> {
  const { rule, intentId, confidence, ranking, entities, responseId } = explanation
  const known = intentId === null ? null : await stillThere(botId, intentId)
  await db()
    .insertInto('message_fact')
    .values({
      message_id: messageId,
      bot_id: botId,
      chat_id: chatId,
      at,
      rule,
      intent_id: known,
      confidence,
      ranking: json(ranking.map(({ intentId: intent_id, name, confidence }) => ({ intent_id, name, confidence }))),
      entities: json(entities.map(kept)),
      response_id: responseId,
      run_id: runId,
      milliseconds,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (known !== null) await db().updateTable('message').set({ intent_id: known }).where('id', '=', messageId).execute()
}

/** An intent of the model may have been deleted since its training. */
async function stillThere(botId: number, id: number): Promise<number | null> {
  const row = await db()
    .selectFrom('intent')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}

/** An entity as it is kept: of a sensitive one only that it was there. */
export function kept({ entity, start, end, text, value, sensitive }: NamedEntity) {
  return sensitive ? { entity, start, end, text: MASK, value: MASK } : { entity, start, end, text, value }
}

/** Notes why a chat goes to people. */
export async function noteHandoff(
  { botId, chatId, messageId, at }: Pick<Read, 'botId' | 'chatId' | 'at'> & { messageId: number | null },
  { reason, areaId, misses, by }: Handoff,
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
      detail: json({ ...(misses !== undefined && { misses }), ...(by !== undefined && { by }) }),
    })
    .execute()
}
