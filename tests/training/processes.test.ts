import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/server/foundation/store/db.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { freshSettings, storeKinds } from '../support/stores.ts'
import { alikeIntents, insertTrainingData, runTrainingJobs, STAGES, trainingEvents } from './fixtures.ts'

describe.runIf(storeKinds.includes('postgres'))('two processes on one store', () => {
  let stores: Store[]
  let apps: [TestApp, TestApp]
  let discard: () => Promise<void>
  beforeAll(async () => {
    const place = await freshSettings('postgres')
    discard = place.discard
    const [one, two] = [await openStore(place), await openStore(place)]
    stores = [one, two]
    apps = [await startApp({ store: one }), await startApp({ store: two })]
  })
  afterAll(async () => {
    for (const app of apps) await app.stop()
    for (const store of stores) await store.close()
    await discard()
  })

  test('concurrent requests start one training, and one process runs all its stages', async () => {
    const [one, two] = apps
    const bot = await one.bot()
    await insertTrainingData(one, bot)
    await insertTrainingData(one, bot, alikeIntents)
    const user = await one.user()
    await one.member(bot, user, 3)
    const [here, there] = [await one.as(user), await two.as(user)]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).call('POST', `/training/${bot}`, { body: {} })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: 11 }, () => 409)])
    await Promise.all([runTrainingJobs(one), runTrainingJobs(two)])
    expect((await trainingEvents(one, bot)).map(({ state }) => state)).toEqual(STAGES.map(([stage]) => stage))
    const runs = await there.call('GET', `/training/runs/${bot}`)
    expect(runs.body).toMatchObject([{ result: 'done', active: true }])
  })

  test('both use the same model and threshold, and both switch to the next model', async () => {
    const [one, two] = apps
    const bot = await one.bot()
    await insertTrainingData(one, bot)
    await insertTrainingData(one, bot, alikeIntents)
    const user = await one.user()
    await one.member(bot, user, 3)
    const signedIn = [await one.as(user), await two.as(user)]
    const train = async (on: TestApp) => {
      const who = signedIn[apps.indexOf(on)] as SignedIn
      const { id } = (await who.call('POST', `/training/${bot}`, { body: {} })).body
      await runTrainingJobs(on)
      return { id, threshold: (await who.call('GET', `/training/report/${bot}/${id}`)).body.threshold }
    }
    // Each message has its own session, because the test chat is silent after a handoff.
    let sessions = 0
    const ask = async (who: SignedIn) => {
      const body = { session: `dos-procesos-${++sessions}`, text: 'cuánto cuesta una torta' }
      const { threshold, model, intents } = (await who.call('POST', `/testbot/message/${bot}`, { body })).body
      return { id: model.run_id, threshold, intents }
    }
    const answers = async () => Promise.all(signedIn.map(ask))
    const first = await train(one)
    expect(first.threshold).not.toBe(0.5)
    const [here, there] = await answers()
    expect(here).toMatchObject(first)
    expect(there).toEqual(here)
    await insertTrainingData(one, bot, {
      Reclamos: ['quiero quejarme', 'hacer un reclamo', 'vino en mal estado', 'estoy enojado'],
    })
    const second = await train(two)
    const [hereThen, thereThen] = await answers()
    expect(thereThen).toMatchObject(second)
    expect(hereThen).toEqual(thereThen)
  })
})
