import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedModel } from '../../src/server/knowledge/models/models.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import {
  alikeIntents,
  insertTrainingData,
  runTrainingJobs,
  STAGES,
  TRAINING_EXAMPLES,
  trainingEvents,
} from './fixtures.ts'

let app: TestApp
let bot: number
let editor: SignedIn
let operator: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  bot = await app.bot()
  const [one, two] = [await app.user({ name: 'Esteban Ruiz' }), await app.user()]
  await app.member(bot, one, 3)
  await app.member(bot, two, 4)
  editor = await app.as(one)
  operator = await app.as(two)
})

const start = (who = editor, on = bot) => who.call('POST', `/training/${on}`, { body: {} })
const cancel = (who = editor) => who.call('POST', `/training/cancel/${bot}`, { body: {} })
const restore = (id: number, who = editor) => who.call('POST', `/training/restore/${bot}`, { body: { id } })
const look = async (who = editor) => (await who.call('GET', `/training/${bot}`)).body
const runs = async () => (await editor.call('GET', `/training/runs/${bot}?sort=["id","ASC"]`)).body
const state = async () => (await editor.call('GET', `/bots/state/${bot}`)).body
const trained = async () => {
  const { status, body } = await start()
  expect(status).toBe(202)
  await runTrainingJobs(app)
  return body.id as number
}
const understood = (text: string) =>
  app.store.run(async () => (await publishedModel(bot))?.model.understand(text).ranking[0]?.intent)

