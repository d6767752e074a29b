import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { setDelivery } from '../../src/server/conversation/chats/core/delivery.ts'
import { setReaction } from '../../src/server/conversation/chats/core/reactions.ts'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { storeFile } from '../../src/server/foundation/media/files.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { jobHandlers } from '../../src/server/workers.ts'
import { connectAccount, type Platform, startPlatform } from '../support/platform.ts'
import { samplePng } from '../support/sample-files.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
  t = await startInbox({ settings: { graphUrl: platform.url } })
  boss = await t.staff(2)
})
afterAll(async () => {
  await t.stop()
  await platform.stop()
})

const thread = async (id: number) => (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body.data
const runJobs = () => t.store.run(() => runDue(jobHandlers(t.app.services)))
async function sendTo(senderId: string) {
  const id = await t.request({}, { channel: 'whatsapp', senderId })
  await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id, target_id: senderId, message: 'Hola' } })
  return id
}

test('a message without a connected channel fails with the reason', async () => {
  const id = await sendTo('549110001')
  await runJobs()
  expect((await thread(id)).at(-1)).toMatchObject({
    status: 'failed',
    error: 'El canal no está conectado. Conéctalo en Conectores.',
  })
  const events = (await t.events()).filter(({ name }) => name === 'status')
  expect(events).toMatchObject([{ payload: { chat_id: id, status: 'failed' } }])
})

test('a message goes from accepted to delivered and read, and never back', async () => {
  await connectAccount(t, t.bot_, 'whatsapp')
  const id = await sendTo('549110002')
  await runJobs()
  expect(platform.sent.splice(0)).toMatchObject([{ to: '+549110002', text: { body: 'Hola' } }])
  const message = (await thread(id)).at(-1)
  expect(message.status).toBe('accepted')
  const news = async (status: 'delivered' | 'read' | 'sent') => t.inside(() => setDelivery(t.bot_, message.id, status))
  expect([await news('read'), await news('delivered'), await news('sent'), await news('read')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect((await thread(id)).at(-1).status).toBe('read')
  expect(await t.inside(() => setReaction(t.bot_, message.id, '👍'))).toBe(true)
  expect((await thread(id)).at(-1).reaction).toBe('👍')
})

test('the bot stays silent once a person answered or took the chat', async () => {
  const id = await t.writes('Hola', { senderId: 'tarde' })
  const [asked] = await thread(id)
  const answer = (text: string) =>
    t.inside(() => sendMessage({ botId: t.bot_, chatId: id, author: 'bot', text, answerTo: asked.id }))
  expect(await answer('A tiempo')).toEqual(expect.any(Number))
  await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id, target_id: 'tarde', message: 'Yo sigo' } })
  expect(await answer('Tarde')).toBeUndefined()
  await boss.call('POST', `/chats/requests/reactivate/${t.bot_}`, { body: { id } })
  expect(await answer('Todavía tarde')).toBeUndefined()
  expect((await thread(id)).map(({ text }: { text: string }) => text)).toEqual(['Hola', 'A tiempo', 'Yo sigo'])
})

