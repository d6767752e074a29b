// A program for training-kill.test.ts: a process that runs the trainings of a folder and kills itself with SIGKILL when
// a run reaches the given stage. Without a stage it runs until no jobs are left, then prints the result.
// Arguments: folder of the store, bot, stage or -.

import { inCall } from '../../src/server/foundation/http/context.ts'
import { freeJobs } from '../../src/server/foundation/jobs/claim.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { onEvent } from '../../src/server/foundation/realtime/emit.ts'
import type { Services } from '../../src/server/foundation/services/services.ts'
import { loadSettings } from '../../src/server/foundation/settings/settings.ts'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { publishedModel } from '../../src/server/knowledge/models/models.ts'
import { trainingJobs } from '../../src/server/knowledge/training/pipeline.ts'
import { trainingOf } from '../../src/server/knowledge/training/view.ts'

const [folder = '', bot = '', stage = '-'] = process.argv.slice(2)
const botId = Number(bot)
const quiet = () => {}
const services = {
  settings: loadSettings({ DATA_DIR: folder, TRAINING_NICENESS: '0' }, folder),
  clock: () => new Date(),
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
} as unknown as Services

const store = await openStore({ dataDir: folder, maintenanceMinutes: 0 })
onEvent(({ name, payload }) => {
  if (name !== 'training') return
  const { state } = payload as { state: string }
  console.log(state)
  if (state === stage) process.kill(process.pid, 'SIGKILL')
})
await store.run(async () => {
  await freeJobs(['training'])
  const before = await answer()
  await inCall({ services }, () => runDue(trainingJobs(services), console.error))
  const training = await inCall({ services }, () => trainingOf(botId))
  console.log(`end ${JSON.stringify({ training, before, after: await answer() })}`)
})
await store.close()

/** Returns the run of the published model and the intent it predicts for a test message. */
async function answer(): Promise<{ run: number | null; intent: string | null }> {
  const model = await publishedModel(botId)
  return { run: model?.runId ?? null, intent: model?.model.understand('a qué hora abren').ranking[0]?.intent ?? null }
}
