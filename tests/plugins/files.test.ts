import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { formOf } from '../support/form.ts'
import { sampleGif, samplePng } from '../support/sample-files.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// What each channel takes: files by type and size, and texts that are too long for one message.

let t: Channels
let chats: Record<string, { id: number; sender_id: string }>
beforeAll(async () => {
  t = await startChannels()
  await t.connectNumber()
  await t.connectPage()
  const { callback_url, verify_token } = (await t.owner.call('GET', `/plugins/setup/${t.bot_}`)).body
  const fields = 'messages,messaging_postbacks,message_deliveries,message_reads,message_reactions,message_echoes'
  await fetch(`${t.graph.url}/v26.0/${seed.app}/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seed.app}|${seed.app_secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'page', callback_url, verify_token, fields }),
  })
  await t.says('ana', { type: 'text', text: { body: 'Hola' } })
  await t.says('ana', { to: seed.page, message: { text: 'Hola' } })
  const all = await vi.waitFor(async () => {
    const found = await t.chats()
    expect(found).toHaveLength(2)
    return found
  }, TIMES)
  chats = Object.fromEntries(all.map((chat) => [chat.channel, chat]))
})
afterAll(() => t.stop())

const TIMES = { timeout: 10_000, interval: 40 }
const pad = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)])
const webm = pad('\x1aE\xdf\xa3\0\0\0webm')
const mp4 = pad('\0\0\0\x18ftypisom')
const gif = sampleGif()

const to = (channel: string) => {
  const { id, sender_id } = chats[channel] as { id: number; sender_id: string }
  return { id, target_id: sender_id }
}
const file = (filename: string, type: string, bytes: Buffer) => ({
  ...{ filename, type, size: bytes.length, file: bytes.toString('base64') },
})
const sendFiles = (channel: string, ...files: object[]) =>
  t.owner.call('POST', `/chats/requests/send/document/${t.bot_}`, { body: { ...to(channel), files } })
const last = async (channel: string) => (await t.thread(to(channel).id)).at(-1)

async function stored(filename: string, bytes: Buffer): Promise<number> {
  const { body } = await t.owner.call('POST', `/media/${t.bot_}`, formOf({ name: 'files', filename, bytes }))
  return body.files[0].id
}

test('what WhatsApp does not take is refused before it leaves, with what to do, and what it takes leaves', async () => {
  const refused = await sendFiles('whatsapp', file('clip.webm', 'video/webm', webm))
  const text = 'WhatsApp no acepta clip.webm por su tipo. Conviértelo a MP4.'
  expect(refused).toMatchObject({ status: 422, body: { fields: { files: [text] } } })
  const partly = await sendFiles('whatsapp', file('a.gif', 'image/gif', gif), file('b.mp4', 'video/mp4', mp4))
  expect(partly).toMatchObject({ status: 207, body: { data: [{}], message: expect.stringContaining('JPG o PNG') } })
  await expect.poll(async () => (await last('whatsapp'))?.status, TIMES).toBe('read')
  expect((await t.phone('ana')).at(-1)?.body).toMatchObject({ type: 'video' })
})

test('a picture is too large for WhatsApp from 5 MB on, and for Messenger from 8 MB on', async () => {
  const large = Buffer.concat([samplePng(20, 20), Buffer.alloc(6 * 1024 * 1024)])
  const picture = file('afiche.png', 'image/png', large)
  expect(await sendFiles('whatsapp', picture)).toMatchObject({
    status: 422,
    body: { message: 'afiche.png supera los 5 MB que acepta WhatsApp. Prueba con uno más liviano.' },
  })
  expect((await sendFiles('facebook', picture)).status).toBe(201)
})

test('Messenger takes what WhatsApp does not', async () => {
  expect((await sendFiles('facebook', file('a.gif', 'image/gif', gif))).status).toBe(201)
  await expect.poll(async () => (await last('facebook'))?.status, TIMES).toBe('read')
})

test('files of quick replies are checked as well', async () => {
  const send = (attachments: number[]) =>
    t.owner.call('POST', `/chats/requests/send/${t.bot_}`, {
      body: { ...to('whatsapp'), message: 'Mira', attachments },
    })
  const refused = await send([await stored('a.gif', gif)])
  expect(refused).toMatchObject({ status: 422, body: { fields: { attachments: [expect.stringContaining('a.gif')] } } })
  expect((await send([await stored('a.png', samplePng(20, 20))])).status).toBe(201)
})

test('what the bot would send in vain fails with the reason, and the channel is not asked', async () => {
  const number = await stored('baile.gif', gif)
  await t.store.run(() =>
    inCall({ services: t.app.services }, () =>
      sendMessage({
        ...{ botId: t.bot_, chatId: to('whatsapp').id, author: 'bot', text: 'Baile' },
        shown: { kind: 'file', media: 'image', mediaId: number, caption: 'Baile' },
        forTeam: true,
      }),
    ),
  )
  await expect
    .poll(() => last('whatsapp'), TIMES)
    .toMatchObject({ status: 'failed', error: 'WhatsApp no acepta baile.gif por su tipo. Guárdala como JPG o PNG.' })
  const { id: message_id } = (await last('whatsapp')) as { id: number }
  expect((await t.phone('ana')).filter(({ opaque }) => opaque?.startsWith(`m:${message_id}:`))).toEqual([])
  const again = await t.owner.call('POST', `/chats/requests/resend/${t.bot_}`, {
    body: { id: to('whatsapp').id, message_id },
  })
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('JPG o PNG') } })
})

test('a text that is too long for Messenger arrives as several messages, in their order', async () => {
  const words = Array.from({ length: 280 }, (_, n) => `palabra${n}`).join(' ')
  const body = { ...to('facebook'), message: words }
  expect((await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })).status).toBe(201)
  await expect.poll(async () => (await last('facebook'))?.status, TIMES).toBe('read')
  const texts = (await t.phone('ana')).flatMap(({ body }) => {
    const { text } = (body.message ?? {}) as { text?: string }
    return text?.startsWith('palabra') ? [text] : []
  })
  expect(texts).toHaveLength(2)
  expect(texts.join(' ')).toBe(words)
})
