import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { samplePng } from '../support/sample-files.ts'
import { type Channels, type Said, seed, startChannels } from './fixtures.ts'

/** The smallest page of an Ogg file with Opus. */
const OGG = 'T2dnUwACAAAAAAAAAAABAAAAAAAAAAAAAAABE09wdXNIZWFkAQEAAIC7AAAAAAA='

let t: Channels
let account: number
beforeAll(async () => {
  t = await startChannels()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  const { status, body } = await t.connectTelegram({ greeting: 'Todo para tu obra' })
  expect(status, JSON.stringify(body)).toBe(201)
  account = body.id
})
afterAll(() => t.stop())

interface Shown {
  reply_markup: { inline_keyboard: Record<string, string>[][] }
}

const TIMES = { timeout: 8_000, interval: 40 }
const writes = (person: string, message: object) => t.says(person, { to: seed.telegram_bot, ...message })

const telegramId = async (person: string) =>
  ((await t.control('GET', `people/${person}`)) as { telegramId: number }).telegramId
/** Telegram's number of a message of somebody, counted from the latest. */
const numberOf = async (person: string, isOwn: boolean, back = 1) => {
  const thread = (await t.control('GET', `threads?account=${seed.telegram_bot}&person=${person}`)) as {
    messages: { isInbound: boolean; body: { shown: { message_id: number } } }[]
  }
  return thread.messages.filter(({ isInbound }) => isInbound === isOwn).at(-back)?.body.shown.message_id
}
const asServer = <T>(work: () => Promise<T>) => t.store.run(() => inCall({ services: t.app.services }, work))

/** Waits until the thread of somebody's chat matches. */
async function said(person: string, expected: readonly object[]) {
  const { name } = (await t.control('GET', `people/${person}`)) as { name: string }
  const find = async () => (await t.chats()).find(({ user_name }) => user_name === name)
  await expect.poll(find, TIMES).toBeTruthy()
  const chat = (await find()) as Awaited<ReturnType<typeof t.chats>>[number]
  if (expected.length > 0) await expect.poll(() => t.thread(chat.id), TIMES).toMatchObject(expected)
  return { chat, messages: await t.thread(chat.id) }
}

test('a bot is connected, tested, and shown without its token', async () => {
  const { body } = await t.owner.call('GET', `/plugins/${t.bot_}`)
  expect(body).toMatchObject([
    { id: account, kind: 'telegram', status: 'connected', account: '@ferreteria_sur_bot', name: 'Ferretería Sur' },
  ])
  expect(JSON.stringify(body)).not.toContain(seed.telegram_token)
  const { body: tested } = await t.owner.call('POST', `/plugins/test/${t.bot_}/${account}`)
  expect(tested, JSON.stringify(tested)).toMatchObject({ ok: true, steps: [{ ok: true }, { ok: true }] })
})

test('a customer gets an answer, by name, which is sent and not known to be read', async () => {
  await writes('ana', { text: '¿Hacen envíos?' })
  const { chat } = await said('ana', [{ text: '¿Hacen envíos?' }, { type: 'bot', status: 'sent' }])
  expect(chat).toMatchObject({ channel: 'telegram' })
})

test('whoever presses «Iniciar» begins, and what the link to the bot carried is kept', async () => {
  await writes('sol', { text: '/start aviso-junio' })
  const { messages } = await said('sol', [{ type: 'user', text: 'Empezar' }, { type: 'bot' }])
  expect(messages[0]?.content).toEqual({ referral: { source: 'link', click_id: 'aviso-junio' } })
  expect(messages[1]?.text).toMatch(/^¡?Hola/)
})

