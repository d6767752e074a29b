import { currentCall } from '../../foundation/http/context.ts'
import { db, json } from '../../foundation/store/db.ts'
import { knowledgeOf, trainingSetOf } from '../models/knowledge.ts'
import { candidateModel, storedModel } from '../models/models.ts'
import { trainInWorker } from '../nlu/worker.ts'
import { examine } from './examine.ts'
import { StageFailure } from './failure.ts'
import { changeMark } from './pending.ts'
import { pruneModels } from './prune.ts'
import { inRun } from './run.ts'
import type { TrainingState } from './stage.ts'
import { assertTeachable } from './teachable.ts'
import type { Work } from './work.ts'

interface Stage {
  readonly name: TrainingState
  readonly finished?: TrainingState
  readonly work?: (work: Work) => Promise<void>
}

/** The specification's stages, in their order. */
const stages: readonly Stage[] = [
  { name: 'sync', finished: 'sync_finished', work: sync },
  { name: 'server_manager', finished: 'server_manager_finished', work: ({ run }) => pruneModels(run.botId) },
  { name: 'train', finished: 'train_finished', work: train },
  { name: 'error_catcher', finished: 'error_catcher_finished', work: examine },
  { name: 'transfer_manager', finished: 'transfer_manager_finished', work: transfer },
  // the old model answers until the new one is installed: nothing is switched off
  { name: 'reboot' },
  { name: 'draft_models', finished: 'draft_models_finished', work: warm },
]

/** The stages that a run in this state still has before it: an unfinished one is begun again. */
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

/** Takes the snapshot that the run learns from, and notes which changes are in it. */
async function sync({ run }: Work): Promise<void> {
  const knowledge = await inRun(run, async () => {
    const taken = await knowledgeOf(run.botId)
    const intents = new Set(taken.examples.map(({ intent_id }) => intent_id)).size
    await db()
      .updateTable('training_run')
      .set({ change_mark: await changeMark(run.botId), examples: taken.examples.length, intents })
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
  assertTeachable(knowledge)
}

async function train({ run, signal }: Work): Promise<void> {
  const { knowledge } = await db()
    .selectFrom('bot_model')
    .select('knowledge')
    .where('run_id', '=', run.id)
    .executeTakeFirstOrThrow()
  const { bytes } = await trainInWorker(trainingSetOf(knowledge), { signal })
  await inRun(run, () =>
    db()
      .updateTable('bot_model')
      .set({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) })
      .where('run_id', '=', run.id)
      .execute(),
  )
}

/** Holds a model back that fails a test which the bot's people chose for it; and reads what was stored back. */
async function transfer({ run }: Work): Promise<void> {
  const { report } = await db()
    .selectFrom('training_run')
    .select('report')
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow()
  const checks = report?.checks ?? []
  const held = checks.filter(({ blocking }) => blocking).map(({ name }) => name)
  if (held.length > 0)
    throw new StageFailure(
      `El modelo nuevo no superó una prueba que impide ponerlo en producción: ${held.join(', ')}.`,
      'Revisar el informe del entrenamiento, corregir los ejemplos o la prueba, y volver a entrenar.',
    )
  const { model } = await candidateModel(run.id)
  if (model.intents.length === 0) throw new Error('the stored model knows no intent')
}

/** Has the model, with the threshold that was found, ready in this process before it becomes the one that answers. */
async function warm({ run }: Work): Promise<void> {
  await storedModel(run.id)
}
