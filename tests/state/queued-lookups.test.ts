// Calls of a business's system that wait when the bot is switched off or suspended.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOT_ANSWER } from '../../src/server/conversation/chats/core/receive.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { jobHandlers } from '../../src/server/workers.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let admin: SignedIn
let system: Server
let calls = 0
beforeAll(async () => {
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  admin = await app.as(await app.user({ admin: true }))
  system = createServer((_, response) => {
    calls++
    response.setHeader('content-type', 'application/json').end('{"lugar":"12"}')
  })
  await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  system.close()
  await app.stop()
})

test.each([
  ['is on, it is made and answered', 'on', true],
  ['is switched off, it is not made', 'off', false],
  ['is suspended, it is not made', 'suspended', false],
] as const)('while the bot %s', async (_, state, made) => {
  calls = 0
  const on = await createWidgetFixture(app)
  const { port } = system.address() as AddressInfo
  const response = {
    messages: [{ kind: 'text' as const, text: 'Vas por el {{consulta.lugar}}.' }],
    webhook: {
      method: 'GET' as const,
      url: `http://127.0.0.1:${port}/fila`,
      fields: [{ name: 'lugar', path: 'lugar' }],
      timeout_seconds: 5,
      not_found_text: 'No está.',
      fallback_text: 'Ahora no puedo verlo.',
    },
  }
  const examples = ['cómo va la fila', 'en qué lugar estoy', 'cuánto falta para mi lugar', 'qué número de fila tengo']
  await insertIntents(app, on.botId, [...shopIntents, { intent: 'Fila', examples, response }])
  await publishModel(app, on.botId)
  const visitor = await on.visitor()
  await visitor.say('¿en qué lugar de la fila estoy?')
  const { [BOT_ANSWER]: answer } = jobHandlers(app.app.services)
  await app.store.run(() => runDue({ ...(answer && { [BOT_ANSWER]: answer }) }))
  expect(calls).toBe(0)
  if (state === 'off')
    await app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', on.botId).execute()
  if (state === 'suspended')
    await admin.call('POST', `/platform/bots/suspension/${on.botId}`, { body: { reason: 'Falta el pago.' } })
  await on.answer()
  expect(calls).toBe(made ? 1 : 0)
  const said = (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)
  expect(said.slice(1)).toEqual(made ? ['Vas por el 12.'] : [])
  expect(await on.chat()).toMatchObject({ type: made ? 'bot' : 'request', live: false })
  // The team is not told that a call failed which was not made.
  const { id } = await on.chat()
  const notes = app.db.selectFrom('message').select('body').where('chat_id', '=', id).where('author', '=', 'system')
  expect((await notes.execute()).filter(({ body }) => body.includes('Consulta'))).toEqual([])
})
