import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngOfSize, samplePng } from '../support/sample-files.ts'
import { type MailApp, soon, startMailApp } from './fixtures.ts'
import { user, written } from './servers.ts'

let t: MailApp
beforeAll(async () => {
  t = await startMailApp()
  await t.botOff()
  await t.connect()
})
afterAll(() => t.stop())

const textsOf = async (id: number) => (await t.thread(id)).map(({ text }) => text)

/** A mail in several parts; a part is its headers and its content. */
const inParts = (from: string, parts: readonly string[], type = 'mixed') =>
  written(`${parts.map((part) => `--limite\r\n${part}\r\n`).join('')}--limite--\r\n`, {
    from,
    Content_Type: `multipart/${type}; boundary="limite"`,
  })

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const file = (type: string, name: string, base64: string, disposition = 'attachment') =>
  `Content-Type: ${type}\r\nContent-ID: <${name}>\r\nContent-Disposition: ${disposition}; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`
const text = (type: string, content: string) => `Content-Type: text/${type}; charset=utf-8\r\n\r\n${content}`

test('an address has one chat, whatever the subject; what a mail quotes and its signature are folded', async () => {
  t.servers.arrives(written('Primera', { from: 'Lía <LIA@cliente.example>', subject: 'Uno' }))
  const chat = await t.chatOf('lia@cliente.example')
  await t.answers(chat, 'Hola, Lía')
  const [sent] = await t.mailsTo('lia@cliente.example', 1)
  const answer =
    'Gracias, la quiero.\n\nEl lun, 9 mar 2026 a las 10:00, El Trigal (<hola@trigal.example>) escribió:\n\n> Hola, Lía\n'
  t.servers.arrives(
    written(answer, { from: 'lia@cliente.example', subject: 'Re: Uno', In_Reply_To: String(sent?.mail.messageId) }),
  )
  t.servers.arrives(written('Otra cosa', { from: 'lia@cliente.example', subject: 'Dos' }))
  await t.chatOf('lia@cliente.example', 3)
  const said = await t.thread(chat.id)
  const [, , replied, other] = said
  expect(replied).toMatchObject({ text: 'Gracias, la quiero.', reply_to: { text: 'Hola, Lía' } })
  expect(replied?.content).toMatchObject({
    mail: { subject: 'Re: Uno', quoted: expect.stringContaining('> Hola, Lía') },
  })
  expect(other).toMatchObject({ text: 'Otra cosa', content: { mail: { subject: 'Dos' } } })
  // Who answers a mail has got it.
  expect(said[1]).toMatchObject({ status: 'delivered' })
  const shown = async (channel: string) => {
    const body = { type: 'all', category: 'nuevas', channel, page_number: 1 }
    const { data }: { data: { id: number }[] } = (await t.owner.call('POST', `/chats/filter/${t.bot_}`, { body })).body
    return data.map(({ id }) => id)
  }
  expect([await shown('Email'), await shown('Telegram')]).toEqual([[chat.id], []])
})

test('an image of too many pixels is kept as a file to download, and so is one that is not whole', async () => {
  t.servers.arrives(
    inParts('fotos@cliente.example', [
      text('plain', 'Van las fotos'),
      file('image/png', 'plano.png', pngOfSize(20_000, 20_000).toString('base64')),
      file('image/png', 'rota.png', samplePng(9, 9).subarray(0, 40).toString('base64')),
      file('image/png', 'bien.png', samplePng(9, 9).toString('base64')),
    ]),
  )
  const chat = await t.chatOf('fotos@cliente.example')
  const [message] = await t.thread(chat.id)
  expect(message?.files.map(({ filename, type }) => [filename, type])).toEqual([
    ['plano.png', 'application/octet-stream'],
    ['rota.png', 'application/octet-stream'],
    ['bien.png', 'image/png'],
  ])
})

test('HTML is read as text, attachments and pictures in the text are kept, and programs are not', async () => {
  const html =
    '<h1>Pedido</h1><p>Quiero <b>dos</b>.</p><img src="cid:foto.png"><script>alert(1)</script><style>p{}</style>'
  const exe = Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04binario').toString('base64')
  t.servers.arrives(
    inParts('html@cliente.example', [
      text('html', html),
      file('image/png', 'foto.png', PNG, 'inline'),
      file('text/plain', 'nota.txt', Buffer.from('una nota').toString('base64')),
      file('application/pdf', 'factura.pdf', exe),
    ]),
  )
  const chat = await t.chatOf('html@cliente.example')
  const [message] = await t.thread(chat.id)
  expect(message?.text).toBe('Pedido\n\nQuiero dos.')
  expect(message?.files.map(({ filename, type }) => [filename, type])).toEqual([
    ['foto.png', 'image/png'],
    ['nota.txt', 'text/plain'],
  ])
  expect(message?.content).toMatchObject({ lost_file: 'factura.pdf' })
})

test('a contact form is answered where it says, and a contact with the address keeps its name', async () => {
  await t.db.insertInto('contact').values({ bot_id: t.bot_, name: 'Pía Soto', email: 'Pia@cliente.example' }).execute()
  t.servers.arrives(
    written('Desde la web', {
      from: 'Web <web@formularios.example>',
      Reply_To: 'pia@cliente.example',
      subject: 'Formulario',
    }),
  )
  const chat = await t.chatOf('pia@cliente.example')
  expect(chat.user_name).toBe('Pía Soto')
  await t.answers(chat, 'Hola')
  await t.mailsTo('pia@cliente.example', 1)
})

