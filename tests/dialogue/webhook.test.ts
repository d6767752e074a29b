import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countCall } from '../../src/server/foundation/store/rate.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'
import { insertIntents, publishModel, shopIntents } from './fixtures.ts'

let open: TestApp
let closed: TestApp
let system: Server
let calls: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[]
let respond: (response: ServerResponse) => void
beforeAll(async () => {
  open = await startApp({ settings: { webhookPrivateAddresses: true } })
  closed = await startApp()
  system = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      calls.push({ method: request.method, url: request.url, headers: request.headers, body })
      respond(response)
    })
  })
  await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  calls = []
  respond = send(200, { pedido: { estado: 'en camino', dias: 2 }, secreto: 'no se muestra' })
})
afterAll(async () => {
  system.closeAllConnections()
  system.close()
  await Promise.all([open.stop(), closed.stop()])
})

const send =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }

interface Bot {
  app: TestApp
  on: WidgetFixture
  visitor: TestVisitor
  response: number
}

/** Creates a bot that asks for an order number and looks the order up in the local system. */
async function shop(app: TestApp, more: object = {}): Promise<Bot> {
  const on = await createWidgetFixture(app)
  const entity = await app.db
    .insertInto('entity')
    .values({
      ...{ bot_id: on.botId, name: 'pedido', label: 'Número de pedido', type: 'regex', pattern: '\\d{4,6}' },
      ...{ prompt_question: '¿Cuál es el número?', entity_values: json([]) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { port } = system.address() as AddressInfo
  const ids = await insertIntents(app, on.botId, [
    ...shopIntents,
    {
      intent: 'Mi pedido',
      examples: [
        'dónde está mi pedido',
        'cuándo llega lo que compré',
        'qué pasó con mi compra',
        'seguimiento del pedido',
      ],
      response: {
        messages: [{ kind: 'text', text: 'Está {{consulta.estado|"en preparación"}}: {{consulta.dias}} días.' }],
        required_entities: [{ entity_id: entity.id }],
        webhook: {
          method: 'GET',
          url: `http://127.0.0.1:${port}/pedidos/{{entidad.pedido}}?n={{entidad.pedido}}`,
          fields: [
            { name: 'estado', path: 'pedido.estado' },
            { name: 'dias', path: 'pedido.dias' },
            { name: 'otro', path: 'pedido' },
          ],
          timeout_seconds: 1,
          not_found_text: 'No encontré el {{entidad.pedido}}.',
          fallback_text: 'Ahora no puedo verlo.',
          ...more,
        },
      },
    },
  ])
  await publishModel(app, on.botId)
  return { app, on, visitor: await on.visitor(), response: ids.get('Mi pedido')?.response ?? 0 }
}

async function ask({ app, on, visitor }: Bot, text: string): Promise<string[]> {
  app.clock.advance(1)
  const { id } = (await visitor.say(text)).body
  await on.answer()
  const { data } = (await visitor.call('GET', `/messages?after=${id}`)).body
  return data.map((one: { text: string }) => one.text)
}

async function staff({ app, on }: Bot): Promise<SignedIn> {
  const user = await app.user()
  await app.member(on.botId, user, 2)
  return app.as(user)
}

const understanding = async (bot: Bot) => {
  const { id } = await bot.on.chat()
  return (await (await staff(bot)).call('GET', `/chats/understanding/${bot.on.botId}/${id}`)).body
}

describe('a webhook', () => {
  test('answers with what the system says about the value that was asked for', async () => {
    const bot = await shop(open)
    expect(await ask(bot, '¿dónde está mi pedido?')).toEqual(['¿Cuál es el número?'])
    expect(await ask(bot, 'es el 4567')).toEqual(['Está en camino: 2 días.'])
    expect(calls).toMatchObject([{ method: 'GET', url: '/pedidos/4567?n=4567', body: '' }])
    const { messages, collected, handoff } = await understanding(bot)
    expect(collected).toMatchObject([{ label: 'Número de pedido', value: '4567' }])
    expect([messages[0].rule, messages[0].slots]).toMatchObject([
      'slot',
      { filled: [{ label: 'Número de pedido', value: '4567' }], webhook: 'ok', webhook_detail: null },
    ])
    expect(handoff).toBeNull()
  })

  test('with POST sends the data as JSON, with the stored header and a key against repetition', async () => {
    const bot = await shop(open)
    const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}/consulta`
    const webhook = { method: 'POST', url, headers: [{ name: 'X-Clave', value: 'clave-de-prueba-9f2b' }], fields: [] }
    const editor = await staff(bot)
    const path = `/responses/${bot.on.botId}/${bot.response}`
    const messages = [{ kind: 'text', text: 'Listo.' }]
    const { intent_id, title } = (await editor.call('GET', path)).body
    const body = { intent_id, title, webhook, messages }
    expect((await editor.call('PUT', path, { body })).status).toBe(200)
    await publishModel(bot.app, bot.on.botId)
    await ask(bot, '¿dónde está mi pedido?')
    expect(await ask(bot, '4567')).toEqual(['Listo.'])
    expect(calls).toMatchObject([
      { method: 'POST', url: '/consulta', headers: { 'x-clave': 'clave-de-prueba-9f2b', 'idempotency-key': /./ } },
    ])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ pedido: '4567' })
  })

  describe('with the value of a header', () => {
    const address = () => `http://127.0.0.1:${(system.address() as AddressInfo).port}/consulta`
    const header = (value: string) => [{ name: 'X-Clave', value }]

    /** Saves the webhook of the bot's response, without a training. */
    async function draft(bot: Bot, webhook: object | null) {
      const editor = await staff(bot)
      const path = `/responses/${bot.on.botId}/${bot.response}`
      const { intent_id, title } = (await editor.call('GET', path)).body
      const given = webhook && { method: 'GET', url: address(), fields: [], ...webhook }
      const body = { intent_id, title, webhook: given, messages: [{ kind: 'text', text: 'Listo.' }] }
      expect((await editor.call('PUT', path, { body })).status).toBe(200)
    }

    async function published(): Promise<Bot> {
      const bot = await shop(open)
      await draft(bot, { headers: header('clave-publicada-1') })
      await publishModel(bot.app, bot.on.botId)
      return bot
    }
    const train = async (bot: Bot) => {
      expect((await (await staff(bot)).call('POST', `/training/${bot.on.botId}`)).status).toBe(202)
      await bot.app.mails()
    }
    const origins = async ({ app, response }: Bot) =>
      (await app.db.selectFrom('webhook_secret').select('origin').where('response_id', '=', response).execute()).map(
        ({ origin }) => origin,
      )

    test.each([
      ['calls another site', () => ({ url: 'https://otra.example/p', headers: header('clave-de-la-otra') })],
      ['has no header', () => ({ headers: [] })],
      ['has no webhook', () => null],
    ])('keeps it while a draft %s', async (_, change) => {
      const bot = await published()
      await draft(bot, change())
      await ask(bot, '¿dónde está mi pedido?')
      await ask(bot, '4567')
      expect(calls).toMatchObject([{ headers: { 'x-clave': 'clave-publicada-1' } }])
    })

    test('forgets the value of a draft that was never published', async () => {
      const bot = await published()
      await draft(bot, { url: 'https://otra.example/p', headers: header('clave-de-la-otra') })
      expect((await origins(bot)).toSorted()).toEqual([new URL(address()).origin, 'https://otra.example'])
      await draft(bot, { headers: [] })
      expect(await origins(bot)).toEqual([new URL(address()).origin])
    })

    test('forgets it after a training, once no stored model calls with it', async () => {
      const bot = await published()
      await draft(bot, { url: 'https://otra.example/p', headers: header('clave-de-la-otra') })
      await train(bot)
      // The model before can be returned to.
      expect(await origins(bot)).toHaveLength(2)
      await bot.app.db.deleteFrom('bot_model').where('bot_id', '=', bot.on.botId).where('active', '=', false).execute()
      await train(bot)
      expect(await origins(bot)).toEqual(['https://otra.example'])
    })
  })

  test('that does not find it asks again, then hands over', async () => {
    const bot = await shop(open)
    respond = send(404, {})
    await ask(bot, '¿dónde está mi pedido?')
    expect(await ask(bot, '4567')).toEqual(['No encontré el 4567.', '¿Cuál es el número?'])
    respond = send(200, { pedido: { estado: 'entregado', dias: 0 } })
    expect(await ask(bot, 'perdón, 4568')).toEqual(['Está entregado: 0 días.'])
  })

  test.each([
    ['fails', () => send(500, {}), 'Respondió 500'],
    ['redirects', () => send(302, '', { location: 'https://example.com/' }), 'Respondió 302'],
    ['is not JSON', () => send(200, '<html>'), 'La respuesta no es JSON'],
    ['is too large', () => send(200, { todo: 'x'.repeat(70_000) }), 'La respuesta supera 64 kB'],
    ['does not respond in time', () => () => {}, 'No respondió a tiempo'],
    ['hangs up', () => (response: ServerResponse) => void response.destroy(), 'No pudimos conectarnos'],
  ])('that %s hands over with what was collected', async (_, responding, detail) => {
    const bot = await shop(open)
    respond = responding()
    await ask(bot, '¿dónde está mi pedido?')
    const said = await ask(bot, '4567')
    expect(said[0]).toBe('Ahora no puedo verlo.')
    expect(await bot.on.chat()).toMatchObject({ type: 'request' })
    const { messages, collected, handoff } = await understanding(bot)
    expect(messages[0].slots).toMatchObject({ webhook: 'failed', webhook_detail: detail })
    expect([collected[0].value, handoff.reason]).toEqual(['4567', 'webhook'])
  })

  test('never reaches a private address, except where the operator allows it', async () => {
    const bot = await shop(closed)
    await ask(bot, '¿dónde está mi pedido?')
    expect((await ask(bot, '4567'))[0]).toBe('Ahora no puedo verlo.')
    const { messages } = await understanding(bot)
    expect(messages[0].slots.webhook_detail).toBe('La dirección no es pública o no empieza con https')
    expect(calls).toEqual([])
  })

  test('a missing field uses its fallback, and what is not a plain value is never shown', async () => {
    const bot = await shop(open)
    respond = send(200, { pedido: { dias: '<b>3</b>' } })
    await ask(bot, '¿dónde está mi pedido?')
    expect(await ask(bot, '4567')).toEqual(['Está en preparación: b 3 /b días.'])
  })

  test('runs in the test chat too, with its explanation', async () => {
    const bot = await shop(open)
    const editor = await staff(bot)
    const test = (text: string) =>
      editor.call('POST', `/testbot/message/${bot.on.botId}`, { body: { session: 'prueba-consulta', text } })
    expect((await test('¿dónde está mi pedido?')).body).toMatchObject({
      replies: [{ message: { text: '¿Cuál es el número?' } }],
      slots: { asking: 'Número de pedido', filled: [] },
    })
    expect((await test('4567')).body).toMatchObject({
      replies: [{ message: { text: 'Está en camino: 2 días.' } }],
      slots: {
        ...{ asking: null, filled: [{ value: '4567' }] },
        ...{ webhook: 'ok', webhook_detail: 'fue una consulta real' },
      },
    })
    expect(
      await bot.app.db.selectFrom('contact_value').selectAll().where('bot_id', '=', bot.on.botId).execute(),
    ).toEqual([])
  })
})

describe('a result that comes after the customer asked for a person', () => {
  /** Asks for a person, or more, while the lookup runs. */
  async function meanwhile(bot: Bot, happens: (bot: Bot) => Promise<unknown>): Promise<string[]> {
    await ask(bot, '¿dónde está mi pedido?')
    bot.app.clock.advance(1)
    const { id } = (await bot.visitor.say('4567')).body
    const answer = respond
    respond = (response) => void happens(bot).then(() => answer(response))
    await bot.on.answer()
    const { data } = (await bot.visitor.call('GET', `/messages?after=${id}`)).body
    return data.filter((one: { from: string }) => one.from !== 'visitor').map((one: { text: string }) => one.text)
  }
  const person = async ({ app, on, visitor }: Bot) => {
    app.clock.advance(1)
    await visitor.say('quiero hablar con una persona')
    await on.answer()
  }

  test.each([
    ['answers', () => respond, 'Está en camino: 2 días.', 'ok'],
    ['does not find it', () => send(404, {}), 'No encontré el 4567.', 'not_found'],
    ['fails', () => send(500, {}), 'Ahora no puedo verlo.', 'failed'],
  ])('is told to them when the system %s, and nothing else', async (_, responding, text, outcome) => {
    const bot = await shop(open, { timeout_seconds: 5 })
    respond = responding()
    const said = await meanwhile(bot, person)
    expect(said.at(-1)).toBe(text)
    expect(said.filter((one) => one.startsWith('¿Cuál es el número?'))).toEqual([])
    const { messages, handoff } = await understanding(bot)
    expect(messages.find((one: { text: string }) => one.text === '4567').slots.webhook).toBe(outcome)
    expect(handoff).toMatchObject({ reason: 'words', summary: { answered: [] } })
    expect(
      await bot.app.db.selectFrom('chat_handoff').select('id').where('bot_id', '=', bot.on.botId).execute(),
    ).toHaveLength(1)
  })

  test('is for the person who attends already', async () => {
    const bot = await shop(open, { timeout_seconds: 5 })
    const said = await meanwhile(bot, async () => {
      await person(bot)
      const { id } = await bot.on.chat()
      await bot.app.db.updateTable('chat').set({ live: true, type: 'live' }).where('id', '=', id).execute()
    })
    expect(said).not.toContain('Está en camino: 2 días.')
    const { messages } = await understanding(bot)
    expect(messages.find((one: { text: string }) => one.text === '4567').slots.webhook).toBe('ok')
    const { id } = await bot.on.chat()
    const notes = await bot.app.db
      .selectFrom('message')
      .select('body')
      .where('chat_id', '=', id)
      .where('author', '=', 'system')
      .orderBy('id')
      .execute()
    expect(notes.at(-1)?.body).toBe(
      'Consulta de «Mi pedido»: respondió.\nestado: en camino · dias: 2\nEl chatbot no se lo dijo al cliente. Cuéntaselo tú.',
    )
  })

  test('counts as an answer when it came before', async () => {
    const bot = await shop(open)
    await ask(bot, '¿dónde está mi pedido?')
    await ask(bot, '4567')
    await ask(bot, 'quiero hablar con una persona')
    expect((await understanding(bot)).handoff.summary.answered).toEqual(['Mi pedido'])
  })
})

test('test cases call no system: neither a run nor a training, whose result depends on the response alone', async () => {
  const bot = await shop(open, { method: 'POST' })
  const boss = await staff(bot)
  const steps = [{ user: '¿dónde está mi pedido?' }, { user: '4567', response_id: bot.response }]
  const made = await boss.call('POST', `/testbot/cases/${bot.on.botId}`, { body: { name: 'Pedido', steps } })
  expect(made.status).toBe(201)
  expect((await boss.call('POST', `/testbot/run/${bot.on.botId}`, { body: {} })).body).toMatchObject({ passed: 1 })
  const started = await boss.call('POST', `/training/${bot.on.botId}`)
  await bot.app.mails()
  expect((await boss.call('GET', `/training/report/${bot.on.botId}/${started.body.id}`)).body.checks).toMatchObject([
    { passed: 1, failed: 0 },
  ])
  expect(calls).toEqual([])
})

test('calls of the test chat do not use up those of customers', async () => {
  const bot = await shop(open)
  const editor = await staff(bot)
  const { services } = bot.app.app
  for (let n = 0; n < 120; n++)
    await bot.app.store.run(() => countCall(`webhook-test:${bot.on.botId}`, 120, 60, services.clock()))
  const test = (text: string) =>
    editor.call('POST', `/testbot/message/${bot.on.botId}`, { body: { session: 'prueba-de-tope', text } })
  await test('¿dónde está mi pedido?')
  expect((await test('4567')).body.slots).toMatchObject({
    webhook: 'failed',
    webhook_detail: 'Demasiadas consultas en un minuto',
  })
  await ask(bot, '¿dónde está mi pedido?')
  expect(await ask(bot, '4567')).toEqual(['Está en camino: 2 días.'])
})

test('what was collected stays with the contact after a handover and a new conversation', async () => {
  const bot = await shop(open)
  await ask(bot, '¿dónde está mi pedido?')
  await ask(bot, '4567')
  await ask(bot, 'quiero hablar con una persona')
  const editor = await staff(bot)
  const { id, contact_id } = await bot.on.chat()
  const contact = () => editor.call('GET', `/contacts/${bot.on.botId}/${contact_id}`)
  expect((await contact()).body.collected).toMatchObject([{ label: 'Número de pedido', value: '4567' }])
  await editor.call('POST', `/chats/requests/reactivate/${bot.on.botId}`, { body: { id } })
  bot.app.clock.advance(3 * 3_600_000)
  expect(await ask(bot, '¿dónde está mi pedido?')).toEqual(['¿Cuál es el número?'])
  await ask(bot, '9999')
  const later = await (await staff(bot)).call('GET', `/contacts/${bot.on.botId}/${contact_id}`)
  expect(later.body.collected).toMatchObject([{ label: 'Número de pedido', value: '9999' }])
})