describe('a training', () => {
  test('passes every stage of the specification, with its percentage and message in order', async () => {
    const intents = await insertTrainingData(app, bot)
    const { status, body } = await start()
    expect(status).toBe(202)
    expect(body).toMatchObject({
      state: 'training',
      progress: 0,
      started_by: { name: 'Esteban Ruiz' },
      finished_at: null,
    })
    await runTrainingJobs(app)
    expect((await trainingEvents(app, bot)).map(({ state, progress, message }) => [state, progress, message])).toEqual(
      STAGES,
    )
    expect(await look()).toMatchObject({ id: body.id, state: 'active', progress: 100, error: null })
    expect(await understood('a qué hora cierran hoy')).toBe(String(intents.Horarios))
    const [run] = await runs()
    expect(run).toMatchObject({
      id: body.id,
      result: 'done',
      active: true,
      restorable: false,
      examples: 15,
      intents: 3,
    })
    expect(run.accuracy).toBeGreaterThan(0)
    expect((await state()).model).toMatchObject({ version: String(body.id), examples: 15, accuracy: run.accuracy })
    const lines = await app.audit(({ bot_id, resource_type }) => bot_id === bot && resource_type === 'training')
    expect(lines).toMatchObject([
      { action: 'train', actor_name: 'Esteban Ruiz', status: 'ok' },
      { action: 'publish', actor_type: 'platform', resource_id: String(body.id) },
    ])
  })

  test('uses the tuned threshold for customers at once, and for the draft in the test chat', async () => {
    await insertTrainingData(app, bot)
    // Phrases that could be of either intent make the answers of a low confidence wrong.
    await insertTrainingData(app, bot, alikeIntents)
    const id = await trained()
    const { threshold } = (await editor.call('GET', `/training/report/${bot}/${id}`)).body
    expect(threshold).not.toBe(0.5)
    const asked = async (model: string) => {
      const body = { session: `umbral-${model}`, text: 'cuánto cuesta una torta', model }
      return (await editor.call('POST', `/testbot/message/${bot}`, { body })).body.threshold
    }
    expect([await asked('published'), await asked('draft')]).toEqual([threshold, threshold])
  })

  test('judges test examples by the tuned threshold', async () => {
    await insertTrainingData(app, bot)
    await insertTrainingData(app, bot, { Horarios: ['qqqq'], Precios: ['qqqq wwww'], Envíos: ['wwww'] }, 'test')
    const gibberish = await trained()
    const checks = async (id: number) => (await editor.call('GET', `/training/report/${bot}/${id}`)).body.checks
    expect(await checks(gibberish)).toMatchObject([{ name: 'Ejemplos de prueba', passed: 0, failed: 3 }])
    await app.db.deleteFrom('example').where('bot_id', '=', bot).where('split', '=', 'test').execute()
    await insertTrainingData(app, bot, { Precios: ['cuánto cuestan las tortas'] }, 'test')
    expect(await checks(await trained())).toMatchObject([{ name: 'Ejemplos de prueba', passed: 1, failed: 0 }])
  })

  test('is numbered per bot', async () => {
    const other = await app.bot()
    const user = await app.user()
    await app.member(other, user, 3)
    const stranger = await app.as(user)
    await insertTrainingData(app, bot)
    await insertTrainingData(app, other)
    await trained()
    await start(stranger, other)
    await runTrainingJobs(app)
    const id = await trained()
    expect((await runs()).map(({ number }: { number: number }) => number)).toEqual([1, 2])
    expect((await stranger.call('GET', `/training/runs/${other}`)).body).toMatchObject([{ number: 1 }])
    expect((await state()).model).toMatchObject({ version: String(id), number: 2 })
    expect((await editor.call('GET', `/training/report/${bot}/${id}`)).body.number).toBe(2)
    const labels = await app.audit(({ bot_id, resource_id }) => bot_id === bot && resource_id === String(id))
    expect(new Set(labels.map(({ resource_label }) => resource_label))).toEqual(new Set(['Entrenamiento 2']))
  })

  test('stores the prediction of each example, with the entities found in it', async () => {
    await insertTrainingData(app, bot)
    await insertTrainingData(app, bot, { Envíos: ['🙂 llegan hasta el centro'] }, 'test')
    const zone = { name: 'zona', label: 'Zona', type: 'list', values: [{ value: 'palermo' }, { value: 'centro' }] }
    const { id } = (await editor.call('POST', `/entities/${bot}`, { body: zone })).body
    await trained()
    const last = async (text: string) => {
      const filter = encodeURIComponent(JSON.stringify({ text }))
      return (await editor.call('GET', `/examples/${bot}?filter=${filter}`)).body[0].last_prediction
    }
    expect(await last('llevan a Palermo')).toMatchObject({
      entities: [{ start: 9, end: 16, value: 'Palermo', entity_id: id, canonical_value: 'palermo' }],
    })
    expect(await last('🙂 llegan hasta el centro')).toMatchObject({
      entities: [{ start: 18, end: 24, value: 'centro', entity_id: id }],
    })
    expect(await last('tienen delivery')).toMatchObject({ entities: [] })
  })

  test('excludes the time in the queue from its duration and its estimate', async () => {
    await insertTrainingData(app, bot)
    await start()
    app.clock.advance(320)
    const stop = await during('error_catcher', async () => app.clock.advance(12))
    await runTrainingJobs(app)
    stop()
    expect(await runs()).toMatchObject([{ seconds: 12 }])
    const again = await start()
    expect(again.body.estimated_seconds).toBe(12)
    app.clock.advance(100)
    expect(await look()).toMatchObject({ state: 'training', estimated_seconds: 12 })
    await runTrainingJobs(app)
  })

  test('starts once for fifty concurrent requests, and the others get 409', async () => {
    await insertTrainingData(app, bot)
    const answers = await Promise.all(Array.from({ length: 50 }, () => start()))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 202)
    expect(new Set(others.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['409 Ya hay un entrenamiento en curso. Espera a que termine o cancélalo.']),
    )
    await runTrainingJobs(app)
    expect(await runs()).toHaveLength(1)
    expect(await look()).toMatchObject({ state: 'active' })
  })

  test('requires the permission and a membership of the bot', async () => {
    await insertTrainingData(app, bot)
    expect((await start(operator)).status).toBe(403)
    expect((await cancel(operator)).status).toBe(403)
    expect((await restore(1, operator)).status).toBe(403)
    expect((await start(editor, await app.bot())).status).toBe(404)
    expect((await look(operator)).state).toBe('active')
    expect(await runs()).toEqual([])
    expect((await start()).status).toBe(202)
  })

  test('is limited per day by the plan, in the time zone of the business', async () => {
    await insertTrainingData(app, bot)
    const row = () => ({ bot_id: bot, state: 'pending', stages: '[]' as never, finished_at: app.clock.now() })
    const today = app.clock.now()
    const yesterday = new Date(today.getTime() - 86_400_000)
    await app.db
      .insertInto('training_run')
      .values([
        ...Array.from({ length: 10 }, () => ({ ...row(), started_at: yesterday })),
        ...Array.from({ length: 29 }, () => ({ ...row(), started_at: today })),
      ])
      .execute()
    expect((await start()).status).toBe(202)
    await cancel()
    expect(await start()).toMatchObject({
      status: 409,
      body: {
        code: 'plan_limit',
        message: 'Tu plan permite hasta 30 entrenamientos por día. Entrena mañana o cambia de plan.',
      },
    })
    expect((await state()).quotas).toContainEqual(
      expect.objectContaining({ metric: 'training_per_day', used: 30, limit: 30 }),
    )
  })

  test('is refused for a disabled bot', async () => {
    await insertTrainingData(app, bot)
    await app.db.updateTable('bot').set({ state: 'maintenance' }).where('id', '=', bot).execute()
    expect(await start()).toMatchObject({ status: 409, body: { code: 'disabled' } })
    await app.db.updateTable('bot').set({ state: 'active' }).where('id', '=', bot).execute()
    expect((await start()).status).toBe(202)
  })
})

