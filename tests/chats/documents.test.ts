import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanName } from '../../src/server/foundation/media/file-name.ts'
import { detectMediaType } from '../../src/server/foundation/media/media-type.ts'
import { sampleGif, sampleJpeg, samplePng, sampleWebp } from '../support/sample-files.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

const pad = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)])
const samples: [string, Buffer][] = [
  ['image/gif', sampleGif()],
  ['image/jpeg', sampleJpeg()],
  ['image/png', samplePng(1, 1)],
  ['image/webp', sampleWebp()],
  ['video/mp4', pad('\0\0\0\x18ftypisom')],
  ['video/webm', pad('\x1aE\xdf\xa3\0\0\0webm')],
  ['video/ogg', pad('OggS\0\0\x80theora')],
  ['audio/ogg', pad('OggS\0\0OpusHead')],
  ['audio/wav', pad('RIFF\0\0\0\0WAVE')],
  ['audio/mpeg', pad('ID3')],
  ['application/pdf', pad('%PDF-1.7')],
]

test.each(samples)('%s is detected by its content', (type, bytes) => expect(detectMediaType(bytes)).toBe(type))
test.each(['<html><script>', 'MZ\x90', 'PK\x03\x04', '<svg xmlns', '', '#!/bin/sh', 'RIFF\0\0\0\0AVI '])(
  'rejects %s',
  (text) => expect(detectMediaType(pad(text))).toBeUndefined(),
)

test('file names lose folders, hidden characters and characters that operating systems forbid', () => {
  expect(cleanName('../../etc/passwd', 'application/pdf')).toBe('passwd.pdf')
  expect(cleanName('C:\\fotos\\mí.png', 'image/png')).toBe('mí.png')
  expect(cleanName('gpj\u202etxt.exe\0', 'image/png')).toBe('gpjtxt.exe.png')
  expect(cleanName('nota de voz', 'audio/mpeg')).toBe('nota de voz.mp3')
  expect(cleanName('nota.ogg', 'audio/ogg')).toBe('nota.ogg')
  expect(cleanName('nota de voz', 'audio/ogg')).toBe('nota de voz.ogg')
  expect(cleanName('...', 'image/png')).toBe('archivo.png')
  expect(cleanName('Foto', 'image/jpeg')).toBe('Foto.jpg')
  expect(cleanName(`${'ñ'.repeat(400)}.pdf`, 'application/pdf').length).toBeLessThan(256)
})

