import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { startChild } from '../support/child.ts'
import { insertTrainingData, runTrainingJobs, STAGES } from '../training/fixtures.ts'

// A process is killed at each stage of a training, right after the stage was stored; another process continues.

const folder = mkdtempSync(path.join(os.tmpdir(), 'training-kill-'))
let bot = 0
let first = 0
let second = 0
let horarios = 0
let editor = 0

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `use` with a server on the folder. */
async function served<T>(use: (app: TestApp) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir: folder, maintenanceMinutes: 0 })
  const app = await startApp({ store })
  try {
    return await use(app)
  } finally {
    await app.stop()
    await store.close()
  }
}

const as = (app: TestApp) => app.as({ id: editor })
const start = async (app: TestApp) => (await as(app)).call('POST', `/training/${bot}`, { body: {} })
const read = async (app: TestApp, place: string) => (await (await as(app)).call('GET', place)).body

beforeAll(async () => {
  await served(async (app) => {
    bot = await app.bot()
    const person = await app.user()
    await app.member(bot, person, 3)
    editor = person.id
    horarios = (await insertTrainingData(app, bot)).Horarios ?? 0
    first = (await start(app)).body.id
    await runTrainingJobs(app)
    second = (await start(app)).body.id
  })
})

async function run(stage = '-') {
  const child = await startChild('tests/reliability/training-runner.ts', [folder, String(bot), stage])
  await child.ended
  return child
}

test('a run killed at each stage completes, and the old model answers until then', async () => {
  const stages = STAGES.slice(1, -1).map(([stage]) => stage)
  for (const stage of stages) {
    const { lines, errors, process } = await run(stage)
    expect({ stage, last: lines.at(-1), signal: process.signalCode, errors }).toEqual({
      stage,
      last: stage,
      signal: 'SIGKILL',
      errors: [],
    })
  }
  const { lines, errors } = await run()
  expect(errors).toEqual([])
  const end = JSON.parse(lines.at(-1)?.replace('end ', '') ?? '{}')
  expect(end).toMatchObject({
    training: { id: second, state: 'active', progress: 100 },
    before: { run: first, intent: String(horarios) },
    after: { run: second, intent: String(horarios) },
  })

  await served(async (app) => {
    expect(await read(app, `/training/runs/${bot}?sort=["id","ASC"]`)).toMatchObject([
      { id: first, active: false, result: 'done', restorable: true },
      { id: second, active: true, result: 'done' },
    ])
    const stored = await app.db
      .selectFrom('training_run')
      .select('stages')
      .where('id', '=', second)
      .executeTakeFirstOrThrow()
    const passed = (stored.stages as unknown as { stage: string }[]).map(({ stage }) => stage)
    expect([...new Set(passed)]).toEqual(STAGES.slice(0, -1).map(([stage]) => stage))
    // A new training can be started.
    expect((await start(app)).status).toBe(202)
    await runTrainingJobs(app)
    expect(await read(app, `/training/${bot}`)).toMatchObject({ state: 'active' })
  })
}, 600_000)

test('a run whose job failed for good ends with an error, and a new one can start', async () => {
  await served(async (app) => {
    const { body } = await start(app)
    await app.db
      .updateTable('job')
      .set({ failed_at: new Date() })
      .where('queue', '=', 'training')
      .where('done_at', 'is', null)
      .execute()
    const again = await start(app)
    expect(again.status).toBe(202)
    expect(again.body.id).toBeGreaterThan(body.id)
    await runTrainingJobs(app)
    expect(await read(app, `/training/runs/${bot}?sort=["id","DESC"]&range=[0,1]`)).toMatchObject([
      { id: again.body.id, result: 'done' },
      { id: body.id, result: 'failed', state: 'error' },
    ])
  })
})
