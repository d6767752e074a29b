import { availableParallelism, getPriority, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { bytesOf } from './model-format.ts'
import type { ModelParts } from './model-parts.ts'
import type { Tagger } from './tagger.ts'
import { partsOf, trainEntities, trainIntents, trainParts } from './train-parts.ts'
import type { Progress, TrainingSet } from './types.ts'
import { crossValidate } from './validate.ts'
import {
  type Conditions,
  packSet,
  packValidation,
  type TaggerTask,
  type WorkerAnswer,
  type WorkerTask,
} from './worker-messages.ts'

// Worker thread for long computations, one after another: receives a task, posts its progress and then one result.

const EVERY_MS = 200
/** Number of annotated examples from which the tagger is trained in a second thread at the same time. */
const MANY = 300

const answer = (value: WorkerAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(value, moved)

/** Posts the progress now and then; ends the thread, and with it the second one, if the task was cancelled. */
function progressOf({ cancelled }: Conditions): (fraction: number) => void {
  let reportedAt = 0
  return (fraction) => {
    if (Atomics.load(cancelled, 0) === 1) process.exit()
    const now = performance.now()
    if (now - reportedAt < EVERY_MS && fraction < 1) return
    reportedAt = now
    answer({ progress: fraction })
  }
}

/** Trains the intents in this thread and the tagger in a second one. */
async function trainInTwo(set: TrainingSet, { niceness }: Conditions, options: Progress): Promise<ModelParts> {
  const tagger = tagElsewhere({ kind: 'tag', set: packSet(set), niceness })
  const intents = trainIntents(set, options)
  return partsOf(set, intents, await tagger)
}

let second: Worker | undefined

function tagElsewhere(task: TaggerTask): Promise<Tagger | undefined> {
  second ??= new Worker(new URL(import.meta.url), { name: 'nlu-tagger' })
  const worker = second
  return new Promise((resolve, reject) => {
    worker.once('error', reject).once('message', (tagger: Tagger | undefined) => {
      worker.off('error', reject)
      resolve(tagger)
    })
    worker.postMessage(task)
  })
}

parentPort?.on('message', async (task: TaggerTask | (WorkerTask & Conditions)) => {
  // On Linux each thread has its own priority: lower this one so that requests are served first.
  if (process.platform === 'linux' && getPriority() < task.niceness) setPriority(task.niceness)
  const set = JSON.parse(task.set) as TrainingSet
  if (task.kind === 'tag') return void parentPort?.postMessage(trainEntities(set))

  const onProgress = progressOf(task)
  const inTwo = availableParallelism() > 1 && set.examples.filter(({ entities }) => entities.length > 0).length >= MANY
  const train = inTwo ? (part: TrainingSet, options: Progress) => trainInTwo(part, task, options) : trainParts
  const start = performance.now()
  if (task.kind === 'train') {
    const bytes = bytesOf(await train(set, { onProgress })).slice()
    answer({ bytes, milliseconds: performance.now() - start }, [bytes.buffer])
  } else {
    const validation = await crossValidate(set, { folds: task.folds, tested: task.tested, onProgress, train })
    answer({ validation: packValidation(validation), milliseconds: performance.now() - start })
  }
})
