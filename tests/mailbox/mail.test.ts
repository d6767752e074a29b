import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailApp, soon, startMailApp } from './fixtures.ts'
import { written } from './servers.ts'

let t: MailApp
beforeAll(async () => {
  t = await startMailApp()
  t.servers.arrives(written('De antes de conectar', { from: 'viejo@cliente.example' }))
  const { status, body } = await t.connect()
  expect(body).toMatchObject({ kind: 'email', account: 'hola@trigal.example', secrets: { password: 'cion' } })
  expect(status).toBe(201)
})
afterAll(() => t.stop())

test('a mail becomes a chat, the bot answers it, and what staff write leaves as an answer to it', async () => {
  t.servers.arrives(written('¿Tienen harina integral?', { subject: 'Harina', id: '<uno@cliente.example>' }))
  const chat = await t.chatOf('ana@cliente.example')
  expect(chat).toMatchObject({ channel: 'email', user_name: 'Ana Ruiz' })
  const [message] = await t.thread(chat.id)
  expect(message).toMatchObject({ text: '¿Tienen harina integral?', content: { mail: { subject: 'Harina' } } })
  const [automatic] = await t.mailsTo('ana@cliente.example', 1)
  expect(automatic?.mail.text).toContain('1. Hablar con alguien')
  expect(automatic?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m)
  expect((await t.answers(chat, 'Sí, a **$900**.')).status).toBe(201)
  const [, sent] = await t.mailsTo('ana@cliente.example', 2)
  expect(sent?.mail).toMatchObject({
    from: { name: 'El Trigal', address: 'hola@trigal.example' },
    ...{ subject: 'Re: Harina', inReplyTo: '<uno@cliente.example>' },
    ...{ text: 'Sí, a $900.\n', html: '<p>Sí, a <strong>$900</strong>.</p>\n' },
  })
  expect(sent?.raw).not.toContain('Auto-Submitted')
  await soon(async () => expect((await t.thread(chat.id)).at(-1)).toMatchObject({ status: 'sent' }))
  expect((await t.chats()).map(({ sender_id }) => sender_id)).toEqual(['ana@cliente.example'])
  const { body } = await t.owner.call('GET', `/contacts/${t.bot_}/${chat.contact_id}`)
  expect(body).toMatchObject({ name: 'Ana Ruiz', email: 'ana@cliente.example' })
})