describe('missing training data', () => {
  test.each([
    ['no intents', {}, 'El chatbot todavía no tiene intenciones.'],
    ['no examples', { Horarios: [] }, 'El chatbot todavía no tiene ejemplos de los que aprender.'],
    [
      'one intent',
      { Horarios: TRAINING_EXAMPLES.Horarios ?? [] },
      'Para distinguirlas, el chatbot necesita ejemplos en al menos 2 intenciones.',
    ],
  ])('%s: the training fails and says why', async (_, lessons: Record<string, readonly string[]>, message) => {
    await insertTrainingData(app, bot, lessons)
    await trained()
    const now = await look()
    expect(now).toMatchObject({ state: 'sync_error', error: { stage: 'sync_error', message } })
    expect(now.error.help).toMatch(/entrena nuevamente/)
    expect(now.finished_at).not.toBeNull()
    expect(await runs()).toMatchObject([{ state: 'sync_error', result: 'failed', active: false, accuracy: null }])
    expect((await state()).last_incident).toMatchObject({ message, resolved_at: null })

    await insertTrainingData(app, bot)
    await trained()
    expect(await look()).toMatchObject({ state: 'active', error: null })
    expect((await state()).last_incident).toMatchObject({ message, resolved_at: expect.any(String) })
  })

  test('a failed stage keeps the old model in use', async () => {
    const intents = await insertTrainingData(app, bot)
    const first = await trained()
    await app.db.updateTable('example').set({ state: 'rejected' }).where('bot_id', '=', bot).execute()
    await trained()
    expect(await look()).toMatchObject({ state: 'sync_error' })
    expect((await state()).model).toMatchObject({ version: String(first) })
    expect(await understood('cuánto cuesta una torta')).toBe(String(intents.Precios))
  })
})

describe('pending changes', () => {
  const create = (intent_name: string) => editor.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name } })

  test('are counted by resource and cleared by the training that includes them', async () => {
    await insertTrainingData(app, bot)
    await create('Reclamos')
    await create('Saludos')
    expect(await trainingEvents(app, bot)).toMatchObject([{ state: 'pending', message: 'Pendiente' }])
    expect((await state()).pending_changes).toEqual([{ resource: 'intent', count: 2, since: expect.any(String) }])
    await trained()
    expect(await state()).toMatchObject({ pending_changes: [], training: { state: 'active' } })
  })

  test('made during a training wait for the next one', async () => {
    await insertTrainingData(app, bot)
    await create('Reclamos')
    await start()
    const stop = await during('train', async () => {
      expect((await create('Saludos')).status).toBe(201)
    })
    await runTrainingJobs(app)
    stop()
    expect(await state()).toMatchObject({
      training: { state: 'pending', progress: 0 },
      pending_changes: [{ resource: 'intent', count: 1 }],
    })
    await trained()
    expect(await state()).toMatchObject({ training: { state: 'active' }, pending_changes: [] })
  })
})

