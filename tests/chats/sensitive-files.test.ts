import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, freshKey, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

// Sensitive values in the names of files that customers send. Their contents are another matter.

const DNI = '28456780'
const PDF = Buffer.from('%PDF-1.4 hola').toString('base64')

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
  const user = await app.user()
  await app.member(on.botId, user, 2)
  boss = await app.as(user)
  const dni = { bot_id: on.botId, name: 'dni', label: 'DNI', type: 'system' as const, system_kind: 'dni' as const }
  await app.db
    .insertInto('entity')
    .values({ ...dni, sensitive: true, entity_values: json([]) })
    .execute()
})
afterAll(() => app.stop())

/** Sends a file. Returns its name as the customer sees it. */
async function send(filename: string, text?: string): Promise<string> {
  const { id } = (await visitor.upload(filename, PDF)).body
  app.clock.advance(1)
  const { status, body } = await visitor.call('POST', '/messages', { key: freshKey(), files: [id], text })
  expect(status).toBe(201)
  return body.files[0].filename
}

/** Returns everything that staff read of the chat. */
async function seenByStaff(): Promise<string> {
  const { id } = await on.chat()
  const answers = await Promise.all([
    boss.call('GET', `/chats/view/${on.botId}/${id}`),
    boss.call('POST', `/chats/filter/${on.botId}`, { body: { type: 'all' } }),
    boss.call('GET', `/chats/transcript/text/${on.botId}/${id}`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  return answers.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body))).join('\n')
}

const found = async (q: string) =>
  (await boss.call('POST', `/chats/filter/${on.botId}`, { body: { type: 'all', q } })).body.data.length

test.each([
  [`dni-${DNI}.pdf`, 'dni-•••.pdf'],
  [`DNI_${DNI}_frente.pdf`, 'DNI_•••_frente.pdf'],
  ['mi documento 28.456.780.pdf', 'mi documento •••.pdf'],
])('staff see %s as %s, the customer as it was sent', async (filename, shown) => {
  expect(await send(filename)).toBe(filename)
  const text = await seenByStaff()
  expect(text).toContain(shown)
  expect(text).not.toMatch(/28.?456.?780/)
  expect(await found(DNI)).toBe(0)
  expect((await visitor.call('GET', '/messages')).body.data.at(-1).files[0].filename).toBe(filename)
})

test.each(['pedido-28456780.pdf', 'foto-20240812.pdf', 'presupuesto.pdf'])('the name %s is shown', async (filename) => {
  await send(filename)
  expect(await seenByStaff()).toContain(filename)
})

test('a number alone is hidden if staff asked for the document', async () => {
  await visitor.say('hola')
  const { id } = await on.chat()
  const { sender_id: target_id } = await app.db
    .selectFrom('chat')
    .select('sender_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { id, target_id, message: '¿Me mandás una foto de tu DNI?' }
  expect((await boss.call('POST', `/chats/requests/send/${on.botId}`, { body })).status).toBe(201)
  await send(`${DNI}.pdf`)
  expect(await seenByStaff()).not.toContain(DNI)
})

/** Marks the entity as sensitive, or takes the mark away, and runs what that causes. */
async function mark(sensitive: boolean): Promise<void> {
  const [entity] = (await boss.call('GET', `/entities/${on.botId}?range=[0,1]`)).body
  const { version } = (await boss.call('GET', `/entities/${on.botId}/${entity.id}`)).body
  const body = { name: 'dni', label: 'DNI', type: 'system', system_kind: 'dni', sensitive, version }
  expect((await boss.call('PUT', `/entities/${on.botId}/${entity.id}`, { body })).status).toBe(200)
  await app.mails()
}

test('after the mark, a name is judged by the question before it, and the list shows it hidden', async () => {
  await mark(false)
  await visitor.say('hola')
  const asks = async (message: string) => {
    const { id, sender_id: target_id } = await app.db
      .selectFrom('chat')
      .select(['id', 'sender_id'])
      .where('bot_id', '=', on.botId)
      .executeTakeFirstOrThrow()
    app.clock.advance(1)
    await boss.call('POST', `/chats/requests/send/${on.botId}`, { body: { id, target_id, message } })
  }
  await asks('¿Me mandás el comprobante del pedido?')
  await send('30111222.pdf')
  await asks('Gracias. ¿Me mandás una foto de tu DNI?')
  await send(`${DNI}.pdf`)
  expect(await seenByStaff()).toContain(`${DNI}.pdf`)
  await mark(true)
  const seen = await seenByStaff()
  expect(seen).not.toContain(DNI)
  expect(seen).toContain('30111222.pdf')
})

test('after the mark, no new event has the text of a message whose file has a value, too', async () => {
  await mark(false)
  await send(`dni-${DNI}.pdf`, `mi dni es ${DNI}`)
  const { seq } = await app.db
    .selectFrom('event')
    .select((of) => of.fn.max('seq').as('seq'))
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  await mark(true)
  const events = await app.db
    .selectFrom('event')
    .select('payload')
    .where('bot_id', '=', on.botId)
    .where('seq', '>', seq)
    .execute()
  expect(JSON.stringify(events)).toContain('mi dni es •••')
  expect(JSON.stringify(events)).not.toContain(DNI)
})

test('no event carries the name', async () => {
  const ear = await connect(await listen(app.app), boss.token)
  await ear.join(on.botId)
  await send(`dni-${DNI}.pdf`)
  await ear.until(({ received }) => JSON.stringify(received).includes('dni-•••.pdf'))
  expect(JSON.stringify(ear.received)).not.toContain(DNI)
  ear.close()
})
