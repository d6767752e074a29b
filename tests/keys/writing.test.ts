import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { makeKey } from './make.ts'

// What a system does with its key: who signs it, and that a repeated request is done once.

let inbox: Inbox
let boss: Member
let key: { id: number; token: string }
let chat: number

beforeAll(async () => {
  inbox = await startInbox()
  boss = await inbox.staff(2)
  key = await makeKey(inbox, inbox.bot_, { name: 'Sistema de ventas' })
  chat = await inbox.request({}, { senderId: 'ana' })
})
afterAll(() => inbox.stop())

const call = (method: string, path: string, body?: object, headers = {}, token = key.token) =>
  inbox.call(method, path, { token, body, headers })
const send = (message: string, headers = {}, token = key.token) =>
  call('POST', `/chats/requests/send/${inbox.bot_}`, { id: chat, target_id: 'ana', message }, headers, token)
const read = async () => (await boss.call('GET', `/chats/view/${inbox.bot_}/${chat}`)).body

describe('messages and notes', () => {
  test('are signed with the name of the key, also after it is revoked', async () => {
    const sent = await send('Tu pedido está listo.')
    expect([sent.status, sent.body.type, sent.body.user_name]).toEqual([201, 'agent', 'Sistema de ventas'])
    const note = await call('POST', `/chats/requests/message/${inbox.bot_}`, { id: chat, message: 'Pedido 12' })
    expect(note.body).toMatchObject({ type: 'internal', user_name: 'Sistema de ventas' })
    const doomed = await makeKey(inbox, inbox.bot_, { name: 'Otro sistema' })
    await send('Gracias.', {}, doomed.token)
    await boss.call('DELETE', `/plugins/keys/${inbox.bot_}/${doomed.id}`)
    const { data } = await read()
    expect(data.map(({ user_name }: { user_name: string }) => user_name)).toEqual([
      'Ana Núñez',
      'Sistema de ventas',
      'Sistema de ventas',
      'Otro sistema',
    ])
    const [event] = (await inbox.events()).filter(({ name }) => name === 'message').slice(1)
    expect(event?.payload.message).toMatchObject({ user_name: 'Sistema de ventas' })
  })

  test('a note of a contact tells which key added it', async () => {
    const { contact_id } = (await read()).chat
    const path = `/contacts/notes/${inbox.bot_}/${contact_id}`
    const noted = await call('POST', path, { text: 'Compra por mayor' })
    expect(noted.body.notes[0]).toMatchObject({ text: 'Compra por mayor', user: null, signed_as: 'Sistema de ventas' })
    const own = await boss.call('POST', path, { body: { text: 'Llamar el lunes' } })
    expect(own.body.notes[0]).toMatchObject({ user: { id: boss.id } })
    expect(own.body.notes[0]).not.toHaveProperty('signed_as')
  })
})

test('the history names the key as the author, and no secret', async () => {
  const { contact_id } = (await read()).chat
  const changed = await call('PUT', `/contacts/${inbox.bot_}/${contact_id}`, { name: 'Ana Ríos' })
  expect(changed.status).toBe(200)
  const { body } = await boss.call('GET', `/changes/${inbox.bot_}?filter={"resource_type":"contact"}`)
  expect(body[0].actor).toEqual({ id: null, name: 'Clave «Sistema de ventas»', role: null, type: 'api' })
  expect(JSON.stringify(await inbox.audit())).not.toContain(key.token.slice(12))
})

test('reading a chat does not mark it as read; a person does', async () => {
  const unread = await inbox.request({ open: true, unread_count: 2 })
  const path = `/chats/view/${inbox.bot_}/${unread}`
  const open = async () =>
    (await inbox.db.selectFrom('chat').select('open').where('id', '=', unread).executeTakeFirst())?.open
  expect((await call('GET', path)).status).toBe(200)
  expect(await open()).toBe(true)
  await boss.call('GET', path)
  expect(await open()).toBe(false)
})

test('assigns, unassigns, moves, snoozes and resolves', async () => {
  const area = await inbox.area(inbox.bot_, 'Depósito', boss)
  const at = `/chats/requests`
  const bot = inbox.bot_
  const done = async (path: string, body: object) => {
    const answer = await call('POST', `${path}/${bot}`, { id: chat, ...body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  expect((await done(`${at}/assign`, { user_id: boss.id })).assign_user).toMatchObject({ id: boss.id })
  expect((await done(`${at}/assign`, { user_id: null })).assign_user).toBeNull()
  expect((await done(`${at}/change`, { selected_area_id: area, note: 'Para preparar' })).area).toMatchObject({
    id: area,
  })
  const until = new Date(inbox.clock.now().getTime() + 3_600_000).toISOString()
  expect((await done('/chats/snooze', { until })).snooze).toEqual({ until, by: null })
  expect((await done(`${at}/state`, { state: 2 })).state).toBe(2)
  expect((await read()).data.at(-1)).toMatchObject({ text: 'Para preparar', user_name: 'Sistema de ventas' })
})

describe('Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'pedido-0001' }

  test('a repeated request is done once; another request with the same value is refused', async () => {
    const count = async () => (await read()).data.length
    const before = await count()
    const [first, again] = [await send('Pedido enviado.', headers), await send('Pedido enviado.', headers)]
    expect([first.status, again.body]).toEqual([201, first.body])
    expect(await count()).toBe(before + 1)
    expect((await send('Otra cosa.', headers)).body.code).toBe('key_used')
  })

  test('the value belongs to the key: a person and another key may use the same', async () => {
    const other = await makeKey(inbox, inbox.bot_, { name: 'Depósito' })
    const sent = await send('Lo preparamos.', headers, other.token)
    expect([sent.status, sent.body.user_name]).toEqual([201, 'Depósito'])
    const person = await send('Va en camino.', headers, boss.token)
    expect([person.status, person.body.user_name]).toEqual([201, boss.name])
    expect((await send('Va en camino.', headers, boss.token)).body.id).toBe(person.body.id)
  })
})
