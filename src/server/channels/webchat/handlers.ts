import { blockedChat, turnAway } from '../../conversation/chats/core/blocked.ts'
import { group, type RequestFacts } from '../../foundation/http/handler.ts'
import { problem, refusals } from '../../foundation/http/problem.ts'
import { tellTyping } from '../../foundation/realtime/typing.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { botOf, mayEmbed, ownOrigins, type WebchatBot } from './bot.ts'
import { bytesFor, ownUploads, upload } from './files.ts'
import { leave, rate, restart, take } from './incoming.ts'
import { messageOf, messagesOf } from './messages.ts'
import { sessionOf } from './standing.ts'
import { startingFace } from './start.ts'
import { findVisitor, limit, makeVisitor, secretIn, type Visitor } from './visitor.ts'

interface WidgetCall {
  params: { key: string }
  request: RequestFacts
  services: Services
}

/** The bot and the visitor of a call; a page of another site that calls with a visitor's name is refused. */
async function admitted({ params, request, services }: WidgetCall) {
  refuseForeign(request, services)
  const now = services.clock()
  // asked together: each way to the store and back costs more than its answer
  const [bot, visitor] = await Promise.all([
    botOf(params.key),
    findVisitor(params.key, secretIn(request.header('authorization')), now),
  ])
  if (!visitor) throw refusals.unauthorized()
  return { bot, visitor, now }
}

/** Browsers say where a call comes from; the widget's frame comes from this server. */
function refuseForeign(request: RequestFacts, { settings }: Services): void {
  const origin = request.header('origin')
  if (origin === undefined) return
  const host = request.header('host')
  const own = [...ownOrigins(settings.publicUrl, host), ...ownOrigins('', host, 'https')]
  if (!own.includes(origin.toLowerCase())) throw refusals.forbidden()
}

/** Nothing is taken from who has not accepted the privacy notice where the bot asks for it. */
function refuseWithoutConsent({ face }: WebchatBot, { consented }: Visitor): void {
  if (face.consent_required && !consented)
    throw problem(403, 'consent_required', 'Para escribir hace falta aceptar el aviso de privacidad.')
}

/** A visitor as his messages name him. */
const senderOf = ({ botId, sender }: Visitor) => ({ botId, channel: 'webchat', senderId: sender }) as const

/** What the widget of a page calls. Nothing in a call sets anything but the visitor's own message, file or rating. */
export const webchat = group({
  webchatFaceGet: async ({ params, services }) => startingFace(await botOf(params.key), services.clock()),

  webchatSessionCreate: async ({ params, body, request, services, reply }) => {
    refuseForeign(request, services)
    const bot = await botOf(params.key)
    const host = request.header('host')
    const own = [...ownOrigins(services.settings.publicUrl, host), ...ownOrigins('', host, 'https')]
    if (!mayEmbed(bot, body.origin, own))
      throw problem(403, 'foreign_site', 'Este sitio no está entre los permitidos para esta conversación.')
    const now = services.clock()
    const known = await findVisitor(params.key, secretIn(request.header('authorization')), now)
    if (known) return reply(200, await sessionOf(bot, known, now))
    const { visitor, secret } = await makeVisitor(bot.id, body.origin, now)
    return reply(201, { ...(await sessionOf(bot, visitor, now)), secret })
  },

  webchatMessageList: async (call) => {
    const { bot, visitor } = await admitted(call)
    return messagesOf(bot.id, visitor.chatId, { ...call.query, since: visitor.since })
  },

  webchatMessageSend: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    const { key, text = '', files = [] } = call.body
    if (text.trim() === '' && files.length === 0)
      throw problem(422, 'invalid', 'Falta el mensaje.', { text: ['Falta el mensaje.'] })
    refuseWithoutConsent(bot, visitor)
    await limit(visitor, 'message', now)
    if ((await ownUploads(visitor.id, files)).length !== files.length)
      throw problem(422, 'invalid', 'Un archivo ya no está disponible.', {
        files: ['Un archivo ya no está disponible.'],
      })
    const { chatId, messageId, repeated } = await take(bot, visitor, { key, text, files })
    const message = await messageOf(bot.id, chatId, messageId)
    if (!message) throw refusals.notFound()
    return call.reply(repeated ? 200 : 201, message)
  },

  webchatFileCreate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    refuseWithoutConsent(bot, visitor)
    await limit(visitor, 'file', now)
    await turnAway(senderOf(visitor))
    return call.reply(201, await upload(bot, visitor, call.body))
  },

  webchatFileGet: async (call) => {
    const { visitor } = await admitted(call)
    return bytesFor(visitor, call.params.file)
  },

  webchatRatingCreate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    await limit(visitor, 'rating', now)
    await turnAway(senderOf(visitor))
    await rate(bot, visitor, call.body.score, call.body.comment ?? '', now)
  },

  webchatConsentCreate: async (call) => {
    const { visitor, now } = await admitted(call)
    await db()
      .updateTable('webchat_visitor')
      .set({ consented_at: now })
      .where('id', '=', visitor.id)
      .where('consented_at', 'is', null)
      .execute()
  },

  webchatOfflineCreate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    refuseWithoutConsent(bot, visitor)
    if (!bot.face.offline_form) throw refusals.forbidden()
    await limit(visitor, 'offline', now)
    const { chatId, messageId, repeated } = await leave(bot, visitor, call.body)
    const message = await messageOf(bot.id, chatId, messageId)
    if (!message) throw refusals.notFound()
    return call.reply(repeated ? 200 : 201, message)
  },

  webchatStart: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    await limit(visitor, 'restart', now)
    await turnAway(senderOf(visitor))
    return sessionOf(bot, await restart(bot, visitor), now)
  },

  webchatTypingUpdate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    await limit(visitor, 'typing', now)
    // without a word to the visitor: his page asks every few seconds
    if (visitor.chatId !== null && !(await blockedChat(senderOf(visitor))))
      tellTyping({ botId: bot.id, chatId: visitor.chatId, typing: call.body.typing })
  },
})
