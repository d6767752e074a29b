import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkers } from '../../src/server/workers.ts'
import { type MailApp, soon, startMailApp } from './fixtures.ts'
import { password, written } from './servers.ts'

let t: MailApp
beforeAll(async () => {
  t = await startMailApp()
  await t.botOff()
  await t.connect()
})
afterAll(() => t.stop())

const texts = async (address: string, count: number) =>
  (await t.thread((await t.chatOf(address, count)).id)).map(({ text }) => text)

test('a connection that is cut again and again loses nothing and repeats nothing', async () => {
  const expected = Array.from({ length: 40 }, (_, at) => `Correo ${at + 1}`)
  for (const [at, text] of expected.entries()) {
    t.servers.arrives(written(text, { from: 'corte@cliente.example' }))
    if (at % 10 === 0) t.servers.cut()
  }
  await soon(async () => {
    expect((await t.chats()).length).toBeGreaterThan(0)
    t.servers.cut()
  })
  expect(await texts('corte@cliente.example', 40)).toEqual(expected)
})

test('a server that starts again goes on where it was', async () => {
  t.servers.arrives(written('Antes', { from: 'reinicio@cliente.example' }))
  await t.chatOf('reinicio@cliente.example')
  t.servers.arrives(written('Durante', { from: 'reinicio@cliente.example' }))
  await t.restartWorkers()
  t.servers.arrives(written('Después', { from: 'reinicio@cliente.example' }))
  expect(await texts('reinicio@cliente.example', 3)).toEqual(['Antes', 'Durante', 'Después'])
})

test('two processes read a mailbox once', async () => {
  const other = await t.store.run(() => startWorkers(t.store, t.app.services))
  for (const text of ['Uno', 'Dos', 'Tres']) t.servers.arrives(written(text, { from: 'dos@cliente.example' }))
  expect(await texts('dos@cliente.example', 3)).toEqual(['Uno', 'Dos', 'Tres'])
  await other.stop()
  await t.restartWorkers()
})

test('a mailbox that numbers its mails anew is read on, and known mails are not repeated', async () => {
  t.servers.arrives(written('Conocido', { from: 'numeros@cliente.example', id: '<conocido@cliente.example>' }))
  await t.chatOf('numeros@cliente.example')
  const inbox = t.servers.imap.getMailbox('INBOX')
  inbox.uidvalidity = 77
  inbox.uidnext = 1000
  for (const message of inbox.messages) message.uid = inbox.uidnext++
  t.servers.arrives(written('Nuevo', { from: 'numeros@cliente.example' }))
  expect(await texts('numeros@cliente.example', 2)).toEqual(['Conocido', 'Nuevo'])
  const { uid_validity, last_uid } = await soon(async () => {
    const cursor = await t.db
      .selectFrom('mailbox_cursor')
      .select(['uid_validity', 'last_uid'])
      .executeTakeFirstOrThrow()
    expect(cursor.uid_validity).toBe(77)
    return cursor
  })
  expect([uid_validity, last_uid]).toEqual([77, inbox.uidnext - 1])
  t.servers.arrives(written('Otro', { from: 'numeros@cliente.example' }))
  expect(await texts('numeros@cliente.example', 3)).toEqual(['Conocido', 'Nuevo', 'Otro'])
})

test('a password that is no longer accepted stops the mailbox and tells the owner; the new one loses nothing', async () => {
  t.servers.arrives(written('Hola', { from: 'clave@cliente.example' }))
  const chat = await t.chatOf('clave@cliente.example')
  t.servers.setPassword('nueva-clave')
  await t.answers(chat, 'Espera')
  await soon(async () =>
    expect(await t.plugin()).toMatchObject({ status: 'needs_action', problem: expect.stringContaining('contraseña') }),
  )
  const mails = await soon(async () => {
    const all = await t.mails()
    expect(all.length).toBe(1)
    return all
  })
  expect(mails[0]).toMatchObject({ subject: expect.stringContaining('hola@trigal.example requiere atención') })
  t.servers.arrives(written('¿Y?', { from: 'clave@cliente.example' }))
  expect((await t.thread(chat.id)).at(-1)).toMatchObject({ text: 'Espera', status: 'pending' })
  const { id } = await t.plugin()
  const put = (given: object) => t.owner.call('PUT', `/plugins/email/${t.bot_}/${id}`, { body: given })
  expect((await put({ password })).status).toBe(422)
  expect((await put({ password: 'nueva-clave' })).body).toMatchObject({ status: 'connected', problem: null })
  expect((await t.mailsTo('clave@cliente.example', 1))[0]?.mail.text?.trim()).toBe('Espera')
  await t.chatOf('clave@cliente.example', 2)
})

test('a mail is only marked as read where the settings say so', async () => {
  const inbox = t.servers.imap.getMailbox('INBOX')
  expect(inbox.messages.some(({ flags }) => flags.includes('\\Seen'))).toBe(false)
  const { id } = await t.plugin()
  await t.owner.call('PUT', `/plugins/email/${t.bot_}/${id}`, { body: { mark_seen: true } })
  t.servers.arrives(written('Marcado', { from: 'visto@cliente.example' }))
  await t.chatOf('visto@cliente.example')
  await soon(() => expect(inbox.messages.at(-1)?.flags).toContain('\\Seen'))
})

test('the mail of a removed bot stays in the mailbox', async () => {
  await t.db.updateTable('bot').set({ removed_at: new Date() }).where('id', '=', t.bot_).execute()
  const before = (await t.chats()).length
  t.servers.arrives(written('A nadie', { from: 'nadie@cliente.example' }))
  await soon(async () => {
    const job = await t.db
      .selectFrom('job')
      .select('run_at')
      .where('queue', '=', 'mailbox-poll')
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(Date.parse(job.run_at) - Date.now()).toBeGreaterThan(60_000)
  })
  expect((await t.chats()).length).toBe(before)
})
