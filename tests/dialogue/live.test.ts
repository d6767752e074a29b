import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { putIntoArea } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, freshKey, SITE, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'
import { insertIntents, publishModel, shopIntents } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
})
afterAll(() => app.stop())

interface Said {
  text: string
  buttons: { title: string }[]
}

/** Sends a message, lets the bot answer, and returns its new messages. */
async function ask(text: string): Promise<Said[]> {
  app.clock.advance(1)
  const { id } = (await visitor.say(text)).body
  await on.answer()
  return (await visitor.call('GET', `/messages?after=${id}`)).body.data
}

/** Saves settings together with those the page needs. */
const settings = (value: object) =>
  on.settings({ webchat: { parameters: { allowed_domains: ['https://tienda.example'] } }, ...value })

/** Creates an Operador of this bot and signs them in. */
async function operator() {
  const user = await app.user()
  await app.member(on.botId, user, 4)
  return { ...user, ...(await app.as(user)) }
}

test('a trained intent is recognized in other words, and the message stores what was understood', async () => {
  const ids = await insertIntents(app, on.botId, shopIntents)
  const runId = await publishModel(app, on.botId)
  const said = await ask('¿hacen envios a domicilio?')
  expect(said).toMatchObject([{ text: 'Sí, cliente: llegan en 24 horas.', buttons: [{ title: 'Volver a empezar' }] }])
  const fact = await app.db
    .selectFrom('message_fact')
    .selectAll()
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  const { intent, response } = ids.get('Envíos') ?? {}
  expect(fact).toMatchObject({
    rule: 'intent',
    intent_id: intent,
    response_id: response,
    run_id: runId,
    resolution: null,
  })
  expect(fact.ranking).toMatchObject([{ intent_id: intent, name: 'Envíos' }, {}, {}])
  expect(fact.confidence).toBeGreaterThan(0.3)
  expect(fact.milliseconds).toBeGreaterThan(0)
  const message = await app.db
    .selectFrom('message')
    .select('intent_id')
    .where('id', '=', fact.message_id)
    .executeTakeFirst()
  expect(message?.intent_id).toBe(intent)
  const used = await app.db
    .selectFrom('response')
    .select('used_count')
    .where('id', '=', response ?? 0)
    .executeTakeFirst()
  expect(used?.used_count).toBe(1)
})