test('all that people send is stored: files as own ones, the rest as what it is', async () => {
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  const png = { base64: samplePng(20, 20).toString('base64'), mime_type: 'image/png' }
  const pdf = { base64: Buffer.from('%PDF-1.4\n%%EOF').toString('base64'), mime_type: 'application/pdf' }
  const place = { latitude: -34.6, longitude: -58.4 }
  const sent: object[] = [
    { photo: png, caption: 'El enchufe' },
    { document: { ...pdf, filename: 'plano.pdf' } },
    { sticker: png },
    { voice: { base64: OGG, mime_type: 'audio/ogg' } },
    { location: place },
    { location: place, venue: { location: place, title: 'Obelisco', address: 'Av. 9 de Julio' } },
    { contact: { first_name: 'Sofía', last_name: 'Paz', phone_number: '+54 9 11 5555-0000', user_id: 1 } },
    { contact: true },
    { poll: { question: '¿Vienen?' } },
    { text: 'Mira', forward_origin: { type: 'hidden_user', sender_user_name: 'Alguien' } },
    { document: { base64: Buffer.from([1, 2, 3, 255]).toString('base64'), filename: 'raro.xyz' } },
  ]
  for (const message of sent) await writes('luis', message)
  const { chat } = await said('luis', [
    { text: 'El enchufe', files: [{ type: 'image/png' }] },
    { files: [{ filename: 'plano.pdf', type: 'application/pdf' }] },
    { files: [{ type: 'image/png' }], content: { sticker: true } },
    { files: [{ type: 'audio/ogg' }], content: { voice: true } },
    { content: { location: place } },
    { content: { location: { ...place, name: 'Obelisco', address: 'Av. 9 de Julio' } } },
    { content: { contacts: [{ name: 'Sofía Paz', phones: ['+54 9 11 5555-0000'], emails: [] }] } },
    { content: { contacts: [{ name: 'Luis Hernández', phones: ['+5215512345678'] }] } },
    { content: { unsupported: 'una encuesta' } },
    { text: 'Mira', content: { forwarded: true } },
    { content: { lost_file: 'raro.xyz', lost_because: 'type' } },
  ])
  const contact = await t.db
    .selectFrom('chat as c')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .select(['k.phone', 'k.name'])
    .where('c.id', '=', chat.id)
    .executeTakeFirstOrThrow()
  // Only the own number: Sofía's is not his.
  expect(contact).toEqual({ phone: '+525512345678', name: 'Luis Hernández' })
})

test('a file that Telegram does not give to bots is named, and the text beside it is stored', async () => {
  const base64 = Buffer.alloc(21 * 1024 * 1024).toString('base64')
  await writes('luis', { video: { base64, mime_type: 'video/mp4', filename: 'obra.mp4' }, caption: 'La obra' })
  await expect
    .poll(async () => (await last('luis'))?.content, TIMES)
    .toEqual({
      lost_file: 'obra.mp4',
      lost_because: 'size',
    })
  expect((await last('luis'))?.text).toBe('La obra')
})

const last = async (person: string): Promise<Said | undefined> => (await said(person, [])).messages.at(-1)

test('an edited message shows its new text, marked, and is not answered again', async () => {
  await writes('bia', { text: 'Quiero 2 llaves' })
  await said('bia', [{ text: 'Quiero 2 llaves' }])
  await t.says('bia', {
    to: seed.telegram_bot,
    edit: { message: await numberOf('bia', true), text: 'Quiero 3 llaves' },
  })
  const { chat } = await said('bia', [{ text: 'Quiero 3 llaves', content: { edited: true } }])
  expect(await t.thread(chat.id)).toHaveLength(1)
  const row = await t.db.selectFrom('chat').select('last_message_text').where('id', '=', chat.id).executeTakeFirst()
  expect(row?.last_message_text).toBe('Quiero 3 llaves')
})

test('an answer quotes, a reaction is shown and removed', async () => {
  const { chat, messages } = await said('bia', [])
  await asServer(() =>
    sendMessage({
      ...{ botId: t.bot_, chatId: chat.id, author: 'agent', userId: t.owner.id, text: 'Anotado' },
      replyTo: messages[0]?.id as number,
    }),
  )
  await expect.poll(async () => (await last('bia'))?.status, TIMES).toBe('sent')
  const [received] = (await t.phone('bia')).slice(-1)
  expect(received?.body).toMatchObject({ shown: { reply_to_message: { message_id: await numberOf('bia', true) } } })
  const answer = await numberOf('bia', false)
  await writes('bia', { text: 'Gracias', reply_to: answer })
  await expect.poll(async () => (await last('bia'))?.reply_to?.text, TIMES).toBe('Anotado')
  for (const [emoji, expected] of [
    ['👍', '👍'],
    [null, null],
  ]) {
    await writes('bia', { reaction: { message: answer, emoji } })
    await expect.poll(async () => (await t.thread(chat.id))[1]?.reaction, TIMES).toBe(expected)
  }
})

