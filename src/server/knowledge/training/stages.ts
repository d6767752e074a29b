import { currentCall } from '../../foundation/http/context.ts'
import { db, json } from '../../foundation/store/db.ts'
import { knowledgeOf, trainingSetOf } from '../models/knowledge.ts'
import { candidateModel, storedModel } from '../models/models.ts'
import { trainInWorker } from '../nlu/worker.ts'
import { evaluate } from './evaluate.ts'
import { StageFailure } from './failure.ts'
import { lastChangeId } from './pending.ts'
import { pruneModels } from './prune.ts'
import { inRun } from './run.ts'
import type { TrainingState } from './stage.ts'
import type { StageContext } from './stage-context.ts'
import { assertTrainable } from './trainable.ts'

interface Stage {
  readonly name: TrainingState
  readonly finished?: TrainingState
  readonly work?: (work: StageContext) => Promise<void>
}

/** The stages of the specification, in order. */
const stages: readonly Stage[] = [
  { name: 'sync', finished: 'sync_finished', work: sync },
  { name: 'server_manager', finished: 'server_manager_finished', work: ({ run }) => pruneModels(run.botId) },
  { name: 'train', finished: 'train_finished', work: train },
  { name: 'error_catcher', finished: 'error_catcher_finished', work: evaluate },
  { name: 'transfer_manager', finished: 'transfer_manager_finished', work: transfer },
  // The old model answers until the new one is published, so there is nothing to restart.
  { name: 'reboot' },
  { name: 'draft_models', finished: 'draft_models_finished', work: warm },
]

/** Returns the remaining stages of a run in this state; an unfinished stage starts over. */
export function stagesFrom(state: string): readonly Stage[] {
  const after = stages.findIndex(({ finished }) => finished === state)
  if (after >= 0) return stages.slice(after + 1)
  return stages.slice(
    Math.max(
      0,
      stages.findIndex(({ name }) => name === state),
    ),
  )
}

/** Takes the content snapshot for the training and stores which changes it covers. */
async function sync({ run }: StageContext): Promise<void> {
  const knowledge = await inRun(run, async () => {
    const taken = await knowledgeOf(run.botId)
    const intents = new Set(taken.examples.map(({ intent_id }) => intent_id)).size
    await db()
      .updateTable('training_run')
      .set({ change_mark: await lastChangeId(run.botId), examples: taken.examples.length, intents })
      .where('id', '=', run.id)
      .execute()
    await db()
      .insertInto('bot_model')
      .values({
        run_id: run.id,
        bot_id: run.botId,
        knowledge: json(taken),
        created_at: currentCall().services.clock(),
      })
      .onConflict((conflict) => conflict.column('run_id').doUpdateSet({ knowledge: json(taken), bytes: null }))
      .execute()
    return taken
  })
  assertTrainable(knowledge)
}

async function train({ run, signal }: StageContext): Promise<void> {
  const { knowledge } = await db()
    .selectFrom('bot_model')
    .select('knowledge')
    .where('run_id', '=', run.id)
    .executeTakeFirstOrThrow()
  const { trainingNiceness: niceness } = currentCall().services.settings
  const { bytes } = await trainInWorker(trainingSetOf(knowledge), { signal, niceness })
  await inRun(run, () =>
    db()
      .updateTable('bot_model')
      .set({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) })
      .where('run_id', '=', run.id)
      .execute(),
  )
}

/** Fails if a blocking check failed, and verifies that the stored model can be loaded. */
async function transfer({ run }: StageContext): Promise<void> {
  const { report } = await db()
    .selectFrom('training_run')
    .select('report')
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow()
  const checks = report?.checks ?? []
  const held = checks.filter(({ blocking }) => blocking).map(({ name }) => name)
  if (held.length > 0)
    throw new StageFailure(
      `No publicamos el modelo nuevo porque no superó una prueba: ${held.join(', ')}.`,
      'Revisa el informe del entrenamiento, corrige los ejemplos o la prueba y entrena nuevamente.',
    )
  const { model } = await candidateModel(run.id)
  if (model.intents.length === 0) throw new Error('the stored model has no intents')
}

/** Loads the model with its threshold into this process's cache before its publication. */
async function warm({ run }: StageContext): Promise<void> {
  await storedModel(run.id)
}
