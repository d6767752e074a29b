import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

const DNI = '30111222'

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
})
afterAll(() => app.stop())

/** Trains a bot that asks for a secret word, and knows identity numbers. */
async function teach(sensitive: boolean): Promise<void> {
  const of = { bot_id: on.botId, sensitive, entity_values: json([]) }
  const [, secret] = await app.db
    .insertInto('entity')
    .values([
      { ...of, name: 'dni', label: 'DNI', type: 'regex', pattern: '[0-9]{8}' },
      { ...of, name: 'clave', label: 'Clave', type: 'free', prompt_question: '¿Cuál es tu clave?' },
    ])
    .returning('id')
    .execute()
  await insertIntents(app, on.botId, [
    ...shopIntents,
    {
      intent: 'Cuenta',
      examples: ['quiero ver mi cuenta', 'ver el saldo de mi cuenta', 'estado de mi cuenta'],
      response: {
        messages: [{ kind: 'text', text: 'Tu clave {{entidad.clave}} está bien.' }],
        required_entities: [{ entity_id: secret?.id ?? 0 }],
      },
    },
  ])
  await publishModel(app, on.botId)
}

async function say(text: string): Promise<void> {
  app.clock.advance(1)
  expect((await visitor.say(text)).status).toBeLessThan(300)
  await on.answer()
}

/** Returns everything that staff read of the chat. */
async function seenByStaff(): Promise<string> {
  const { id } = await on.chat()
  const answers = await Promise.all([
    boss.call('GET', `/chats/view/${on.botId}/${id}`),
    boss.call('POST', `/chats/filter/${on.botId}`, { body: { type: 'all' } }),
    boss.call('GET', `/chats/understanding/${on.botId}/${id}`),
    boss.call('GET', `/chats/transcript/text/${on.botId}/${id}`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return answers.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body))).join('\n')
}

const found = async (q: string) =>
  (await boss.call('POST', `/chats/filter/${on.botId}`, { body: { type: 'all', q } })).body.data.length

const seenByCustomer = async () =>
  (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)

test('staff see no sensitive value in list, thread, explanation and export, nor find it; the customer sees it', async () => {
  await teach(true)
  await say(`¿hacen envíos? mi documento es ${DNI}`)
  expect(await seenByStaff()).not.toContain(DNI)
  expect(await seenByStaff()).toContain('mi documento es •••')
  expect([await found(DNI), await found('documento')]).toEqual([0, 1])
  expect(await seenByCustomer()).toContain(`¿hacen envíos? mi documento es ${DNI}`)
})

test('values of other entities are shown and found', async () => {
  await teach(false)
  await say(`¿hacen envíos? mi documento es ${DNI}`)
  expect(await seenByStaff()).toContain(DNI)
  expect(await found(DNI)).toBe(1)
})

test('an answer to a sensitive question is hidden, also where the bot repeats it', async () => {
  await teach(true)
  await say('quiero ver mi cuenta')
  await say('quesofresco')
  expect(await seenByCustomer()).toEqual(expect.arrayContaining(['quesofresco', 'Tu clave quesofresco está bien.']))
  expect(await seenByStaff()).not.toContain('quesofresco')
  expect(await seenByStaff()).toContain('Tu clave ••• está bien.')
})

test('another question asked instead is shown once the bot read it', async () => {
  await teach(true)
  await say('quiero ver mi cuenta')
  await say('¿a qué hora abren los sábados?')
  expect(await seenByStaff()).toContain('¿a qué hora abren los sábados?')
})

test('consoles with the open thread are told when a message is shown after it was read', async () => {
  await teach(true)
  const ear = await connect(await listen(app.app), boss.token)
  await ear.join(on.botId)
  await say('quiero ver mi cuenta')
  await say('¿a qué hora abren los sábados?')
  const shown = { text: '¿a qué hora abren los sábados?', hidden: false }
  await ear.until(({ received }) => received.some(({ name }) => name === 'message-text'))
  expect(ear.received.find(({ name }) => name === 'message-text')?.payload).toMatchObject(shown)
  ear.close()
})

test('no event carries the value', async () => {
  await teach(true)
  const ear = await connect(await listen(app.app), boss.token)
  await ear.join(on.botId)
  await say('quiero ver mi cuenta')
  await say('quesofresco')
  await say(`y mi documento es ${DNI}`)
  await ear.until(({ received }) => JSON.stringify(received).includes('y mi documento es •••'))
  expect(JSON.stringify(ear.received)).not.toMatch(new RegExp(`quesofresco|${DNI}`))
  ear.close()
})

test('the migration hides the values that the bot read before, and keeps the whole text for the customer', async () => {
  await teach(true)
  const texts = [`¿hacen envíos? mi documento es ${DNI}`, `¿hacen envíos? 😀 ${DNI} gracias`]
  for (const text of texts) await say(text)
  // As they were stored before: the whole text, with the places of the values in it.
  for (const text of texts) {
    const start = text.indexOf(DNI)
    const { id } = await app.db
      .updateTable('message')
      .set({ body: text, written: null })
      .where('bot_id', '=', on.botId)
      .where('written', '=', text)
      .returning('id')
      .executeTakeFirstOrThrow()
    const entities = json([{ entity: 'dni', start, end: start + DNI.length, text: '•••', value: '•••' }])
    await app.db.updateTable('message_fact').set({ entities }).where('message_id', '=', id).execute()
  }
  expect(await found(DNI)).toBe(1)
  const file = new URL('../../src/server/foundation/store/migrations/0121_written.sql', import.meta.url)
  const block = /do \$\$[\s\S]*\$\$;/.exec(readFileSync(file, 'utf8'))?.[0] ?? ''
  await sql.raw(block).execute(app.db)
  expect(await seenByStaff()).not.toContain(DNI)
  expect(await seenByStaff()).toContain('¿hacen envíos? mi documento es ••••••••')
  expect(await found(DNI)).toBe(0)
  expect(await seenByCustomer()).toEqual(expect.arrayContaining(texts))
})

test('a message with a hidden value that is sent again with its key is the same message', async () => {
  await teach(true)
  const send = (text: string) => visitor.call('POST', '/messages', { key: 'clave-de-la-misma-vez', text })
  const first = await send(`mi dni es ${DNI}`)
  const again = await send(`mi dni es ${DNI}`)
  expect(again).toMatchObject({ status: 200, body: { id: first.body.id, text: `mi dni es ${DNI}` } })
  // Staff see the same text of both.
  expect(await send('mi dni es 30111223')).toMatchObject({ status: 409, body: { code: 'key_used' } })
})