test.each<[string, Record<string, string>]>([
  ['an absence notice', { Auto_Submitted: 'auto-replied' }],
  ['a newsletter', { Precedence: 'bulk' }],
  ['a mailing list', { List_Id: '<lista.example>' }],
  ['what asks for no answers', { X_Auto_Response_Suppress: 'All' }],
  ['a mail of the mailbox itself', { from: user }],
])('%s is left in the mailbox', async (name, headers) => {
  const from = headers.from ?? `${name.replaceAll(' ', '-')}@programa.example`
  t.servers.arrives(written('Automático', { from, ...headers }))
  t.servers.arrives(
    written('De una persona', { from: `despues-${name.replaceAll(' ', '-')}@cliente.example`, Auto_Submitted: 'no' }),
  )
  await t.chatOf(`despues-${name.replaceAll(' ', '-')}@cliente.example`)
  expect((await t.chats()).map(({ sender_id }) => sender_id)).not.toContain(from)
})

test('a mail that comes twice is one message, and a blocked contact is not listened to', async () => {
  const mail = written('Una vez', { from: 'doble@cliente.example', id: '<doble@cliente.example>' })
  t.servers.arrives(mail)
  t.servers.arrives(mail)
  t.servers.arrives(written('Después', { from: 'doble@cliente.example' }))
  const chat = await t.chatOf('doble@cliente.example', 2)
  expect(await textsOf(chat.id)).toEqual(['Una vez', 'Después'])
  await t.owner.call('PUT', `/contacts/block/${t.bot_}`, { body: { id: chat.contact_id, blocked: true } })
  t.servers.arrives(written('No la leen', { from: 'doble@cliente.example' }))
  t.servers.arrives(written('Fin', { from: 'fin@cliente.example' }))
  await t.chatOf('fin@cliente.example')
  expect(await textsOf(chat.id)).not.toContain('No la leen')
})

test('a mail with the id of somebody else is not lost, and a repetition of it is none', async () => {
  const id = '<mismo-id@cliente.example>'
  const second = written('Segunda', { from: 'segunda@cliente.example', id })
  t.servers.arrives(written('Primera', { from: 'primera@cliente.example', id }))
  expect(await textsOf((await t.chatOf('primera@cliente.example')).id)).toEqual(['Primera'])
  t.servers.arrives(second)
  expect(await textsOf((await t.chatOf('segunda@cliente.example')).id)).toEqual(['Segunda'])
  t.servers.arrives(second)
  t.servers.arrives(written('Otra', { from: 'segunda@cliente.example' }))
  expect(await textsOf((await t.chatOf('segunda@cliente.example', 2)).id)).toEqual(['Segunda', 'Otra'])
})

test('hostile mails stop nothing: thousands of parts, a flood of headers, deep nesting, endless quotes', async () => {
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  )
  const flood = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`X_${at}`, 'x'.repeat(40)]))
  const part = file('text/plain', 'nota.txt', Buffer.from('una nota').toString('base64'))
  t.servers.arrives(
    inParts(
      'partes@malo.example',
      Array.from({ length: 4_000 }, () => part),
    ),
  )
  t.servers.arrives(written('Cabeceras', { from: 'cabeceras@malo.example', ...flood }))
  t.servers.arrives(
    written(`--b\r\n${deep.join('')}fondo`, {
      from: 'hondo@malo.example',
      Content_Type: 'multipart/mixed; boundary="b"',
    }),
  )
  t.servers.arrives(
    written(`${'>'.repeat(200_000)}\n${'On '.repeat(30_000)}wrote:\n${'_'.repeat(100_000)}`, {
      from: 'citas@malo.example',
    }),
  )
  t.servers.arrives(written('<'.repeat(300_000), { from: 'etiquetas@malo.example', Content_Type: 'text/html' }))
  t.servers.arrives(
    written('\u0000\ud83d nulo', { from: 'nulo@malo.example', subject: '=?utf-8?Q?a=00=0D=0ABcc:_x?=' }),
  )
  t.servers.arrives(written('Sigo aquí', { from: 'sigo@cliente.example' }))
  const alive = await t.chatOf('sigo@cliente.example')
  expect(await textsOf(alive.id)).toEqual(['Sigo aquí'])
  const parts = await t.chatOf('partes@malo.example')
  expect((await t.thread(parts.id))[0]).toMatchObject({ content: { lost_file: '3980 más' } })
  expect((await t.thread(parts.id))[0]?.files.length).toBe(20)
  await soon(async () =>
    expect((await t.events()).some(({ ok, detail }) => !ok && detail.startsWith('No pudimos leer'))).toBe(true),
  )
})

test('a mail larger than 25 MB is not fetched, but shown', async () => {
  t.servers.arrives(
    written('x'.repeat(26 * 1024 * 1024), { from: 'Grande <grande@cliente.example>', subject: 'Fotos' }),
  )
  const chat = await t.chatOf('grande@cliente.example')
  expect((await t.thread(chat.id))[0]).toMatchObject({
    text: 'Fotos',
    content: { unsupported: 'correo de más de 25 MB' },
  })
})
