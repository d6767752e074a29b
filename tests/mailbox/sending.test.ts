import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { type MailApp, soon, startMailApp } from './fixtures.ts'
import { written } from './servers.ts'

let t: MailApp
beforeAll(async () => {
  t = await startMailApp()
  await t.botOff()
  await t.connect()
})
afterAll(() => t.stop())

/** Somebody writes, and staff answer. Returns the chat. */
async function answered(from: string, text: string) {
  t.servers.arrives(written('Hola', { from, subject: 'RE: Rv: Pedido' }))
  const chat = await t.chatOf(from)
  await t.answers(chat, text)
  return chat
}
const last = async (id: number) => (await t.thread(id)).at(-1)
const becomes = (id: number, what: object) => soon(async () => expect(await last(id)).toMatchObject(what))

test('a refusal for good says why; the next mail leaves', async () => {
  const refusals: [number, string, RegExp][] = [
    [550, '5.1.1 no such user', /La dirección no existe/],
    [552, 'too much', /tan grande/],
    [554, '5.7.1 spam', /spam/],
    [554, 'no', /no aceptó el correo/],
  ]
  for (const [code, text, reason] of refusals) {
    t.servers.next.push({ code, text })
    const from = `rechazo-${code}-${text.length}@cliente.example`
    const chat = await answered(from, 'No llega')
    await becomes(chat.id, { status: 'failed', error: expect.stringMatching(reason) })
    await t.answers(chat, 'Ahora sí')
    await becomes(chat.id, { text: 'Ahora sí', status: 'sent' })
    expect((await t.mailsTo(from, 1))[0]?.mail.text?.trim()).toBe('Ahora sí')
  }
})

test('a file of staff leaves as an attachment, whole', async () => {
  t.servers.arrives(written('¿Lista de precios?', { from: 'archivo@cliente.example' }))
  const chat = await t.chatOf('archivo@cliente.example')
  const bytes = Buffer.from(`%PDF-1.4\n${'precio\n'.repeat(50_000)}%%EOF`)
  const file = {
    filename: 'lista ñandú.pdf',
    file: bytes.toString('base64'),
    type: 'application/pdf',
    size: bytes.length,
  }
  const body = { id: chat.id, target_id: chat.sender_id, files: [file] }
  const { status } = await t.owner.call('POST', `/chats/requests/send/document/${t.bot_}`, { body })
  expect(status).toBe(201)
  const [sent] = await t.mailsTo('archivo@cliente.example', 1)
  const [attached] = sent?.mail.attachments ?? []
  expect(attached).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' })
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(bytes)).toBe(true)
  expect(attached?.filename).toMatch(/^lista.*\.pdf$/)
})

test('a refusal for now is tried again, and arrives once and in its order', async () => {
  t.servers.next.push({ code: 451, text: '4.7.1 greylisted' }, { code: 421, text: 'busy' })
  const chat = await answered('gris@cliente.example', 'Uno')
  await t.answers(chat, 'Dos')
  const mails = await t.mailsTo('gris@cliente.example', 2)
  expect(mails.map(({ mail }) => [mail.subject, mail.text?.trim()])).toEqual([
    ['Re: Pedido', 'Uno'],
    ['Re: Pedido', 'Dos'],
  ])
  // Told once, however often it is tried.
  const told = (await t.events()).filter(({ detail }) => detail.includes('Lo intentaremos de nuevo'))
  expect(told).toHaveLength(1)
})

test('a lost answer stays unconfirmed and is never repeated; the folder of sent mails settles it', async () => {
  t.servers.next.push('lost')
  const chat = await answered('perdida@cliente.example', 'Quizás')
  await becomes(chat.id, { status: 'uncertain' })
  await t.restartWorkers()
  await t.answers(chat, 'Siguiente')
  const [unsure, next] = await t.mailsTo('perdida@cliente.example', 2)
  expect([unsure?.mail.text?.trim(), next?.mail.text?.trim()]).toEqual(['Quizás', 'Siguiente'])
  expect((await t.thread(chat.id))[1]).toMatchObject({ status: 'uncertain' })
  t.servers.arrives(unsure?.raw ?? '', 'Sent')
  await soon(async () => expect((await t.thread(chat.id))[1]).toMatchObject({ status: 'sent' }))
  expect(await t.mailsTo('perdida@cliente.example', 2)).toHaveLength(2)
})

test('an answer to an unconfirmed mail settles it as well', async () => {
  t.servers.next.push('lost')
  const chat = await answered('contesta@cliente.example', '¿Llega?')
  await becomes(chat.id, { status: 'uncertain' })
  const [sent] = await t.mailsTo('contesta@cliente.example', 1)
  t.servers.arrives(
    written('Llegó', { from: 'contesta@cliente.example', References: `<otro@x> ${sent?.mail.messageId}` }),
  )
  await soon(async () => expect((await t.thread(chat.id))[1]).toMatchObject({ status: 'delivered' }))
})

/** The notice of a mail server, as RFC 3464 describes it. */
const notice = (id: string, action: string, status: string) =>
  written(
    `--b\r\nContent-Type: text/plain\r\n\r\nNo se entregó.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; x@cliente.example\r\nAction: ${action}\r\nStatus: ${status}\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${id}\r\n--b--\r\n`,
    {
      from: 'Mail Delivery <MAILER-DAEMON@mx.example>',
      Content_Type: 'multipart/report; report-type=delivery-status; boundary=b',
    },
  )

test('a bounce marks what it is about; a delay and a forged one change nothing', async () => {
  const chat = await answered('rebota@cliente.example', 'Hola')
  const [sent] = await t.mailsTo('rebota@cliente.example', 1)
  await becomes(chat.id, { status: 'sent' })
  const id = String(sent?.mail.messageId)
  t.servers.arrives(notice(id.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`), 'failed', '5.1.1'))
  t.servers.arrives(notice(id, 'delayed', '4.4.1'))
  t.servers.arrives(written('Fin', { from: 'fin@cliente.example' }))
  await t.chatOf('fin@cliente.example')
  expect(await last(chat.id)).toMatchObject({ status: 'sent' })
  t.servers.arrives(notice(id, 'failed', '5.1.1'))
  await becomes(chat.id, { status: 'failed', error: expect.stringContaining('La dirección no existe') })
  expect((await t.chats()).map(({ sender_id }) => sender_id)).not.toContain('mailer-daemon@mx.example')
})

test('two programs that answer each other stop: the bot writes no more than twelve mails an hour to one person', async () => {
  await t.db.updateTable('bot').set({ special_state: 'chatbot_on' }).where('id', '=', t.bot_).execute()
  t.servers.arrives(written('Recibido', { from: 'robot@programa.example' }))
  const chat = await t.chatOf('robot@programa.example')
  await t.mailsTo('robot@programa.example', 1)
  const says = (text: string) =>
    t.store.run(() =>
      inCall({ services: t.app.services }, () => sendMessage({ botId: t.bot_, chatId: chat.id, author: 'bot', text })),
    )
  for (let at = 2; at <= 13; at++) await says(`Respuesta ${at}`)
  await becomes(chat.id, { status: 'failed', error: expect.stringContaining('muchos correos') })
  await t.mailsTo('robot@programa.example', 12)
  // A person may always write.
  await t.answers(chat, 'Soy una persona')
  await t.mailsTo('robot@programa.example', 13)
}, 180_000)
