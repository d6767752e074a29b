import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, listen } from '../realtime/fixtures.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const { at, post, open, itemOf, ids, senderOf } = callsOf(() => ({ t, boss }))
const say = async (id: number, message: string, who = boss, given: object = {}) =>
  (await post(who, '/chats/requests/send/{bot}', { id, target_id: await senderOf(id), message, ...given })).body.id
const remove = (chat: number, message: number, who = boss) =>
  who.call('DELETE', at(`/chats/messages/{bot}/${chat}/${message}`))
const transcript = async (id: number) => (await boss.call('GET', at(`/chats/transcript/text/{bot}/${id}`))).body

test('the text of a deleted message is gone from the thread, the list, quotes, the search, the transcript and webhooks', async () => {
  const hook = { name: 'Aviso', url: 'https://avisos.example/a', events: ['message'] }
  const made = await post(boss, '/webhooks/{bot}', hook)
  expect(made.status).toBe(201)
  const id = await t.request()
  const secret = await say(id, 'La clave es girasol')
  const quoting = await say(id, 'Esa es', boss, { reply_to: secret })
  expect(await ids(boss, { q: 'girasol' })).toEqual([id])
  const { status, body } = await remove(id, secret)
  expect([status, body.text, body.content]).toEqual([200, '', { deleted: true }])
  const { data } = await open(boss, id)
  expect(data.find((one: { id: number }) => one.id === quoting).reply_to).toMatchObject({
    ...{ kind: 'deleted', text: 'Mensaje eliminado' },
  })
  expect(await ids(boss, { q: 'girasol' })).toEqual([])
  expect(JSON.stringify(data)).not.toContain('girasol')
  expect(await transcript(id)).toContain('[Mensaje eliminado]')
  expect(await transcript(id)).not.toContain('girasol')
  const sent = await t.db.selectFrom('webhook_delivery').selectAll().where('message_id', '=', secret).execute()
  expect(sent).toEqual([])
  expect(
    await t.db.selectFrom('webhook_delivery').select('id').where('message_id', '=', quoting).execute(),
  ).toHaveLength(1)
  // The row of the list changes only for the last message.
  expect((await itemOf(id)).last_message_text).toBe('Esa es')
  await remove(id, quoting)
  expect(await itemOf(id)).toMatchObject({ last_message_text: 'Mensaje eliminado', last_message_kind: 'deleted' })
  const audit = t.db.selectFrom('audit').selectAll().where('resource_type', '=', 'message')
  const entries = await audit.orderBy('id').execute()
  expect(entries).toMatchObject([
    { action: 'delete', actor_id: boss.id, resource_id: String(secret), before: { chat_id: id } },
    { resource_id: String(quoting) },
  ])
  expect(JSON.stringify(entries)).not.toContain('girasol')
  // Deleted again, it stays as it is and leaves no second entry.
  expect((await remove(id, secret)).status).toBe(200)
  const event = (await t.events()).findLast(({ name }) => name === 'message-text')
  expect(event?.payload).toEqual({
    ...{ chat_id: id, message_id: quoting, text: '', hidden: false, content: { deleted: true } },
  })
})

test('a console that comes back and a request that is repeated do not get the text of a deleted message', async () => {
  const id = await t.request()
  const key = { 'idempotency-key': 'una-sola-clave' }
  const body = { id, target_id: await senderOf(id), message: 'Mi apellido es Mondragón' }
  const first = await post(boss, '/chats/requests/send/{bot}', body, key)
  expect([first.status, first.body.text]).toEqual([201, 'Mi apellido es Mondragón'])
  const quoting = await say(id, 'Ese mismo', boss, { reply_to: first.body.id })
  await remove(id, first.body.id)

  const again = await post(boss, '/chats/requests/send/{bot}', body, key)
  expect([again.status, again.body.id, again.body.text, again.body.content]).toEqual([
    ...[201, first.body.id, '', { deleted: true }],
  ])
  const ear = await connect(await listen(t.app), boss.token)
  await ear.join(t.bot_, 0)
  await ear.upTo((await t.events()).at(-1)?.seq ?? 0)
  ear.close()
  expect(JSON.stringify(ear.received)).not.toContain('Mondragón')
  // The events stand, and those of other messages as they were.
  const said = ear.received.filter(({ name }) => name === 'message').map(({ payload }) => payload.message)
  expect(said.filter((one) => [first.body.id, quoting].includes(Object(one).id))).toMatchObject([
    { text: '', content: { deleted: true } },
    { text: 'Ese mismo', reply_to: { kind: 'deleted', text: 'Mensaje eliminado' } },
  ])
})

test('its files are gone as well, unless something else has them', async () => {
  const id = await t.request()
  const target_id = await senderOf(id)
  const bytes = Buffer.from('%PDF-1.7\nlista de precios')
  const file = { file: bytes.toString('base64'), type: 'application/pdf', size: bytes.length }
  const files = [{ filename: 'lista.pdf', ...file }]
  const sent = await post(boss, '/chats/requests/send/document/{bot}', { id, target_id, files })
  expect(sent.status).toBe(201)
  const [message] = sent.body.data
  expect((await remove(id, message.id)).body.files).toEqual([])
  const media = t.db.selectFrom('media').select('id').where('id', '=', message.files[0].media_id)
  expect(await media.execute()).toEqual([])
})

test('only its author deletes it, within an hour', async () => {
  const other = await t.staff(2)
  const id = await t.request()
  const message = await say(id, 'Hola, soy yo', other)
  expect(await remove(id, message)).toMatchObject({
    ...{ status: 403, body: { message: 'Solo puedes eliminar los mensajes que escribiste tú.' } },
  })
  const [first] = (await open(boss, id)).data
  expect((await remove(id, first.id, other)).status).toBe(403)
  t.clock.advance(61 * 60)
  expect(await remove(id, message, other)).toMatchObject({ status: 409, body: { code: 'too_late' } })
  const later = await say(id, 'Otra cosa', other)
  t.clock.advance(59 * 60)
  expect((await remove(id, later, other)).status).toBe(200)
})

test.each([
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
] as const)(
  '%s does not let anybody take a message back, and an answer to a deleted one is refused',
  async (channel, name) => {
    const id = await t.request({ channel, last_inbound_at: t.clock.now() })
    const message = await say(id, 'Quedan tres')
    const { status, body } = await remove(id, message)
    expect([status, body.message]).toEqual([
      409,
      `${name} no nos deja eliminar un mensaje enviado. Escribe otro que lo corrija.`,
    ])
    expect((await open(boss, id)).data.at(-1).text).toBe('Quedan tres')
    const here = await t.request()
    const gone = await say(here, 'Quedan dos')
    await remove(here, gone)
    const answer = { id: here, target_id: await senderOf(here), message: 'Perdón', reply_to: gone }
    expect((await post(boss, '/chats/requests/send/{bot}', answer)).body.fields).toEqual({
      reply_to: ['El mensaje al que respondes se eliminó. Elige otro.'],
    })
  },
)
