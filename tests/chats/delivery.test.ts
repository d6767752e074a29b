import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseMessengerEvent, parseWhatsappMessage } from '../../src/server/channels/meta/parse-incoming.ts'
import { carriers } from '../../src/server/channels/outbound/outbound.ts'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { setDelivery, setReaction } from '../../src/server/conversation/chats/core/delivery.ts'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { jobHandlers } from '../../src/server/workers.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

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
  expect((await thread(id)).at(-1)).toMatchObject({ status: 'failed', error: 'El canal todavía no está conectado.' })
  const events = (await t.events()).filter(({ name }) => name === 'status')
  expect(events).toMatchObject([{ payload: { chat_id: id, status: 'failed' } }])
})

test('a message goes from sent to delivered and read, and never back', async () => {
  const taken: string[] = []
  carriers.set('whatsapp', async ({ senderId, text }) => void taken.push(`${senderId} ${text}`))
  const id = await sendTo('549110002')
  await runJobs()
  carriers.delete('whatsapp')
  expect(taken).toEqual(['549110002 Hola'])
  const message = (await thread(id)).at(-1)
  expect(message.status).toBe('sent')
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
  const sent: { text?: string; bodies: readonly object[] }[] = []
  carriers.set(
    channel,
    async ({ text, bodies }) => void sent.push({ text, bodies: bodies((file) => `https://files/${file}`) }),
  )
  await t.writes('', { botId: bot, channel, senderId, ...given })
  for (let round = 0; round < 2; round++) await runJobs()
  carriers.delete(channel)
  return sent
}

test('WhatsApp gets reply buttons, or a list from four choices on; pressing and typing have the same result', async () => {
  const bot = await offering(3)
  const ask = (given: object) => asked('whatsapp', bot, '549112000', given)
  const [three] = await ask({ text: 'zonas' })
  const body = three?.bodies[0] as { interactive: { action: { buttons: { reply: { id: string; title: string } }[] } } }
  expect(body).toMatchObject({
    ...{ messaging_product: 'whatsapp', to: '549112000', type: 'interactive' },
    interactive: { type: 'button', body: { text: '¿A qué *zona*?' } },
  })
  const pressed = body.interactive.action.buttons.map(({ reply }) => reply)
  expect(pressed.map(({ title }) => title)).toEqual(['Zona 1', 'Zona 2', 'Zona 3'])
  const north = [{ text: 'Hasta la ruta.', bodies: [{ type: 'text', text: { body: 'Hasta la ruta.' } }] }]
  // The title alone could not be matched if another answer had offered it since.
  expect(await ask(parseWhatsappMessage({ interactive: { button_reply: pressed[2] as object } }))).toMatchObject(north)
  await ask({ text: 'zonas' })
  expect(await ask(parseWhatsappMessage({ text: { body: '3' } }))).toMatchObject(north)

  const many = await offering(5)
  const [five] = await asked('whatsapp', many, '549112001', { text: 'zonas' })
  const list = five?.bodies[0] as { interactive: { action: { sections: { rows: { id: string }[] }[] } } }
  expect(list).toMatchObject({ interactive: { type: 'list', action: { button: 'Ver opciones' } } })
  const rows = list.interactive.action.sections[0]?.rows ?? []
  expect(rows).toHaveLength(5)
  expect(rows[4]).toMatchObject({ title: 'Zona 5', description: 'La más lejana' })
  const chosen = parseWhatsappMessage({ interactive: { list_reply: { ...rows[4], title: 'Zona 5' } } })
  expect(await asked('whatsapp', many, '549112001', chosen)).toMatchObject(north)
})

test('Messenger gets a template or quick replies, and a payload of another chat counts only as its text', async () => {
  const bot = await offering(2)
  const ask = (senderId: string, given: object) => asked('facebook', bot, senderId, given)
  const [two] = await ask('fb-1', { text: 'zonas' })
  const body = two?.bodies[0] as { message: { attachment: { payload: { buttons: { payload: string }[] } } } }
  expect(body).toMatchObject({
    recipient: { id: 'fb-1' },
    message: { attachment: { type: 'template', payload: { template_type: 'button', text: '¿A qué zona?' } } },
  })
  const payload = body.message.attachment.payload.buttons[1]?.payload ?? ''
  const press = parseMessengerEvent({ postback: { title: 'Otra cosa', payload } })
  expect(await ask('fb-1', press)).toMatchObject([{ text: 'Hasta la ruta.' }])
  expect((await ask('fb-2', press))[0]?.text).toContain('No quedó claro')

  const many = await offering(4)
  const [four] = await asked('facebook', many, 'fb-3', { text: 'zonas' })
  const replies = four?.bodies[0] as { message: { quick_replies: { title: string; payload: string }[] } }
  const { message } = replies
  expect(message.quick_replies.map(({ title }) => title)).toEqual(['Zona 1', 'Zona 2', 'Zona 3', 'Zona 4'])
  const reply = parseMessengerEvent({ message: { text: 'Zona 4', quick_reply: message.quick_replies[3] as object } })
  expect(await asked('facebook', many, 'fb-3', reply)).toMatchObject([{ text: 'Hasta la ruta.' }])
})

test('the text and the files of a person are sent in the format of the channel', async () => {
  const id = await t.request({}, { channel: 'whatsapp', senderId: '549110009' })
  const media = await t.db
    .insertInto('media')
    .values({
      ...{ id: 'foto-del-local', bot_id: t.bot_, filename: 'local.jpg', type: 'image/jpeg', size: 3, sha256: 'x' },
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await t.inside(() =>
    sendMessage({
      botId: t.bot_,
      chatId: id,
      author: 'agent',
      userId: boss.id,
      text: 'Es acá',
      mediaIds: ['foto-del-local'],
    }),
  )
  const bodies: object[] = []
  carriers.set('whatsapp', async (out) => void bodies.push(...out.bodies((file) => `https://files/${file}`)))
  await runJobs()
  carriers.delete('whatsapp')
  expect(bodies).toMatchObject([
    { type: 'text', text: { body: 'Es acá' } },
    { type: 'image', image: { link: `https://files/${media.number}` } },
  ])
})