describe('cancelling', () => {
  async function ended() {
    await runTrainingJobs(app)
    expect(await look()).toMatchObject({ state: 'pending', message: 'Pendiente', progress: 0 })
    expect(await runs()).toMatchObject([{ result: 'cancelled', active: false, restorable: false }])
    expect(await app.store.run(() => publishedModel(bot))).toBeUndefined()
    await trained()
    expect(await look()).toMatchObject({ state: 'active' })
  }

  test.each(STAGES.slice(0, -1).map(([stage]) => stage))(
    'at %s: the run ends, the bot is pending, and a new run can start',
    async (stage) => {
      await insertTrainingData(app, bot)
      const { body } = await start()
      await app.db.updateTable('training_run').set({ state: stage }).where('id', '=', body.id).execute()
      await app.db.updateTable('bot').set({ state: stage }).where('id', '=', bot).execute()
      expect(await cancel()).toMatchObject({ status: 200, body: { state: 'pending', finished_at: expect.any(String) } })
      await ended()
    },
  )

  test.each(['train', 'error_catcher'])('during %s: the thread is stopped and no model is installed', async (stage) => {
    await insertTrainingData(app, bot)
    await start()
    const stop = await during(stage, async () => {
      expect((await cancel()).status).toBe(200)
    })
    await runTrainingJobs(app)
    stop()
    expect((await trainingEvents(app, bot)).at(-1)).toMatchObject({ state: 'pending' })
    await ended()
  })

  test('returns 409 if no training is running', async () => {
    expect(await cancel()).toMatchObject({ status: 409, body: { message: 'El entrenamiento ya no está en curso.' } })
  })
})

describe('restoring an earlier model', () => {
  test('uses it again, is in the audit log, and requires a training', async () => {
    await insertTrainingData(app, bot)
    const first = await trained()
    const { Turnos } = await insertTrainingData(app, bot, {
      Turnos: ['quiero un turno', 'sacar turno para mañana', 'turnos libres', 'pedir turno'],
    })
    const second = await trained()
    expect(await understood('quiero sacar un turno')).toBe(String(Turnos))
    expect(await runs()).toMatchObject([
      { id: first, active: false, restorable: true },
      { id: second, active: true, restorable: false },
    ])

    expect(await restore(first)).toMatchObject({ status: 200, body: { id: first, active: true } })
    expect(await understood('quiero sacar un turno')).not.toBe(String(Turnos))
    expect(await state()).toMatchObject({
      model: { version: String(first) },
      training: { state: 'pending' },
      pending_changes: [{ resource: 'training', count: 1 }],
    })
    const [line] = await app.audit(({ bot_id, action }) => bot_id === bot && action === 'restore')
    expect(line).toMatchObject({ resource_id: String(first), before: { run: second }, after: { run: first } })
    expect((await trainingEvents(app, bot)).at(-1)).toMatchObject({ state: 'pending' })

    expect((await restore(second)).status).toBe(200)
    expect(await state()).toMatchObject({ training: { state: 'active' }, pending_changes: [] })
  })

  test('refuses the active model, a missing one and one of another bot', async () => {
    await insertTrainingData(app, bot)
    const only = await trained()
    expect(await restore(only)).toMatchObject({ status: 409, body: { code: 'active' } })
    expect((await restore(only + 1000)).status).toBe(404)
    const other = await app.bot()
    await app.member(other, { id: (await app.user()).id }, 2)
    const stranger = await app.user()
    await app.member(other, stranger, 2)
    const answer = await (await app.as(stranger)).call('POST', `/training/restore/${other}`, { body: { id: only } })
    expect(answer.status).toBe(404)
  })

  test('is possible for the newest models only', async () => {
    await insertTrainingData(app, bot)
    const ids: number[] = []
    for (let i = 0; i < 7; i++) ids.push(await trained())
    const kept = (await runs()).filter((run: { restorable: boolean; active: boolean }) => run.restorable || run.active)
    // The oldest are deleted when the next run begins: five earlier ones and the last run are kept.
    expect(kept.map(({ id }: { id: number }) => id)).toEqual(ids.slice(-6))
    expect(await restore(ids[0] ?? 0)).toMatchObject({ status: 409, body: { code: 'gone' } })
  })
})

/** Runs an action when the bot reaches a stage, before the run continues. */
async function during(stage: string, act: () => Promise<void>): Promise<() => void> {
  const { onEvent } = await import('../../src/server/foundation/realtime/emit.ts')
  let acted: Promise<void> | undefined
  const stop = onEvent((event) => {
    const payload = event.payload as { state?: string }
    if (event.bot_id === bot && event.name === 'training' && payload.state === stage) acted ??= act()
  })
  return () => {
    stop()
    if (!acted) throw new Error(`the run did not reach the stage ${stage}`)
  }
}
