import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { type Inbox, startInbox } from '../chats/fixtures.ts'
import { mainResponseBody, secondaryResponseBody } from '../responses/fixtures.ts'
import { connectAccount } from '../support/platform.ts'
import { templateRow } from '../support/template.ts'
import { makeKey } from './make.ts'

// Every operation that takes an API key is called once with one, and does its work: no handler needs a person.

type Id = keyof typeof operations

let inbox: Inbox
let token: string
const called = new Set<string>()

beforeAll(async () => {
  inbox = await startInbox()
  token = (await makeKey(inbox, inbox.bot_, { name: 'Sistema de ventas' })).token
})
afterAll(() => inbox.stop())

/** Calls an operation with the key and returns the body of its success. */
async function ok(id: Id, body?: object, params: Record<string, number | string> = {}) {
  called.add(id)
  const { method, path }: Operation = operations[id]
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => String({ bot: inbox.bot_, ...params }[name]))
  const answer = await inbox.call(method.toUpperCase(), place, { token, ...(body && { body }) })
  expect([200, 201, 204], `${id}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
  return answer.body
}

test('conversations', async () => {
  const boss = await inbox.staff(2)
  const area = await inbox.area(inbox.bot_, 'Depósito', boss)
  const id = await inbox.request({}, { senderId: 'ana' })
  expect(JSON.stringify(await ok('chatFilter', { type: 'contact_requests', page_number: 1 }))).toContain('Ana Núñez')
  await ok('chatGet', undefined, { chatId: id })
  await ok('chatCountsGet')
  expect((await ok('areaList')).length).toBe(1)
  expect((await ok('chatUserList')).users).toMatchObject([{ id: boss.id }])

  await ok('chatMessageSend', { id, target_id: 'ana', message: 'Hola' })
  await ok('chatMessageResend', await refusedMessage())
  await ok('chatCommentCreate', { id, message: 'Pedido 12' })
  const file = Buffer.from('%PDF-1.4\n')
  const document = { filename: 'a.pdf', file: file.toString('base64'), type: 'application/pdf', size: file.length }
  await ok('chatDocumentSend', { id, target_id: 'ana', files: [document] })
  const [message] = (await ok('chatMediaList', undefined, { chatId: id })).data
  const asked = { media_id: message.files[0].media_id, channel: 'webchat', message_id: message.id }
  expect((await ok('chatDocumentGet', asked)).file).toBe(document.file)
  expect(await ok('chatTranscriptTextGet', undefined, { chatId: id })).toContain('Sistema de ventas')

  expect((await ok('chatAreaUpdate', { id, selected_area_id: area })).area.id).toBe(area)
  expect((await ok('chatAssign', { id, user_id: boss.id })).assign_user.id).toBe(boss.id)
  expect((await ok('chatUnreadToggle', { id, open: false })).open).toBe(false)
  expect((await ok('chatAnsweredToggle', { id, answered: false })).answered).toBe(false)
  expect(await ok('chatPriorityUpdate', { id, priority: 'urgent' })).toMatchObject({
    priority: 'urgent',
    urgency: 'staff',
  })
  expect((await ok('chatUsernameUpdate', { id, username: 'Ana Ríos' })).user_name).toBe('Ana Ríos')
  const until = new Date(inbox.clock.now().getTime() + 3_600_000).toISOString()
  expect((await ok('chatSnoozeAdd', { id, until })).snooze.until).toBe(until)
  expect((await ok('chatSnoozeRemove', { id })).snooze).toBeNull()
  const label = await ok('labelCreate', { title: 'Mayorista', color: '#1565c0' })
  const mark = { id, live_chat: true, date: '20/11/2026 16:42', added: true, label_id: label.id }
  expect((await ok('chatLabelUpdate', mark)).labels).toEqual([label.id])
  expect((await ok('labelUpdate', { id: label.id, title: 'Por mayor', color: '#1565c0' })).title).toBe('Por mayor')
  expect((await ok('labelList')).labels.length).toBe(1)
  await ok('labelDelete', undefined, { id: label.id })
  expect((await ok('chatReactivate', { id })).live).toBe(false)
  expect((await ok('chatStateUpdate', { id, state: 2 })).state).toBe(2)
})

/** Sends a message that its channel refuses. */
async function refusedMessage() {
  const account = { bot_id: inbox.bot_, kind: 'whatsapp', external_id: '106540352242922' } as const
  const { id: accountId } = await inbox.db
    .insertInto('channel_account')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = await inbox.request({}, { senderId: '5491155550142', channel: 'whatsapp', accountId })
  const sent = await ok('chatMessageSend', { id, target_id: '5491155550142', message: 'Hola' })
  await inbox.db.updateTable('message').set({ status: 'failed' }).where('id', '=', sent.id).execute()
  return { id, message_id: sent.id }
}

test('templates of WhatsApp', async () => {
  const account = await connectAccount(inbox, inbox.bot_, 'whatsapp')
  const row = templateRow({ bot_id: inbox.bot_ })
  const settings = JSON.stringify({ waba_id: row.waba_id }) as never
  await inbox.db.updateTable('channel_account').set({ settings }).where('id', '=', account.id).execute()
  await inbox.db
    .insertInto('channel_template')
    .values({ ...row, bot_id: inbox.bot_ })
    .execute()
  const id = await inbox.request({ account_id: account.id }, { channel: 'whatsapp', senderId: '5491155550177' })
  const { templates } = await ok('chatTemplateList', undefined, { chatId: id })
  const given = { id, target_id: '5491155550177', template_id: templates[0].id, values: { 'body.nombre': 'Ana' } }
  expect((await ok('chatTemplateSend', given)).text).toBe('Hola Ana, tu pedido te espera en el local.')
  const { numbers } = await ok('chatNumberList')
  const number_id = numbers.find((one: { id: number }) => one.id === account.id).id
  const listed = await ok('chatNumberTemplateList', undefined, { id: number_id })
  expect(listed.templates).toHaveLength(1)
  const { values } = given
  const begun = await ok('chatStart', { number_id, phone: '+5491155550178', template_id: templates[0].id, values })
  expect(begun.chat).toMatchObject({ sender_id: '5491155550178', assign_user: null, live: true })
})

test('contacts', async () => {
  await inbox.writes('Hola', { userName: 'Beto Gil' })
  const [{ id }] = await ok('contactList')
  expect((await ok('contactUpdate', { name: 'Beto Gil', marketing: 'granted' }, { id })).marketing).toBe('granted')
  expect((await ok('contactNoteCreate', { text: 'Mayorista' }, { id })).notes.length).toBe(1)
  expect((await ok('contactGet', undefined, { id })).name).toBe('Beto Gil')
  await ok('contactFieldList')
  const group = await ok('contactGroupCreate', { name: 'Mayoristas' })
  await ok('contactGroupMemberUpdate', { add: [id] }, { id: group.id })
  expect((await ok('contactGroupMemberList', undefined, { id: group.id })).length).toBe(1)
  expect((await ok('contactGroupUpdate', { name: 'Por mayor' }, { id: group.id })).members).toBe(1)
  expect((await ok('contactGroupGet', undefined, { id: group.id })).name).toBe('Por mayor')
  expect((await ok('contactGroupList')).length).toBe(1)
  await ok('contactGroupDelete', undefined, { id: group.id })
  const contact = { name: 'Beto Gil', phone: '' }
  expect((await ok('contactBlock', { id, blocked: true, contact })).blocked).toBe(true)
})

test('quotations', async () => {
  const id = await inbox.request({}, { senderId: 'caro' })
  const items = [{ description: 'Pava', quantity: 1, unit_price_cents: 100 }]
  const budget = await ok('quickBudgetCreate', { items }, { id })
  await ok('quickBudgetGet', undefined, { id })
  expect((await ok('quickBudgetSend', undefined, { id })).status).toBe('sent')
  expect((await ok('budgetList')).length).toBe(1)
  await ok('budgetGet', undefined, { id: budget.id })
})

test('what the chatbot knows', async () => {
  const intent = await ok('intentCreate', { intent_name: 'Formas de pago' })
  await ok('intentUpdate', { description: 'Cómo pagar' }, { id: intent.id })
  const example = await ok('exampleCreate', { text: '¿aceptan tarjeta?', intent_id: intent.id })
  await ok('exampleUpdate', { text: '¿toman tarjeta?', intent_id: intent.id }, { id: example.id })
  await ok('exampleGet', undefined, { id: example.id })
  expect((await ok('exampleList')).length).toBe(1)
  await ok('exampleDelete', undefined, { id: example.id })
  const response = await ok('responseCreate', mainResponseBody(intent.id, 'Pagos'))
  await ok('responseUpdate', mainResponseBody(intent.id, 'Formas de pago'), { id: response.id })
  await ok('responseGet', undefined, { id: response.id })
  expect((await ok('responseList')).length).toBe(1)
  await ok('responseCategoryList')
  await ok('responseExport')
  const second = await ok('secondaryResponseCreate', secondaryResponseBody('Cuotas'))
  await ok('secondaryResponseUpdate', secondaryResponseBody('En cuotas'), { id: second.id })
  await ok('secondaryResponseGet', undefined, { id: second.id })
  expect((await ok('secondaryResponseList')).length).toBe(1)
  await ok('secondaryResponseDelete', undefined, { id: second.id })
  await ok('responseDelete', undefined, { id: response.id })
  const { id } = await ok('intentCreate', { intent_name: 'Envíos' })
  const categories: { intents: { id: number; category_id: number }[] }[] = await ok('intentList')
  const one = categories.flatMap(({ intents }) => intents).find((known) => known.id === id)
  await ok('intentDelete', { isFamily: false }, { id, category_id: one?.category_id ?? 0 })
})

test('each operation that takes a key was called, and the history names the key', async () => {
  const open = Object.values<Operation>(operations).filter(({ apiKey }) => apiKey !== undefined)
  expect([...called].sort()).toEqual(open.map(({ id }) => id).sort())
  const actors = new Set((await inbox.audit()).map(({ actor_type, actor_name }) => `${actor_type} ${actor_name}`))
  expect([...actors]).toEqual(['api Clave «Sistema de ventas»'])
})
