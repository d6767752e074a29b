import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { mainResponseBody } from '../responses/fixtures.ts'

// A text with the variable of an own field tells its value to whoever reads what it becomes: in a chat, in a comment.

let t: Inbox
/** sees every field */
let boss: Member
/** may write every text, without the agenda, and so without the field */
let writer: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const permissions = { chats: true, configuration: true, responses: true, contacts: false }
  writer = await t.staff(3, { ...permissions, advanced_configuration: true })
  for (const [key, visible_to] of [
    ['margen', 'managers'],
    ['talle', 'team'],
  ]) {
    const body = { key, label: key, type: 'text', visible_to }
    expect((await boss.call('POST', `/contacts/fields/${t.bot_}`, { body })).status).toBe(201)
  }
})
afterAll(() => t.stop())

let serial = 0
const secret = 'Dato: {{ contacto.campo.margen | "x" }}.'
const shown = 'Dato: {{contacto.campo.talle|"x"}}.'
const post = (by: Member, path: string, body: object) => by.call('POST', `/${path}/${t.bot_}`, { body })
const put = (by: Member, path: string, body: object) => by.call('PUT', `/${path}`, { body })
const ruleOf = (text: string) => ({
  ...{ name: `Regla ${++serial}`, event: 'message', conditions: [] },
  actions: [{ type: 'comment', text }, { type: 'resolve' }],
})
const intent = async () =>
  (await post(boss, 'ia/selector/add', { intent_name: `intencion_${++serial}` })).body.id as number

test('whoever does not see a field cannot save a text with its variable, and can with one that they see', async () => {
  const ways: [string, (text: string) => Promise<{ status: number; body: { fields?: object } }>][] = [
    ['actions.0.text', (text) => post(writer, 'rules', ruleOf(text))],
    [
      'actions.0.text',
      (text) => post(writer, 'chats/macros', { name: `M ${++serial}`, actions: [{ type: 'comment', text }] }),
    ],
    ['text', (text) => post(writer, 'chats/requests/quickreplies', { shortcut: `at${++serial}`, title: 'Uno', text })],
    [
      'messages.0.text',
      async (text) =>
        post(
          writer,
          'responses',
          mainResponseBody(await intent(), `R ${++serial}`, { messages: [{ kind: 'text', text }] }),
        ),
    ],
    ['wait_message', (text) => put(writer, `bots/handoff/${t.bot_}`, { wait_message: text })],
    [
      'auto_resolve.closing_text',
      (text) => put(writer, `bots/${t.bot_}`, { auto_resolve: { minutes: 60, closing_text: text } }),
    ],
    ['answer', (text) => put(writer, `responses/phrases/${t.bot_}/1`, { enabled: true, answer: text, phrases: [] })],
  ]
  for (const [field, save] of ways) {
    const refused = await save(secret)
    expect([field, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([field, 422, [field]])
    expect([field, [200, 201]]).toEqual([field, expect.arrayContaining([(await save(shown)).status])])
  }
})

test('a text with the variable stays when somebody who does not see the field saves the rest', async () => {
  const made = await post(boss, 'rules', ruleOf(secret))
  expect(made.status).toBe(201)
  const { id, actions } = made.body
  const at = `rules/${t.bot_}/${id}`
  const body = ruleOf(secret)
  const kept = await put(writer, at, { ...body, actions })
  expect([kept.status, kept.body.name]).toEqual([200, body.name])
  const changed = await put(writer, at, { ...body, actions: [{ type: 'comment', text: `¡${secret}` }] })
  expect(changed.status).toBe(422)
  expect((await put(boss, at, { ...body, actions: [{ type: 'comment', text: `¡${secret}` }] })).status).toBe(200)
})
