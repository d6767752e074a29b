import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertIntents, shopIntents } from '../dialogue/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let editor: SignedIn
beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 2)
  editor = await app.as(user)
})
afterAll(() => app.stop())

/** Trains the bot to the end; returns the id of the run. */
async function train(): Promise<number> {
  const started = await editor.call('POST', `/training/${bot}`)
  expect(started.status).toBe(202)
  await app.mails()
  return started.body.id
}

test('a failing blocking case prevents the new model and is reported everywhere, a passing one does not', async () => {
  const ids = await insertIntents(app, bot, shopIntents)
  const expected = (intent: string) => ({
    name: 'Envíos',
    steps: [{ user: 'hacen envíos', intent_id: ids.get(intent)?.intent }],
    blocks_transfer: true,
  })
  const get = async (path: string) => (await editor.call('GET', path.replace('{bot}', String(bot)))).body
  const change = (intent: string) =>
    editor.call('PUT', `/testbot/cases/${bot}/${made.body.id}`, { body: expected(intent) })
  const answer = async () => {
    const session = '6f7cbd1c-6c8a-4f2f-9d0f-3f6d2a1b9c11'
    const body = { session, text: 'hacen envíos', channel: 'webchat', model: 'published', contact_id: null, at: null }
    return (await editor.call('POST', `/testbot/message/${bot}`, { body })).body.model.run_id
  }
  const made = await editor.call('POST', `/testbot/cases/${bot}`, { body: expected('Envíos') })
  const first = await train()
  expect(await get(`/training/report/{bot}/${first}`)).toMatchObject({
    checks: [{ name: 'Casos de prueba', passed: 1, failed: 0, blocking: false }],
  })
  expect(await answer()).toBe(first)

  await change('Pagos')
  const held = await train()
  const message = 'No publicamos el modelo nuevo porque no superó una prueba: Casos de prueba.'
  expect(await get(`/training/report/{bot}/${held}`)).toMatchObject({
    checks: [
      {
        name: 'Casos de prueba',
        failed: 1,
        blocking: true,
        failures: ['Envíos: Paso 1 («hacen envíos»): debía entender «Pagos» y entendió «Envíos».'],
      },
    ],
  })
  expect(await get('/training/{bot}')).toMatchObject({
    id: held,
    state: 'transfer_manager_error',
    error: { stage: 'transfer_manager_error', message, help: expect.stringContaining('informe') },
  })
  expect(await get('/training/runs/{bot}?sort=["id","DESC"]')).toMatchObject([
    { id: held, result: 'failed', active: false, restorable: false },
    { id: first, result: 'done', active: true },
  ])
  expect(await get('/bots/state/{bot}')).toMatchObject({
    model: { version: String(first) },
    training: { state: 'transfer_manager_error' },
    last_incident: { message, resolved_at: null },
  })
  expect(await answer()).toBe(first)
  expect((await get(`/testbot/cases/{bot}/${made.body.id}`)).last_result).toBe('failed')

  await change('Envíos')
  const third = await train()
  expect(await get('/training/{bot}')).toMatchObject({ state: 'active', error: null })
  expect(await get('/training/runs/{bot}?sort=["id","DESC"]')).toMatchObject([
    { id: third, result: 'done', active: true },
    { id: held, result: 'failed' },
    { id: first, active: false, restorable: true },
  ])
  expect(await answer()).toBe(third)
})
