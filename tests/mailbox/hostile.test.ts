import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailApp, startMailApp } from './fixtures.ts'
import { written } from './servers.ts'

let t: MailApp
beforeAll(async () => {
  t = await startMailApp()
  await t.botOff()
  await t.connect()
})
afterAll(() => t.stop())

const first = async (address: string) => (await t.thread((await t.chatOf(address)).id))[0]

test.each([
  ['groups', `${'0000from<>'.repeat(400)}x`],
  ['more-groups', `${'0000from<>'.repeat(1000)}x`],
  ['spaces', `From:${' '.repeat(32_000)}x`],
  ['starts', `${'Op a schreef schreef schreef schreef\n'.repeat(900)}x`],
])(
  'a mail whose quotation is looked for without end is shown whole, once, and the next one comes: %s',
  async (name, text) => {
    const address = `${name}@malo.example`
    t.servers.arrives(written(text, { from: address }))
    t.servers.arrives(written('Sigo aquí', { from: `despues-${name}@cliente.example` }))
    expect(await first(`despues-${name}@cliente.example`)).toMatchObject({ text: 'Sigo aquí' })
    const message = await first(address)
    expect(message?.text.slice(0, 20_000)).toBe(text.slice(0, 20_000))
    expect(message?.content).toEqual({ mail: { subject: 'Consulta' } })
    await t.restartWorkers()
    t.servers.arrives(written('Otra vez', { from: `despues-${name}@cliente.example` }))
    await t.chatOf(`despues-${name}@cliente.example`, 2)
    await t.chatOf(address, 1)
    expect((await t.events()).filter(({ ok }) => !ok)).toEqual([])
  },
)

test('what follows a paragraph of a thousand words in one line is folded, and the paragraph stays', async () => {
  const long = 'palabra '.repeat(1_000).trim()
  const quoted = `El lun, 9 mar 2026 a las 10:00, El Trigal (<hola@trigal.example>) escribió:\n\n> ${long}\n> [1] y nada más`
  t.servers.arrives(written(`${long}\n[0]\n\n${quoted}`, { from: 'larga@cliente.example' }))
  const message = await first('larga@cliente.example')
  expect(message?.text).toBe(`${long}\n[0]`)
  expect(message?.content).toEqual({ mail: { subject: 'Consulta', quoted } })
})

test('what could run on the computer of staff is stored as the text or the document that it is', async () => {
  const part = (name: string, content: string) =>
    `--limite\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}\r\n`
  const parts = [
    part('factura.bat', 'del *'),
    part('factura.html', '<script>alert(1)</script>'),
    part('con.pdf .exe', '%PDF-1.7'),
    part('lista.csv', 'harina;900'),
  ]
  t.servers.arrives(
    written(`${parts.join('')}--limite--\r\n`, {
      from: 'programas@malo.example',
      Content_Type: 'multipart/mixed; boundary="limite"',
    }),
  )
  expect((await first('programas@malo.example'))?.files.map(({ filename, type }) => [filename, type])).toEqual([
    ['factura.bat.txt', 'text/plain'],
    ['factura.html.txt', 'text/plain'],
    ['con.pdf .exe.pdf', 'application/pdf'],
    ['lista.csv', 'text/plain'],
  ])
})

test.each(['Fri, 31 Dec 9999 23:59:59 +0000', 'Sat, 13 Sep 275760 00:00:00 +0000', 'ayer', ''])(
  'a mail of the date «%s» counts as of now',
  async (date) => {
    const address = `fecha-${date.replace(/\W/g, '').toLowerCase()}@malo.example`
    t.servers.arrives(written('Hola', { from: `${'Ana '.repeat(100)}<${address}>`, Date: date }))
    const chat = await t.chatOf(address)
    expect(chat.user_name).toMatch(/^Ana Ana .{61}…$/)
    const row = await t.db.selectFrom('chat').select('last_inbound_at').where('id', '=', chat.id).executeTakeFirst()
    const age = Date.now() - new Date(String(row?.last_inbound_at)).getTime()
    expect(age).toBeGreaterThanOrEqual(-1)
    expect(age).toBeLessThan(60_000)
  },
)
