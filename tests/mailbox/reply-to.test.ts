import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailApp, startMailApp } from './fixtures.ts'
import { user, written } from './servers.ts'

let t: MailApp
beforeAll(async () => {
  t = await startMailApp()
  await t.botOff()
  await t.connect()
})
afterAll(() => t.stop())

const said = async (chat: { id: number }) => (await t.thread(chat.id)).map(({ text, content }) => [text, content?.mail])

test('who asks for answers to the address of a customer does not get into her chat, and their own says who wrote', async () => {
  t.servers.arrives(written('Soy Ana', { from: 'Ana <ana@cliente.example>' }))
  const ana = await t.chatOf('ana@cliente.example')
  t.servers.arrives(
    written('Manden el pedido a otra casa', {
      from: 'Ladron <ladron@evil.example>',
      Reply_To: 'Ana <ana@cliente.example>',
    }),
  )
  const other = await t.chatOf('ana@cliente.example (por ladron@evil.example)')
  expect(other.user_name).toBe('Ladron')
  expect(other.contact_id).not.toBe(ana.contact_id)
  expect(await said(other)).toEqual([
    ['Manden el pedido a otra casa', { subject: 'Consulta', sent_by: 'ladron@evil.example' }],
  ])
  expect(await said(ana)).toEqual([['Soy Ana', { subject: 'Consulta' }]])
  const { body } = await t.owner.call('GET', `/contacts/${t.bot_}/${other.contact_id}`)
  expect(body).toMatchObject({ name: 'Ladron', email: '' })
  // The answer of staff is for whom the mail names, as that of any contact form.
  expect((await t.answers(other, '¿Quién eres?')).status).toBe(201)
  await t.mailsTo('ana@cliente.example', 1)
  expect(t.servers.sent.map(({ to }) => to)).not.toContain('ladron@evil.example')
  t.servers.arrives(written('No fui yo', { from: 'ana@cliente.example' }))
  await t.chatOf('ana@cliente.example', 2)
})

test('a contact form begins the chat of who filled it in, comes back to it, and each of its mails says who sent it', async () => {
  const form = { from: 'Web <web@formularios.example>', Reply_To: 'Pía <pia@cliente.example>', subject: 'Formulario' }
  t.servers.arrives(written('Desde la web', form))
  const chat = await t.chatOf('pia@cliente.example')
  expect(chat.user_name).toBe('Pía')
  t.servers.arrives(written('Ahora por correo', { from: 'pia@cliente.example' }))
  await t.chatOf('pia@cliente.example', 2)
  t.servers.arrives(written('Otra vez la web', form))
  await t.chatOf('pia@cliente.example', 3)
  t.servers.arrives(written('Yo también', { from: 'ladron@evil.example', Reply_To: 'pia@cliente.example' }))
  const other = await t.chatOf('pia@cliente.example (por ladron@evil.example)')
  expect(other.user_name).toBe('ladron@evil.example')
  expect(await said(chat)).toEqual([
    ['Desde la web', { subject: 'Formulario', sent_by: 'web@formularios.example' }],
    ['Ahora por correo', { subject: 'Consulta' }],
    ['Otra vez la web', { subject: 'Formulario', sent_by: 'web@formularios.example' }],
  ])
})

test('staff answer in the chat of long addresses', async () => {
  const [long, form] = [
    `${'l'.repeat(60)}@${'cliente.'.repeat(8)}example`,
    `${'f'.repeat(60)}@${'form.'.repeat(8)}example`,
  ]
  t.servers.arrives(written('Hola', { from: long }))
  await t.chatOf(long)
  t.servers.arrives(written('Desde la web', { from: form, Reply_To: long }))
  expect((await t.answers(await t.chatOf(`${long} (por ${form})`), 'Hola')).status).toBe(201)
  await t.mailsTo(long, 1)
})

test.each([
  ['the same address', { from: 'Lía <lia@cliente.example>', Reply_To: 'LIA@cliente.example' }],
  ['the mailbox itself', { from: 'Lía <lia@cliente.example>', Reply_To: user }],
])('an address for answers that is %s changes nothing', async (_, headers) => {
  const before = (await t.chats()).find(({ sender_id }) => sender_id === 'lia@cliente.example')
  t.servers.arrives(written('Hola', headers))
  const chat = await t.chatOf('lia@cliente.example', before ? 2 : 1)
  expect((await said(chat)).at(-1)).toEqual(['Hola', { subject: 'Consulta' }])
})
