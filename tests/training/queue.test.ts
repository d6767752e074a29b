// The order in which trainings that wait are run: one at a time, and beside it one of many examples.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { insertTrainingData, runTrainingJobs } from './fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Creates a bot with content and starts its trainings. */
async function trainee() {
  const bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 2)
  await insertTrainingData(app, bot)
  const { call } = await app.as(user)
  const start = async () => {
    expect((await call('POST', `/training/${bot}`, { body: {} })).status).toBe(202)
  }
  return { bot, start }
}

/** Runs what waits and returns the bots in the order in which their trainings ended. */
async function order(): Promise<number[]> {
  const before = await app.db.selectFrom('job').select('id').where('done_at', 'is', null).execute()
  const waiting = before.map(({ id }) => id)
  await runTrainingJobs(app)
  const jobs = app.db.selectFrom('job').select('payload').where('queue', '=', 'training').where('id', 'in', waiting)
  const runs = (await jobs.orderBy('done_at').execute()).map(({ payload }) => (payload as { run_id: number }).run_id)
  const bots = await app.db.selectFrom('training_run').select(['id', 'bot_id']).where('id', 'in', runs).execute()
  return runs.flatMap((run) => bots.find(({ id }) => id === run)?.bot_id ?? [])
}

test('the first training of a bot goes before those of others that have a model, but not before long waits', async () => {
  const [one, two] = [await trainee(), await trainee()]
  await one.start()
  await two.start()
  expect(await order()).toEqual([one.bot, two.bot])

  const fresh = await trainee()
  await two.start()
  await one.start()
  await fresh.start()
  expect(await order()).toEqual([fresh.bot, two.bot, one.bot])

  const other = await trainee()
  await one.start()
  const waiting = app.db.updateTable('job').set({ run_at: new Date(Date.now() - 601_000) })
  await waiting.where('queue', '=', 'training').where('done_at', 'is', null).execute()
  await other.start()
  expect(await order()).toEqual([one.bot, other.bot])
})

test('a training of many examples waits in a queue of its own', async () => {
  const large = await trainee()
  const intent = app.db.selectFrom('intent').select('id').where('bot_id', '=', large.bot).limit(1)
  const { id } = await intent.executeTakeFirstOrThrow()
  await sql`
    insert into example (bot_id, intent_id, text, folded, signature, split)
    select ${large.bot}, ${id}, 'frase ' || n, 'frase ' || n, 'frase ' || n, 'train' from generate_series(1, 5000) n`.execute(
    app.db,
  )
  const small = await trainee()
  await large.start()
  await small.start()
  const waiting = app.db
    .selectFrom('job')
    .select('queue')
    .where('queue', 'like', 'training%')
    .where('done_at', 'is', null)
  expect((await waiting.orderBy('id').execute()).map(({ queue }) => queue)).toEqual(['training-large', 'training'])
})