test('a press of a button is what the customer says, and ends the waiting sign', async () => {
  const { chat } = await said('bia', [])
  const buttons = [
    { title: 'Retiro', type: 'response' as const },
    { title: 'Mapa', type: 'url' as const, target: 'https://sitio.example/mapa' },
  ]
  await asServer(() =>
    sendMessage({ botId: t.bot_, chatId: chat.id, author: 'agent', userId: t.owner.id, text: '¿Cómo?', buttons }),
  )
  await expect.poll(async () => (await last('bia'))?.status, TIMES).toBe('sent')
  const [received] = (await t.phone('bia')).slice(-1)
  const { reply_markup } = (received?.body.shown ?? {}) as Shown
  const [[first], [second]] = reply_markup.inline_keyboard as [[Record<string, string>], [Record<string, string>]]
  expect([first.text, second]).toEqual(['Retiro', { text: 'Mapa', url: 'https://sitio.example/mapa' }])
  await writes('bia', { press: { message: await numberOf('bia', false), data: first.callback_data } })
  await expect.poll(async () => (await last('bia'))?.text, TIMES).toBe('Retiro')
  expect([...t.graph.sim.world.presses.values()]).toEqual([true])
})

test('staff send text, bold, long text, a picture twice and a place, in their order', async () => {
  const { chat } = await said('bia', [])
  const before = (await t.phone('bia')).length
  const { storeFile } = await import('../../src/server/foundation/media/files.ts')
  const media = await asServer(() =>
    storeFile({ botId: t.bot_, filename: 'foto.png', bytes: samplePng(9, 9), userId: t.owner.id }),
  )
  const send = (more: object) =>
    asServer(() =>
      sendMessage({ botId: t.bot_, chatId: chat.id, author: 'agent', userId: t.owner.id, text: '', ...more }),
    )
  await send({ text: 'Es <b> **lo mejor** & ya' })
  await send({ text: `${'palabra '.repeat(600)}fin` })
  await send({ mediaIds: [media?.id] })
  await send({ mediaIds: [media?.id] })
  await send({ shown: { kind: 'location', ...{ latitude: 1, longitude: 2 }, text: 'Local\nCalle 1' } })
  await expect
    .poll(async () => (await t.phone('bia')).slice(before).map(({ type }) => type), { ...TIMES, timeout: 20_000 })
    .toEqual(['text', 'text', 'text', 'photo', 'photo', 'venue'])
  const bodies = (await t.phone('bia')).slice(before).map(({ body }) => body)
  expect(bodies[0]).toMatchObject({ parse_mode: 'HTML', text: 'Es &lt;b&gt; <b>lo mejor</b> &amp; ya' })
  // The second time it is named by Telegram's id.
  expect(bodies.slice(3, 5).map(({ uploaded }) => uploaded)).toEqual([true, false])
})

test('a bot that is added to a group says nothing there', async () => {
  const { chat, messages } = await said('ana', [])
  await t.control('POST', 'people/ana/group', { bot: seed.telegram_bot, text: '¿Hacen envíos?' })
  const events = () => t.owner.call('GET', `/plugins/events/${t.bot_}?sort=["at","DESC"]&range=[0,24]`)
  await expect.poll(async () => JSON.stringify((await events()).body), TIMES).toContain('Vecinos del barrio')
  await t.control('GET', 'idle')
  expect(await t.thread(chat.id)).toHaveLength(messages.length)
  expect(await telegramId('ana')).toBeGreaterThan(0)
})
