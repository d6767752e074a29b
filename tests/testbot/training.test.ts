import { afterAll, beforeAll, expect, test } from 'vitest'
import { shop, write } from '../dialogue/teach.ts'
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

/** Trains the bot to the end, and answers the run's report. */
async function train() {
  const started = await editor.call('POST', `/training/${bot}`)
  expect(started.status).toBeLessThan(300)
  await app.mails()
  return app.db
    .selectFrom('training_run')
    .selectAll()
    .where('bot_id', '=', bot)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

const active = () =>
  app.db
    .selectFrom('bot_model')
    .select('run_id')
    .where('bot_id', '=', bot)
    .where('active', '=', true)
    .executeTakeFirst()

test('cases run at each training; one that was chosen for it holds a model back that fails', async () => {
  const ids = await write(app, bot, shop)
  const made = await editor.call('POST', `/testbot/cases/${bot}`, {
    body: {
      name: 'Envíos',
      steps: [{ user: 'hacen envíos', intent_id: ids.get('Envíos')?.intent }],
      blocks_transfer: true,
    },
  })
  const first = await train()
  expect(first).toMatchObject({
    state: 'active',
    report: { checks: [{ name: 'Casos de prueba', passed: 1, failed: 0, blocking: false }] },
  })
  expect(await active()).toEqual({ run_id: first.id })

  const wrong = { name: 'Envíos', steps: [{ user: 'hacen envíos', intent_id: ids.get('Pagos')?.intent }] }
  await editor.call('PUT', `/testbot/cases/${bot}/${made.body.id}`, { body: { ...wrong, blocks_transfer: true } })
  const second = await train()
  expect(second).toMatchObject({ report: { checks: [{ name: 'Casos de prueba', failed: 1, blocking: true }] } })
  expect(JSON.stringify(second.error)).toContain('Casos de prueba')
  expect(await active()).toEqual({ run_id: first.id })
  const kept = await editor.call('GET', `/testbot/cases/${bot}/${made.body.id}`)
  expect(kept.body.last_result).toBe('failed')
})
