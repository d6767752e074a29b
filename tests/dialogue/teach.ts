import type { KnownResponse } from '../../src/server/bot/knowledge.ts'
import { trainModel } from '../../src/server/bot/nlu/index.ts'
import type { ResponseButton, ResponseMessage } from '../../src/server/bot/dialogue/types.ts'
import { json } from '../../src/server/store/sql.ts'
import type { TestApp } from '../support/app.ts'

/** An intent with its phrases and its answer. */
export interface Lesson {
  intent: string
  examples: readonly string[]
  response?: Partial<Omit<KnownResponse, 'messages' | 'buttons'>> & {
    messages: readonly ResponseMessage[]
    buttons?: readonly ResponseButton[]
  }
}

/** Makes intents, examples and responses of a bot; answers their ids by the intent's name. */
export async function write({ db }: TestApp, botId: number, lessons: readonly Lesson[]) {
  const category = await db
    .insertInto('intent_category')
    .values({ bot_id: botId, name: 'General' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = new Map<string, { intent: number; response: number | null }>()
  for (const { intent: name, examples, response } of lessons) {
    const intent = await db
      .insertInto('intent')
      .values({ bot_id: botId, category_id: category.id, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const text of examples)
      await db
        .insertInto('example')
        .values({ bot_id: botId, intent_id: intent.id, text, folded: text, signature: text })
        .execute()
    const { messages, buttons = [], channels = [], assign_labels = [], ...rest } = response ?? { messages: [] }
    const made = response
      ? await db
          .insertInto('response')
          .values({
            ...rest,
            bot_id: botId,
            intent_id: intent.id,
            title: name,
            messages: json(messages),
            buttons: json(buttons),
            channels: json(channels),
            assign_labels: json(assign_labels),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      : null
    ids.set(name, { intent: intent.id, response: made?.id ?? null })
  }
  return ids
}
