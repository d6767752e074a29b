import { json } from '../../src/server/foundation/store/sql.ts'
import type { ResponseButton, ResponseMessage } from '../../src/server/knowledge/dialogue/types.ts'
import { type KnownResponse, knowledgeOf, trainingSetOf } from '../../src/server/knowledge/models/knowledge.ts'
import { trainModel } from '../../src/server/knowledge/nlu/index.ts'
import type { TestApp } from '../support/app.ts'

/** An intent with its examples and its response. */
export interface IntentFixture {
  intent: string
  examples: readonly string[]
  response?: Partial<Omit<KnownResponse, 'messages' | 'buttons'>> & {
    messages: readonly ResponseMessage[]
    buttons?: readonly ResponseButton[]
  }
}

/** Creates intents, examples and responses of a bot. Returns their ids by intent name. */
export async function insertIntents({ db }: TestApp, botId: number, lessons: readonly IntentFixture[]) {
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
    const { messages, buttons = [], channels = [], assign_labels = [], ...other } = response ?? { messages: [] }
    const { required_entities = [], conditions = [], webhook = null, ...rest } = other
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
            required_entities: json(required_entities),
            conditions: json(conditions),
            ...(webhook && { webhook: json(webhook) }),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      : null
    ids.set(name, { intent: intent.id, response: made?.id ?? null })
  }
  return ids
}

/** Trains a bot on its stored data and activates the model. Returns the id of the training run. */
export async function publishModel({ db, store, clock }: TestApp, botId: number, threshold = 0.3): Promise<number> {
  const knowledge = { ...(await store.run(() => knowledgeOf(botId))), threshold }
  const bytes = trainModel(trainingSetOf(knowledge))
  const at = clock.now()
  const run = await db
    .insertInto('training_run')
    .values({ bot_id: botId, state: 'active', started_at: at, finished_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('bot_model').set({ active: false }).where('bot_id', '=', botId).execute()
  await db
    .insertInto('bot_model')
    .values({
      run_id: run.id,
      bot_id: botId,
      knowledge: json(knowledge),
      bytes: Buffer.from(bytes),
      active: true,
      created_at: at,
    })
    .execute()
  return run.id
}

const says = (text: string, more: Partial<ResponseMessage> = {}): ResponseMessage => ({ kind: 'text', text, ...more })

/** A small shop: deliveries, opening hours and payment methods. */
export const shopIntents: readonly IntentFixture[] = [
  {
    intent: 'Envíos',
    examples: [
      'hacen envíos',
      'mandan a domicilio',
      'llega el pedido a mi casa',
      'cuánto tarda el envío',
      'envían al interior',
      'tienen reparto',
    ],
    response: {
      messages: [says('Sí, {{contacto.nombre|"cliente"}}: llegan en 24 horas.')],
      buttons: [{ title: 'Volver a empezar', type: 'restart' }],
    },
  },
  {
    intent: 'Horarios',
    examples: [
      'a qué hora abren',
      'hasta qué hora están abiertos',
      'abren los sábados',
      'cuál es el horario de atención',
      'están abiertos hoy',
      'a qué hora cierran',
    ],
    response: { messages: [says('De 8 a 18.'), says('Los sábados hasta las 13.', { delay_ms: 9_000 })] },
  },
  {
    intent: 'Pagos',
    examples: [
      'puedo pagar con tarjeta',
      'aceptan transferencia',
      'tienen cuotas sin interés',
      'formas de pago',
      'se puede pagar en efectivo',
      'aceptan mercado pago',
    ],
  },
]
