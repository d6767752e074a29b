// What the bot was about to say when it was switched off, suspended or removed.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { connectAccount, type Platform, startPlatform } from '../support/platform.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let boss: SignedIn
let admin: SignedIn
let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
  app = await startApp({ settings: { graphUrl: platform.url } })
  admin = await app.as(await app.user({ admin: true }))
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  await app.area(on.botId, 'Ventas')
  visitor = await on.visitor()
  const user = await app.user()
  await app.member(on.botId, user, 2)
  boss = await app.as(user)
})
afterAll(async () => {
  await app.stop()
  await platform.stop()
})

const turn = (botState: 'on' | 'off') => boss.call('PUT', `/bots/state/${on.botId}`, { body: { botState } })
const nameOf = async () => (await admin.call('GET', `/platform/bots/${on.botId}`)).body.name

const ways = {
  'switched off': () => turn('off'),
  suspended: () => admin.call('POST', `/platform/bots/suspension/${on.botId}`, { body: { reason: 'Falta el pago.' } }),
  removed: async () => boss.call('POST', `/bots/remove/${on.botId}`, { body: { name: await nameOf() } }),
} as const

/** What is in the thread for the customer, who no longer reaches a removed bot. */
async function texts(): Promise<string[]> {
  const query = app.db.selectFrom('message').select('body').where('bot_id', '=', on.botId)
  return (await query.where('author', '<>', 'system').orderBy('id').execute()).map(({ body }) => body)
}

/** Lets the pause before a delayed message pass. */
async function overPause(): Promise<void> {
  await app.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('queue', '=', 'bot-say')
    .execute()
  await on.answer()
}

describe.each(Object.entries(ways))('once it is %s', (_, stop) => {
  test('a queued answer is not sent, and the message waits for a person', async () => {
    await visitor.say('Hola')
    expect((await stop()).status).toBe(200)
    await on.answer()
    expect(await texts()).toEqual(['Hola'])
    expect(await on.chat()).toMatchObject({ type: 'request', live: false, state: 0 })
  })

  test('the rest of an answer is not sent after its pause, and the chat waits for a person', async () => {
    await insertIntents(app, on.botId, shopIntents)
    await publishModel(app, on.botId)
    await visitor.say('¿a qué hora abren los sábados?')
    await on.answer()
    const said = await texts()
    expect((await stop()).status).toBe(200)
    await overPause()
    expect(await texts()).toEqual(said)
    expect(await on.chat()).toMatchObject({ type: 'request', live: false, state: 0 })
  })
})

test('a bot that is on sends both', async () => {
  await insertIntents(app, on.botId, shopIntents)
  await publishModel(app, on.botId)
  await turn('off')
  await turn('on')
  await visitor.say('¿a qué hora abren los sábados?')
  await on.answer()
  await overPause()
  expect((await texts()).slice(1)).toEqual(['De 8 a 18.', 'Los sábados hasta las 13.'])
  expect(await on.chat()).toMatchObject({ type: 'bot' })
})

test('a chat whose person was away comes back to a bot that is on, with its text, and not to one that is off', async () => {
  const handoff = { return_to_bot_after_minutes: 10, return_message: 'Sigo yo.' }
  await on.settings({ webchat: { parameters: { allowed_domains: ['https://tienda.example'] } }, handoff })
  await visitor.say('Quiero hablar con una persona')
  await on.answer()
  const check = async () => {
    app.clock.advance(660)
    await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
    const values = { queue: BOT_RETURN, payload: json({}) }
    await app.db.insertInto('job').values(values).execute()
    await on.answer()
  }
  await turn('off')
  await check()
  expect(await texts()).not.toContain('Sigo yo.')
  await turn('on')
  await check()
  expect(await texts()).toContain('Sigo yo.')
})

describe('a message that waits for its channel', () => {
  const taken = () => platform.sent.map(({ text }) => (text as { body: string }).body)
  beforeEach(async () => {
    platform.sent.length = 0
    await connectAccount(app, on.botId, 'whatsapp')
  })

  async function queue(author: 'bot' | 'agent'): Promise<() => Promise<unknown>> {
    await visitor.say('Hola')
    await on.answer()
    const { id } = await on.chat()
    await app.db
      .updateTable('chat')
      .set({ channel: 'whatsapp', sender_id: '5491155550142' })
      .where('id', '=', id)
      .execute()
    const saying = { botId: on.botId, chatId: id, author, text: 'Ya va.' }
    const sent = await app.store.run(() => inCall({ services: app.app.services }, () => sendMessage(saying)))
    return () =>
      app.db
        .selectFrom('message')
        .select(['status', 'error'])
        .where('id', '=', sent ?? 0)
        .executeTakeFirstOrThrow()
  }

  test('leaves while the bot is on', async () => {
    const state = await queue('bot')
    await on.answer()
    expect([taken(), await state()]).toEqual([['Ya va.'], { status: 'accepted', error: null }])
  })

  test('is withheld once the bot is off, unless a person wrote it', async () => {
    const state = await queue('bot')
    await turn('off')
    await on.answer()
    expect([taken(), await state()]).toEqual([
      [],
      { status: 'failed', error: 'El chatbot se apagó antes de enviarlo.' },
    ])
    const own = await queue('agent')
    await on.answer()
    expect([taken(), await own()]).toEqual([['Ya va.'], { status: 'accepted', error: null }])
  })

  test('leaves while the bot is off if it tells who attends', async () => {
    await visitor.say('Hola')
    await turn('off')
    await on.answer()
    const { id } = await on.chat()
    await app.db
      .updateTable('chat')
      .set({ channel: 'whatsapp', sender_id: '5491155550142' })
      .where('id', '=', id)
      .execute()
    const settings = json({ handoff: { assign_message: 'Te atiende {{usuario.nombre}}.' } })
    await app.db.updateTable('bot').set({ settings }).where('id', '=', on.botId).execute()
    const me = (await boss.call('GET', '/me')).body
    const body = { id, user_id: me.id, expected_user_id: null }
    expect((await boss.call('POST', `/chats/requests/assign/${on.botId}`, { body })).status).toBe(200)
    await on.answer()
    expect(taken()).toEqual([`Te atiende ${me.name}.`])
  })

  test('is withheld once the bot is suspended, whoever wrote it', async () => {
    const state = await queue('agent')
    await ways.suspended()
    await on.answer()
    expect([taken(), await state()]).toEqual([
      [],
      { status: 'failed', error: 'El chatbot está suspendido. Escribe a soporte.' },
    ])
  })
})
