import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { connect, listen, type TestConsole } from './fixtures.ts'

let t: Inbox
let editor: Member
let ear: TestConsole
let far: TestConsole
beforeAll(async () => {
  t = await startInbox()
  editor = await t.staff(2)
  const url = await listen(t.app)
  ear = await connect(url, (await t.staff(4)).token)
  await ear.join(t.bot_)
  const stranger = await t.user()
  const other = await t.bot()
  await t.member(other, stranger, 2)
  far = await connect(url, (await t.as(stranger)).token)
  await far.join(other)
})
afterAll(async () => {
  ear.close()
  far.close()
  await t.stop()
})

const call = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) =>
  editor.call(method, path.replace('{bot}', String(t.bot_)), body ? { body } : {})

/** Returns the events that a colleague's socket receives during an action: names and resources, in order. */
async function eventsDuring(act: () => Promise<unknown>): Promise<string[]> {
  const from = ear.received.length
  await act()
  await ear.upTo((await t.events()).at(-1)?.seq ?? 0)
  return ear.received.slice(from).map(({ name, payload }) => `${name} ${payload.resource ?? payload.state}`)
}

test('a change of training data emits one content event per resource, and training once one is due', async () => {
  await t.db.updateTable('bot').set({ state: 'active' }).where('id', '=', t.bot_).execute()
  let intent = 0
  expect(
    await eventsDuring(async () => {
      intent = (await call('POST', '/ia/selector/add/{bot}', { intent_name: 'Envíos' })).body.id
    }),
  ).toEqual(expect.arrayContaining(['content intent', 'training pending']))
  let example: { id: number; version: number } = { id: 0, version: 0 }
  expect(
    await eventsDuring(async () => {
      example = (await call('POST', '/examples/{bot}', { intent_id: intent, text: 'hacen envíos' })).body
    }),
  ).toEqual(['content example'])
  const content = 'Intención;Ejemplo\nEnvíos;mandan a domicilio\nEnvíos;tienen delivery\nPagos;toman tarjeta'
  const file = { filename: 'ejemplos.csv', content, dry_run: false }
  expect((await eventsDuring(() => call('POST', '/examples/import/{bot}', file))).sort()).toEqual([
    'content example',
    'content intent',
  ])
  expect(await eventsDuring(() => call('DELETE', `/examples/{bot}/${example.id}`))).toEqual(['content example'])
  const entity = { name: 'barrio', label: 'Barrio', type: 'list', values: [{ value: 'Centro', synonyms: [] }] }
  expect(await eventsDuring(() => call('POST', '/entities/{bot}', entity))).toEqual(['content entity'])
  const written = { name: 'Gracias', kind: 'follow_up', messages: [{ kind: 'text', text: '¡De nada!' }] }
  expect(await eventsDuring(() => call('POST', '/responses/secondary/{bot}', written))).toEqual(['content response'])
  const tested = { name: 'Envíos', steps: [{ user: 'hacen envíos', intent_id: intent }] }
  expect(await eventsDuring(() => call('POST', '/testbot/cases/{bot}', tested))).toEqual(['content test_case'])
})

test('refused requests and reads emit no event, and other bots receive none', async () => {
  const intent_id = (await call('GET', '/ia/buttons/{bot}')).body[0].id
  expect(
    await eventsDuring(async () => {
      await call('POST', '/examples/{bot}', { intent_id, text: 'quiero un envío' })
      expect((await call('POST', '/examples/{bot}', { intent_id, text: 'Quiero un ENVIO' })).status).toBe(409)
      expect((await call('POST', '/examples/export/{bot}', { format: 'csv', filter: {} })).status).toBe(200)
    }),
  ).toEqual(['content example'])
  expect(far.received).toEqual([])
})

test('resolving a misunderstood message emits a content event', async () => {
  // An active bot would answer the message in a job, at any time.
  await t.db.updateTable('bot').set({ state: 'maintenance' }).where('id', '=', t.bot_).execute()
  const chat_id = await t.writes('zumba quirkle')
  const { id, bot_id, at } = await t.db
    .selectFrom('message')
    .select(['id', 'bot_id', 'at'])
    .where('chat_id', '=', chat_id)
    .where('author', '=', 'user')
    .executeTakeFirstOrThrow()
  const fact = { message_id: id, bot_id, chat_id, at, rule: 'fallback' as const }
  await t.db.insertInto('message_fact').values(fact).execute()
  const decide = () => call('POST', '/misunderstood/{bot}', { message_ids: [Number(id)], action: 'ignored' })
  const events = await eventsDuring(decide)
  expect(events.filter((event) => event.startsWith('content '))).toEqual(['content message'])
})

test('a change of a single contact names it, and one of several names none', async () => {
  const add = async (name: string) => (await call('POST', '/contacts/{bot}', { name })).body.id as number
  const [target_id, source_id] = [await add('Rosa Gil'), await add('Rosa G')]
  await ear.upTo((await t.events()).at(-1)?.seq ?? 0)
  const from = ear.received.length
  await call('PUT', `/contacts/{bot}/${target_id}`, { name: 'Rosa Gil', city: 'Rosario' })
  await call('POST', '/contacts/merge/{bot}', { target_id, source_id, choices: {}, preview: false })
  await ear.upTo((await t.events()).at(-1)?.seq ?? 0)
  const told = ear.received.slice(from).filter(({ payload }) => payload.resource === 'contact')
  expect(told.map(({ payload }) => payload)).toEqual([{ resource: 'contact', id: target_id }, { resource: 'contact' }])
})