test('an enabled secondary response answers similar wordings of its own questions', async () => {
  await insertIntents(app, on.botId, shopIntents)
  const { id } = await app.db
    .insertInto('secondary_response')
    .values({
      ...{ bot_id: on.botId, name: 'Garantía', kind: 'follow_up' },
      messages: json([{ kind: 'text', text: 'Seis meses de garantía.' }]),
      buttons: json([{ title: 'Cambios', type: 'area', target: '1' }]),
      questions: json(['tienen garantía', 'qué garantía dan', 'cuánto dura la garantía', 'la garantía qué cubre']),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publishModel(app, on.botId)
  expect(await ask('¿y cuánta garantía tiene?')).toMatchObject([
    { text: 'Seis meses de garantía.', buttons: [{ title: 'Cambios' }] },
  ])
  const fact = await app.db
    .selectFrom('message_fact')
    .selectAll()
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  expect(fact).toMatchObject({ rule: 'secondary', intent_id: null, response_id: null })
  expect(fact.confidence).toBeGreaterThan(0.3)
  expect((await ask('¿hacen envios a domicilio?'))[0]?.text).toBe('Sí, cliente: llegan en 24 horas.')
  await app.db.updateTable('secondary_response').set({ enabled: false }).where('id', '=', id).execute()
  expect((await ask('¿y cuánta garantía tiene?'))[0]?.text).not.toContain('garantía')
})

test('without training the same words are not understood', async () => {
  await insertIntents(app, on.botId, shopIntents)
  expect((await ask('¿hacen envios a domicilio?'))[0]?.text).toContain('No quedó claro')
  const fact = await app.db.selectFrom('message_fact').selectAll().where('bot_id', '=', on.botId).executeTakeFirst()
  expect(fact).toMatchObject({ rule: 'fallback', intent_id: null, run_id: null, ranking: [] })
})

test('delayed messages arrive in order, and are dropped once a person takes the chat', async () => {
  await insertIntents(app, on.botId, shopIntents)
  await publishModel(app, on.botId)
  const texts = async () => (await visitor.call('GET', '/messages')).body.data.map(({ text }: Said) => text)
  await ask('¿a qué hora abren los sábados?')
  expect(await texts()).toEqual(['¿a qué hora abren los sábados?', 'De 8 a 18.'])
  const overPause = async () => {
    await app.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('queue', '=', 'bot-say')
      .execute()
    await on.answer()
  }
  await overPause()
  expect((await texts()).slice(2)).toEqual(['Los sábados hasta las 13.'])
  // Again, but a person takes the chat during the delay.
  await visitor.say('¿a qué hora cierran?')
  await on.answer()
  await app.db.updateTable('chat').set({ live: true, type: 'live' }).where('bot_id', '=', on.botId).execute()
  await overPause()
  expect((await texts()).slice(3)).toEqual(['¿a qué hora cierran?', 'De 8 a 18.'])
})

test('two messages that are not understood hand off; members of the area see why, others do not', async () => {
  await insertIntents(app, on.botId, shopIntents)
  await publishModel(app, on.botId)
  const area = await app.area(on.botId, 'Ventas')
  const other = await app.area(on.botId, 'Taller')
  const [seller, mechanic] = [await operator(), await operator()]
  await app.db
    .insertInto('area_user')
    .values([
      { area_id: area, user_id: seller.id },
      { area_id: other, user_id: mechanic.id },
    ])
    .execute()
  await ask('mmm zzz')
  await ask('xyzw qwrt')
  const chat = await on.chat()
  expect(chat).toMatchObject({ type: 'request', area_id: area })
  const seen = await seller.call('GET', `/chats/understanding/${on.botId}/${chat.id}`)
  expect(seen.status).toBe(200)
  expect(seen.body).toMatchObject({
    handoff: { reason: 'failure', text: 'No entendió 2 veces', area: 'Ventas' },
    messages: [
      { text: 'xyzw qwrt', rule: 'fallback' },
      { text: 'mmm zzz', rule: 'fallback' },
    ],
  })
  expect((await mechanic.call('GET', `/chats/understanding/${on.botId}/${chat.id}`)).status).toBe(404)
})

test('a chat returned to the bot continues, and the handoff reason is removed', async () => {
  const seller = await operator()
  await ask('una persona')
  const { id } = await on.chat()
  const why = async () => (await seller.call('GET', `/chats/understanding/${on.botId}/${id}`)).body.handoff
  expect(await why()).toMatchObject({ reason: 'words', text: 'Pidió una persona: «persona»' })
  await seller.call('POST', `/chats/requests/reactivate/${on.botId}`, { body: { id } })
  expect(await ask('Hola')).toHaveLength(1)
  expect(await why()).toBeNull()
})

test('values of sensitive entities are stored masked', async () => {
  await insertIntents(app, on.botId, shopIntents)
  await app.db
    .insertInto('entity')
    .values([
      { bot_id: on.botId, name: 'dni', label: 'DNI', type: 'regex', pattern: '[0-9]{8}', sensitive: true },
      {
        bot_id: on.botId,
        name: 'zona',
        label: 'Zona',
        type: 'list',
        entity_values: json([{ value: 'centro', synonyms: [] }]),
      },
    ])
    .execute()
  await publishModel(app, on.botId)
  await ask('¿hacen envíos al centro? mi documento es 30111222')
  const { entities } = await app.db
    .selectFrom('message_fact')
    .select('entities')
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  expect(entities).toMatchObject([
    { entity: 'zona', value: 'centro' },
    { entity: 'dni', value: '•••', text: '•••' },
  ])
  expect(JSON.stringify(entities)).not.toContain('30111222')
})

test('a response sets its labels and area, and skips deleted labels', async () => {
  const area = await app.area(on.botId, 'Pagos')
  const label = await app.db
    .insertInto('label')
    .values({ bot_id: on.botId, title: 'Pago', color: '#112233' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lessons = shopIntents.map((lesson) =>
    lesson.intent === 'Pagos'
      ? {
          ...lesson,
          response: {
            messages: [{ kind: 'text', text: 'Con todas las tarjetas.' } as const],
            assign_labels: [label.id, 999_999],
            assign_area_id: area,
          },
        }
      : lesson,
  )
  await insertIntents(app, on.botId, lessons)
  await publishModel(app, on.botId)
  expect((await ask('¿aceptan tarjeta? formas de pago'))[0]?.text).toBe('Con todas las tarjetas.')
  const chat = await on.chat()
  expect(chat).toMatchObject({ area_id: area, type: 'bot' })
  const labels = await app.db.selectFrom('chat_label').select('label_id').where('chat_id', '=', chat.id).execute()
  expect(labels).toEqual([{ label_id: label.id }])
})

test('after the configured silence a chat returns from staff to the bot', async () => {
  await settings({ handoff: { return_to_bot_after_minutes: 30, return_message: 'Sigue el chatbot.' } })
  await ask('una persona')
  const look = async () => {
    await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
    await app.db
      .insertInto('job')
      .values({ queue: BOT_RETURN, payload: json({}) })
      .execute()
    await on.answer()
    return on.chat()
  }
  app.clock.advance(29 * 60)
  expect(await look()).toMatchObject({ type: 'request' })
  app.clock.advance(60)
  expect(await look()).toMatchObject({ type: 'bot', live: false })
  expect((await visitor.call('GET', '/messages')).body.data.at(-1)).toMatchObject({ text: 'Sigue el chatbot.' })
  expect(await ask('Hola')).toHaveLength(1)
})

/** Runs work against a second server on the same store, which has only the stored state. */
async function afterRestart<T>(work: (answered: (text: string) => Promise<Said[]>) => Promise<T>): Promise<T> {
  const next = await startApp({ store: app.store })
  try {
    return await work(async (text) => {
      const headers = { authorization: `Visitor ${visitor.secret}` }
      const call = (method: string, place: string, body?: object) =>
        next.call(method, `/webchat/${on.key}${place}`, { headers, ...(body && { body }) })
      const { id } = (await call('POST', '/messages', { key: freshKey(), text })).body
      await next.mails()
      return (await call('GET', `/messages?after=${id}`)).body.data
    })
  } finally {
    await next.stop()
  }
}

test('a pending question and offered buttons survive a server restart', async () => {
  await settings({ handoff: { confirmation: true } })
  const go = [{ title: 'Garantía', type: 'response' as const, target: null }]
  await on.quick({ keywords: ['taladro'], answer: 'Hay tres.', buttons: go })
  await on.quick({ keywords: ['garantia'], answer: 'Un año.' })
  expect((await ask('un taladro'))[0]).toMatchObject({ text: 'Hay tres.', buttons: [{ title: 'Garantía' }] })
  await afterRestart(async (answered) => {
    expect((await answered('Garantía'))[0]?.text).toBe('Un año.')
    expect((await answered('una persona'))[0]?.text).toBe('¿Se pasa la conversación a una persona?')
  })
  expect(await on.chat()).toMatchObject({ type: 'bot' })
  await afterRestart((answered) => answered('Sí'))
  expect(await on.chat()).toMatchObject({ type: 'request' })
})

test('a pending question does not survive a restart of the conversation or its resolution', async () => {
  await settings({
    handoff: { confirmation: true },
    webchat: { parameters: { allowed_domains: [SITE], restart_button: true } },
  })
  const question = '¿Se pasa la conversación a una persona?'
  expect((await ask('una persona'))[0]?.text).toBe(question)
  expect((await visitor.call('POST', '/restarts')).status).toBe(200)
  await ask('Sí')
  expect(await on.chat()).toMatchObject({ type: 'bot' })

  expect((await ask('una persona'))[0]?.text).toBe(question)
  const seller = await operator()
  const { id } = await on.chat()
  const body = { id, state: 2 }
  expect((await seller.call('POST', `/chats/requests/state/${on.botId}`, { body })).status).toBe(200)
  await ask('Sí')
  expect(await on.chat()).toMatchObject({ type: 'bot', state: 0 })
  // Without either, the same word answers the question.
  await ask('una persona')
  await ask('Sí')
  expect(await on.chat()).toMatchObject({ type: 'request' })
})

test('a chat returned by staff keeps its state; after a long silence the conversation starts over', async () => {
  await settings({ handoff: { confirmation: true }, session_timeout_minutes: 30 })
  await ask('una persona')
  app.clock.advance(31 * 60)
  await ask('Sí')
  expect(await on.chat()).toMatchObject({ type: 'bot' })
  await ask('una persona')
  await ask('Sí')
  const { id } = await on.chat()
  const seller = await operator()
  expect((await seller.call('POST', `/chats/requests/reactivate/${on.botId}`, { body: { id } })).status).toBe(200)
  expect(await on.chat()).toMatchObject({ type: 'bot', live: false })
  expect((await ask('una persona'))[0]?.text).toBe('¿Se pasa la conversación a una persona?')
})

describe('a bot chat that staff assigned to an agent', () => {
  /** An administrator moves the visitor's chat to an area and assigns it. */
  async function given(words: object = {}) {
    const [boss, agent] = [await app.user(), await operator()]
    await app.member(on.botId, boss, 2)
    const asBoss = await app.as(boss)
    const [reception, claims] = [await app.area(on.botId, 'Recepción'), await app.area(on.botId, 'Reclamos', agent)]
    await settings({ handoff: { area_id: reception, wait_message: 'Va a {{area.nombre}}.', ...words } })
    await ask('Hola')
    const { id } = await app.db
      .selectFrom('chat')
      .select('id')
      .where('bot_id', '=', on.botId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const does = (action: string, body: object) =>
      asBoss.call('POST', `/chats/requests/${action}/${on.botId}`, { body: { id, ...body } })
    const stands = () =>
      app.db
        .selectFrom('chat')
        .select(['type', 'area_id', 'assign_user_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    return { id, agent, reception, claims, does, stands }
  }

  test('stays with the agent in its area when the customer asks for a person', async () => {
    const { id, agent, claims, does, stands } = await given({ assign_message: 'Te atiende {{usuario.nombre}}.' })
    expect((await does('change', { selected_area_id: claims })).status).toBe(200)
    expect((await does('assign', { user_id: agent.id })).status).toBe(200)
    expect((await does('reactivate', {})).status).toBe(200)
    const said = await ask('quiero hablar con una persona')
    expect(await stands()).toEqual({ type: 'request', area_id: claims, assign_user_id: agent.id })
    expect(said.map(({ text }) => text)).toEqual(['Va a Reclamos.', `Te atiende ${agent.name}.`])
    const why = await app.db
      .selectFrom('chat_handoff')
      .select(['reason', 'area_id'])
      .where('chat_id', '=', id)
      .execute()
    expect(why).toEqual(['staff', 'words'].map((reason) => ({ reason, area_id: claims })))
  })

  test('stays in the area that a person chose when it is unassigned', async () => {
    const { claims, does, stands } = await given()
    expect((await does('change', { selected_area_id: claims })).status).toBe(200)
    await ask('quiero hablar con una persona')
    expect(await stands()).toEqual({ type: 'request', area_id: claims, assign_user_id: null })
  })

  test('goes to the handoff area of the bot when nobody chose one', async () => {
    const { reception, stands } = await given()
    await ask('quiero hablar con una persona')
    expect(await stands()).toEqual({ type: 'request', area_id: reception, assign_user_id: null })
  })

  test('is not moved to the area of a response; an unassigned one is', async () => {
    const { id, agent, claims, reception, does, stands } = await given()
    const into = () =>
      app.store.run(() => inCall({ services: app.app.services }, () => putIntoArea(on.botId, id, reception)))
    await does('change', { selected_area_id: claims })
    await does('assign', { user_id: agent.id })
    await into()
    expect(await stands()).toMatchObject({ area_id: claims, assign_user_id: agent.id })
    await does('assign', { user_id: null })
    await into()
    expect(await stands()).toMatchObject({ area_id: reception, assign_user_id: null })
  })
})