test('the bot requests a person in an area only once', async () => {
  const area = await t.area(t.bot_, 'Reclamos')
  const id = await t.writes('Quiero hablar con una persona')
  await t.inside(() => requestPerson(t.bot_, id, area))
  await t.inside(() => requestPerson(t.bot_, id, null))
  const { chat } = (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body
  expect(chat).toMatchObject({ type: 'request', live: false, area: { id: area } })
  const { handoffs } = await t.db
    .selectFrom('daily_count')
    .select('handoffs')
    .where('bot_id', '=', t.bot_)
    .where('channel', '=', 'webchat')
    .executeTakeFirstOrThrow()
  expect(handoffs).toBe(1)
})

/** Creates a bot that offers the given number of choices. Only the last one leads to a response of its own. */
async function offering(count: number) {
  const bot = await t.bot()
  const secondary = await t.db
    .insertInto('secondary_response')
    .values({
      ...{ bot_id: bot, name: 'Zona norte', kind: 'follow_up' },
      messages: json([{ kind: 'text', text: 'Hasta la ruta.' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const buttons = Array.from({ length: count }, (_, at) => ({
    ...{ title: `Zona ${at + 1}`, type: 'response' as const },
    ...(at === count - 1 && { target: `secondary:${secondary.id}`, description: 'La más lejana' }),
  }))
  await t.db
    .insertInto('quick_response')
    .values({
      bot_id: bot,
      keywords: json(['zonas']),
      answer: '¿A qué **zona**?',
      match: 'contains',
      buttons: json(buttons),
    })
    .execute()
  return bot
}

/** Receives a message through an external channel. Returns what the channel's API is sent as the bot's answer. */
async function asked(channel: 'whatsapp' | 'facebook', bot: number, senderId: string, given: object) {
  await t.writes('', { botId: bot, channel, senderId, ...given })
  for (let round = 0; round < 2; round++) await runJobs()
  return platform.sent.splice(0)
}

test('WhatsApp gets reply buttons, or a list from four choices on; pressing and typing have the same result', async () => {
  const bot = await offering(3)
  await connectAccount(t, bot, 'whatsapp')
  const ask = (given: object) => asked('whatsapp', bot, '549112000', given)
  const [three] = await ask({ text: 'zonas' })
  const body = three as unknown as { interactive: { action: { buttons: { reply: { id: string; title: string } }[] } } }
  expect(body).toMatchObject({
    ...{ messaging_product: 'whatsapp', to: '+549112000', type: 'interactive' },
    interactive: { type: 'button', body: { text: '¿A qué *zona*?' } },
  })
  const pressed = body.interactive.action.buttons.map(({ reply }) => reply)
  expect(pressed.map(({ title }) => title)).toEqual(['Zona 1', 'Zona 2', 'Zona 3'])
  const north = [{ type: 'text', text: { body: 'Hasta la ruta.' } }]
  // The title alone could not be matched if another answer had offered it since.
  expect(await ask({ text: pressed[2]?.title, pressed: pressed[2]?.id })).toMatchObject(north)
  await ask({ text: 'zonas' })
  expect(await ask({ text: '3' })).toMatchObject(north)

  const many = await offering(5)
  await connectAccount(t, many, 'whatsapp')
  const [five] = await asked('whatsapp', many, '549112001', { text: 'zonas' })
  const list = five as unknown as { interactive: { action: { sections: { rows: { id: string }[] }[] } } }
  expect(list).toMatchObject({ interactive: { type: 'list', action: { button: 'Ver opciones' } } })
  const rows = list.interactive.action.sections[0]?.rows ?? []
  expect(rows).toHaveLength(5)
  expect(rows[4]).toMatchObject({ title: 'Zona 5', description: 'La más lejana' })
  const chosen = { text: 'Zona 5', pressed: rows[4]?.id }
  expect(await asked('whatsapp', many, '549112001', chosen)).toMatchObject(north)
})

test('Messenger gets a template or quick replies, and a payload of another chat counts only as its text', async () => {
  const bot = await offering(2)
  await connectAccount(t, bot, 'facebook')
  const ask = (senderId: string, given: object) => asked('facebook', bot, senderId, given)
  const [two] = await ask('fb-1', { text: 'zonas' })
  const body = two as unknown as { message: { attachment: { payload: { buttons: { payload: string }[] } } } }
  expect(body).toMatchObject({
    recipient: { id: 'fb-1' },
    message: { attachment: { type: 'template', payload: { template_type: 'button', text: '¿A qué zona?' } } },
  })
  const payload = body.message.attachment.payload.buttons[1]?.payload ?? ''
  const press = { text: 'Otra cosa', pressed: payload }
  expect(await ask('fb-1', press)).toMatchObject([{ message: { text: 'Hasta la ruta.' } }])
  expect(JSON.stringify(await ask('fb-2', press))).toContain('No quedó claro')

  const many = await offering(4)
  await connectAccount(t, many, 'facebook')
  const [four] = await asked('facebook', many, 'fb-3', { text: 'zonas' })
  const replies = four as unknown as { message: { quick_replies: { title: string; payload: string }[] } }
  const { message } = replies
  expect(message.quick_replies.map(({ title }) => title)).toEqual(['Zona 1', 'Zona 2', 'Zona 3', 'Zona 4'])
  const reply = { text: 'Zona 4', pressed: message.quick_replies[3]?.payload }
  expect(await asked('facebook', many, 'fb-3', reply)).toMatchObject([{ message: { text: 'Hasta la ruta.' } }])
})

test('the text and the files of a person are sent in the format of the channel', async () => {
  const id = await t.request({}, { channel: 'whatsapp', senderId: '549110009' })
  const picture = await t.inside(() =>
    storeFile({ botId: t.bot_, filename: 'local.png', bytes: samplePng(), userId: boss.id }),
  )
  await t.inside(() =>
    sendMessage({
      botId: t.bot_,
      chatId: id,
      author: 'agent',
      userId: boss.id,
      text: 'Es acá',
      mediaIds: [picture?.id ?? ''],
    }),
  )
  await runJobs()
  expect(platform.sent.splice(0)).toMatchObject([
    { type: 'text', text: { body: 'Es acá' } },
    { type: 'image', image: { id: expect.any(String) } },
  ])
})
