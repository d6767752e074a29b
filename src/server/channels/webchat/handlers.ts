import { receive } from '../../conversation/receive.ts'
import { group, type RequestFacts } from '../../http/handler.ts'
import { problem, refusals } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { db, tx } from '../../store/db.ts'
import { botOf, mayEmbed, ownOrigins } from './bot.ts'
import { bytesFor, ownUploads, upload } from './files.ts'
import { externalId, messageOf, messagesOf } from './messages.ts'
import { tellTyping } from './typing.ts'
import { findVisitor, limit, makeVisitor, secretIn, type Visitor, visitorOf } from './visitor.ts'

interface WidgetCall {
  params: { key: string }
  request: RequestFacts
  services: Services
}

/** The bot and the visitor of a call; a page of another site that calls with a visitor's name is refused. */
async function admitted({ params, request, services }: WidgetCall) {
  refuseForeign(request, services)
  const bot = await botOf(params.key)
  const visitor = await visitorOf(bot.id, request.header('authorization'), services.clock())
  return { bot, visitor, now: services.clock() }
}

/** Browsers say where a call comes from; the widget's frame comes from this server. */
function refuseForeign(request: RequestFacts, { settings }: Services): void {
  const origin = request.header('origin')
  if (origin === undefined) return
  const host = request.header('host')
  const own = [...ownOrigins(settings.publicUrl, host), ...ownOrigins('', host, 'https')]
  if (!own.includes(origin.toLowerCase())) throw refusals.forbidden()
}

/** What the widget of a page calls. Nothing in a call sets anything but the visitor's own message, file or rating. */
export const webchat = group({
  webchatFaceGet: async ({ params }) => (await botOf(params.key)).face,

  webchatSessionCreate: async ({ params, body, request, services, reply }) => {
    refuseForeign(request, services)
    const bot = await botOf(params.key)
    const host = request.header('host')
    const own = [...ownOrigins(services.settings.publicUrl, host), ...ownOrigins('', host, 'https')]
    if (!mayEmbed(bot, body.origin, own))
      throw problem(403, 'foreign_site', 'Este sitio no está entre los permitidos para esta conversación.')
    const now = services.clock()
    const known = await findVisitor(bot.id, secretIn(request.header('authorization')), now)
    if (known) return reply(200, await standing(known))
    const { visitor, secret } = await makeVisitor(bot.id, body.origin, now)
    return reply(201, { ...(await standing(visitor)), secret })
  },

  webchatMessageList: async (call) => {
    const { bot, visitor } = await admitted(call)
    return messagesOf(bot.id, visitor.chatId, call.query)
  },

  webchatMessageSend: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    const { key, text = '', files = [] } = call.body
    if (text.trim() === '' && files.length === 0)
      throw problem(422, 'invalid', 'Falta el mensaje.', { text: ['Falta el mensaje.'] })
    await limit(visitor, 'message', now)
    if ((await ownUploads(visitor.id, files)).length !== files.length)
      throw problem(422, 'invalid', 'Un archivo ya no está disponible.', {
        files: ['Un archivo ya no está disponible.'],
      })
    const { chatId, messageId, repeated } = await tx(async () => {
      const received = await receive({
        botId: bot.id,
        channel: 'webchat',
        senderId: visitor.sender,
        userName: `Visitante ${visitor.id}`,
        externalId: externalId(visitor.id, key),
        text,
        mediaIds: files,
      })
      // within the same change, so that whoever hears of the message knows whose it is
      if (visitor.chatId !== received.chatId)
        await db()
          .updateTable('webchat_visitor')
          .set({ chat_id: received.chatId })
          .where('id', '=', visitor.id)
          .execute()
      return received
    })
    const message = await messageOf(bot.id, chatId, messageId)
    if (!message) throw refusals.notFound()
    return call.reply(repeated ? 200 : 201, message)
  },

  webchatFileCreate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    await limit(visitor, 'file', now)
    return call.reply(201, await upload(bot, visitor, call.body))
  },

  webchatFileGet: async (call) => {
    const { visitor } = await admitted(call)
    return bytesFor(visitor, call.params.file)
  },

  webchatRatingCreate: async (call) => {
    const { visitor, now } = await admitted(call)
    await limit(visitor, 'rating', now)
    const { score, comment = '' } = call.body
    await db()
      .updateTable('webchat_visitor')
      .set({ rating: score, rating_comment: comment, rated_at: now })
      .where('id', '=', visitor.id)
      .execute()
  },

  webchatTypingUpdate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    await limit(visitor, 'typing', now)
    if (visitor.chatId !== null) tellTyping({ botId: bot.id, chatId: visitor.chatId, typing: call.body.typing })
  },
})

/** Where a visitor's conversation stands. */
async function standing(visitor: Visitor) {
  const { data, more } = await messagesOf(visitor.botId, visitor.chatId)
  const chat =
    visitor.chatId === null
      ? undefined
      : await db().selectFrom('chat').select(['live', 'state']).where('id', '=', visitor.chatId).executeTakeFirst()
  return {
    visitor: visitor.sender,
    messages: data,
    more,
    rated: visitor.rating,
    live: chat?.live ?? false,
    ended: chat?.state === 2,
  }
}
