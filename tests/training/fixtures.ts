import { normalizePhrase, signatureOf } from '../../src/contract/phrase.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { type JobWorker, startWorker } from '../../src/server/foundation/jobs/worker.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { jobHandlers } from '../../src/server/workers.ts'
import type { TestApp } from '../support/app.ts'

/** The stages of the specification with their percentages and messages, in order. */
export const STAGES = [
  ['training', 0, 'Tu chatbot se encuentra entrenando, tomará unos minutos..'],
  ['sync', 1, 'Sincronizando tus cambios recientes..'],
  ['sync_finished', 1, 'Sincronizando tus cambios recientes..'],
  ['server_manager', 21, 'Eliminando modelos obsoletos de tu chatbot..'],
  ['server_manager_finished', 21, 'Eliminando modelos obsoletos de tu chatbot..'],
  ['train', 30, 'Entrenando un nuevo modelo para tu chatbot..'],
  ['train_finished', 30, 'Entrenando un nuevo modelo para tu chatbot..'],
  ['error_catcher', 58, 'Buscando posibles errores en el nuevo modelo..'],
  ['error_catcher_finished', 58, 'Buscando posibles errores en el nuevo modelo..'],
  ['transfer_manager', 70, 'Transfiriendo tu nuevo chatbot a producción..'],
  ['transfer_manager_finished', 70, 'Transfiriendo tu nuevo chatbot a producción..'],
  ['reboot', 75, 'Apagando tu chatbot..'],
  ['draft_models', 78, 'Instalando el nuevo modelo a tu chatbot..'],
  ['draft_models_finished', 99, 'Reiniciando tu chatbot..'],
  ['active', 100, 'Disponible'],
] as const

/** Training examples of a small bakery's bot, by intent. */
export const TRAINING_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  Horarios: [
    'a qué hora abren',
    'hasta qué hora están',
    'abren los domingos',
    'qué días atienden',
    'cuál es el horario',
  ],
  Precios: [
    'cuánto sale la docena',
    'qué precio tienen las tortas',
    'cuánto cuesta el pan',
    'lista de precios',
    'valor de las facturas',
  ],
  Envíos: [
    'hacen envíos a domicilio',
    'me lo pueden mandar',
    'llevan a Palermo',
    'cuánto tarda el envío',
    'tienen delivery',
  ],
}

let counter = 0

/** Intents whose phrases could be of either, so that a training finds another threshold than the usual one. */
export const alikeIntents: Readonly<Record<string, readonly string[]>> = {
  Retirar: ['busco el pedido', 'el pedido de hoy', 'mi pedido por favor', 'voy por el pedido', 'vengo por mi pedido'],
  Recibir: [
    'el pedido',
    'mi pedido de hoy',
    'traen el pedido',
    'busco mi pedido hoy',
    'llega el pedido',
    'pedido de hoy',
  ],
}

/** Inserts intents with examples directly into the store; returns the ids of the intents by name. */
export async function insertTrainingData(
  app: TestApp,
  botId: number,
  lessons: Readonly<Record<string, readonly string[]>> = TRAINING_EXAMPLES,
  split: 'train' | 'test' = 'train',
): Promise<Record<string, number>> {
  const category = await app.db
    .insertInto('intent_category')
    .values({ bot_id: botId, name: `General ${++counter}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: Record<string, number> = {}
  for (const [name, texts] of Object.entries(lessons)) {
    const found = await app.db
      .selectFrom('intent')
      .select('id')
      .where('bot_id', '=', botId)
      .where('name', '=', name)
      .executeTakeFirst()
    const intent =
      found ??
      (await app.db
        .insertInto('intent')
        .values({ bot_id: botId, category_id: category.id, name })
        .returning('id')
        .executeTakeFirstOrThrow())
    ids[name] = intent.id
    for (const text of texts) {
      const folded = normalizePhrase(text)
      const row = { bot_id: botId, intent_id: intent.id, text, folded, signature: signatureOf(folded), split }
      await app.db
        .insertInto('example')
        .values({ ...row, entities: json([]) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
  return ids
}

/** Runs all queued jobs, including trainings, until none is left. */
export async function runTrainingJobs(app: TestApp): Promise<void> {
  const errors: unknown[] = []
  await app.store.run(() => runDue(jobHandlers(app.app.services), (error) => errors.push(error)))
  if (errors.length) throw errors[0]
}

/** Starts a job worker beside the test, as a server has one. */
export function worker(app: TestApp): JobWorker {
  return app.store.run(() => startWorker(jobHandlers(app.app.services), { pollSeconds: 0.05 }))
}

/** Returns the training events of a bot, oldest first. */
export async function trainingEvents(
  app: TestApp,
  botId: number,
): Promise<{ state: string; progress: number; message: string }[]> {
  const rows = await app.db
    .selectFrom('event')
    .select('payload')
    .where('bot_id', '=', botId)
    .where('name', '=', 'training')
    .orderBy('seq')
    .execute()
  return rows.map(({ payload }) => payload as { state: string; progress: number; message: string })
}