test.each([
  ['factura.bat', 'text/plain', 'factura.bat.txt'],
  ['factura.HTML', 'text/plain', 'factura.HTML.txt'],
  ['dibujo.svg', 'text/plain', 'dibujo.svg.txt'],
  ['precios.CSV', 'text/plain', 'precios.CSV'],
  ['con.pdf .exe', 'application/pdf', 'con.pdf .exe.pdf'],
  [`con.pdf${' '.repeat(200)}.exe`, 'application/pdf', 'con.pdf .exe.pdf'],
  ['a.gif.html', 'image/gif', 'a.gif.html.gif'],
  ['a.exe.', 'image/gif', 'a.exe..gif'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['foto.jpg', 'image/webp', 'foto.jpg.webp'],
  ['nota.opus', 'audio/ogg', 'nota.opus'],
  ['pagos.xls', 'application/x-ole-storage', 'pagos.xls'],
  ['programa.msi', 'application/x-ole-storage', 'programa.msi.doc'],
  ['programa.jar', 'application/zip', 'programa.jar.zip'],
  ['notas.odt', 'application/zip', 'notas.odt'],
] as const)('%s with the content of %s is stored as %s', (name, type, stored) =>
  expect(cleanName(name, type)).toBe(stored),
)

test('a name without an extension of its type stays short, and whole characters', () => {
  const name = cleanName(`${'😀'.repeat(200)}.exe`, 'application/pdf')
  expect(name).toMatch(/^(?:😀)+\.pdf$/u)
  expect(name.length).toBeLessThan(256)
})

describe('sending files', () => {
  let t: Inbox
  let boss: Member
  beforeAll(async () => {
    t = await startInbox()
    boss = await t.staff(2)
  })
  afterAll(() => t.stop())

  const upload = (type: string, bytes: Buffer, filename = 'archivo.bin') => ({
    filename,
    file: bytes.toString('base64'),
    type,
    size: bytes.length,
  })
  const png = samples[2]?.[1] as Buffer
  async function send(files: object[], headers = {}, who = boss, chat?: number) {
    const id = chat ?? (await t.request())
    const { sender_id: target_id } = await t.db
      .selectFrom('chat')
      .select('sender_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return who.call('POST', `/chats/requests/send/document/${t.bot_}`, { body: { id, target_id, files }, headers })
  }

  test('each file becomes a message and can be downloaded', async () => {
    const { status, body } = await send([upload('image/png', png, 'foto.png'), upload('audio/mp3', pad('ID3'), 'voz')])
    expect(status).toBe(201)
    expect(body.data.map(({ files }: { files: object[] }) => files[0])).toMatchObject([
      { filename: 'foto.png', type: 'image/png', size: png.length },
      { filename: 'voz.mp3', type: 'audio/mpeg' },
    ])
    const [message] = body.data
    const asked = { media_id: message.files[0].media_id, channel: 'webchat', message_id: message.id }
    const got = await boss.call('POST', `/chats/requests/get/document/${t.bot_}`, { body: asked })
    expect(got.body).toEqual({
      filename: 'foto.png',
      size: png.length,
      type: 'image/png',
      file: png.toString('base64'),
    })
    expect(
      (
        await boss.call('POST', `/chats/requests/get/document/${t.bot_}`, {
          body: { ...asked, message_id: body.data[1].id },
        })
      ).status,
    ).toBe(404)
    const stranger = await t.staff(4)
    await t.db.updateTable('chat').set({ assign_user_id: boss.id }).execute()
    expect((await stranger.call('POST', `/chats/requests/get/document/${t.bot_}`, { body: asked })).status).toBe(404)
  })

  test('a repeated request with the same key stores nothing twice', async () => {
    const chat = await t.request()
    const kept = () => readdirSync(path.join(t.settings.dataDir, 'media')).length
    const again = () => send([upload('image/png', png, 'foto.png')], { 'idempotency-key': 'clave-foto' }, boss, chat)
    const first = await again()
    expect(first.status).toBe(201)
    const before = kept()
    expect((await again()).body).toEqual(first.body)
    expect(kept()).toBe(before)
  })

  test('files whose content does not match their type are left out with a message', async () => {
    const partly = await send([
      upload('image/png', png, 'foto.png'),
      upload('image/jpeg', png, 'mentira.jpg'),
      upload('image/png', pad('<html>'), 'pagina.png'),
    ])
    expect(partly.status).toBe(207)
    expect(partly.body.data).toHaveLength(1)
    expect(partly.body.message).toContain('mentira.jpg')
    expect(partly.body.message).toContain('No podemos enviar pagina.png. Prueba con una imagen, audio, video o PDF.')
    expect((await send([upload('image/png', pad('<html>'))])).status).toBe(422)
    expect((await send([{ ...upload('image/png', png), size: 5 }])).status).toBe(422)
    expect((await send([{ ...upload('image/png', png), type: 'text/html' }])).status).toBe(422)
  })

  test('an audio is not transcribed when no service is configured', async () => {
    const { body } = await send([upload('audio/mpeg', pad('ID3'), 'voz.mp3'), upload('image/png', png)])
    const asked = await boss.call('GET', `/chats/requests/audio/translate/${t.bot_}/${body.data[0].id}`)
    expect(asked).toMatchObject({ status: 409, body: { message: 'Error al intentar transcribir el audio' } })
    expect((await boss.call('GET', `/chats/requests/audio/translate/${t.bot_}/${body.data[1].id}`)).status).toBe(404)
  })

  test('the PDF of a very long chat is cut, its text file is complete', async () => {
    const chatId = await t.request()
    const text = 'Hola. '.repeat(680)
    const rows = Array.from({ length: 150 }, () => ({
      bot_id: t.bot_,
      chat_id: chatId,
      author: 'user' as const,
      body: text,
    }))
    await t.db.insertInto('message').values(rows).execute()
    const pdf = await boss.call('GET', `/chats/transcript/${t.bot_}/${chatId}`)
    expect(pdf.status).toBe(200)
    // A page has about 5,000 characters. There are 600,000, of which half are drawn.
    const pages = String(pdf.body).match(/\/Type \/Page\b/g)?.length
    expect(pages).toBeGreaterThan(30)
    expect(pages).toBeLessThan(90)
    const whole = await boss.call('GET', `/chats/transcript/text/${t.bot_}/${chatId}`)
    expect(String(whole.body).match(/Hola\. Hola\./g)?.length).toBeGreaterThan(150)
  })

  test('returns the files of a chat, and the whole chat as PDF', async () => {
    const { body } = await send([upload('image/png', png), upload('image/png', png)])
    const { chat_id } = await t.db
      .selectFrom('message')
      .select('chat_id')
      .where('id', '=', body.data[0].id)
      .executeTakeFirstOrThrow()
    const { data } = (await boss.call('GET', `/chats/media/${t.bot_}/${chat_id}`)).body
    expect(data.map(({ id }: { id: number }) => id)).toEqual([body.data[1].id, body.data[0].id])
    const pdf = await boss.call('GET', `/chats/transcript/${t.bot_}/${chat_id}`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})
