import type { components } from '../../../../generated/api.d.ts'
import { hostedPath } from '../../../contract/hosted-page.ts'
import { isBlank } from '../../../contract/trimmed.ts'
import { assertNotBlocked, blockedChat } from '../../conversation/chats/core/blocked.ts'
import { handlerGroup, type RequestFacts } from '../../foundation/http/handler.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { publishVisitorTyping } from '../../foundation/realtime/typing.ts'
import { db } from '../../foundation/store/db.ts'
import { admissionOf, deniedText, linkVisitor, presentedCompany, touchToken } from '../access/admission.ts'
import { admitted, refuseForeign, refuseWithoutConsent, senderOf } from './admitted.ts'
import { botOf, isOtherName, mayEmbed, reachedOrigins, type WebchatBot } from './bot.ts'
import { sessionOf } from './chat-status.ts'
import { withDefaultGreeting } from './default-greeting.ts'
import { bytesFor, ownUploads, upload } from './files.ts'
import { restartChat, storeOfflineMessage, storeRating, storeVisitorMessage } from './incoming.ts'
import { messageOf, messagesOf } from './messages.ts'
import { knownPath, noteVisit } from './sites.ts'
import { notePage } from './visit.ts'
import { createVisitor, findVisitor, limitVisitor, visitorSecret } from './visitor.ts'

const NO_MESSAGE = '{Escribí/Escribe/Escriba} {tu/su} mensaje.'
const LOST_FILE = 'Un archivo ya no está disponible. {Adjuntalo/Adjúntalo/Adjúntelo} de nuevo.'

/** Returns the company whose token a page presents, if any. */
function presentedIn(
  bot: WebchatBot,
  { company_token: token, origin }: components['schemas']['WebchatSessionInput'],
  { own, request, now }: { own: readonly string[]; request: RequestFacts; now: Date },
) {
  if (!token) return undefined
  return presentedCompany(bot.id, token, { origin, own: [...bot.allowed, ...own], ip: request.ip, now })
}

/** Endpoints of the widget. A request can only affect the visitor's own messages, files, rating and consent. */
export const webchat = handlerGroup({
  webchatFaceGet: async ({ params, services }) => withDefaultGreeting(await botOf(params.key), services.clock()),

  webchatSessionCreate: async ({ params, body, request, services, reply }) => {
    refuseForeign(request, services)
    const bot = await botOf(params.key)
    const host = request.header('host')
    const own = reachedOrigins(services.settings.publicUrl, host)
    const now = services.clock()
    const presented = await presentedIn(bot, body, { own, request, now })
    const admitted = mayEmbed(bot, body.origin, own) || presented?.admitted === true
    const page = knownPath(body.page)
    const hosted = page === hostedPath(bot.key) && own.includes(body.origin.toLowerCase())
    const [origin] = hosted ? own : [body.origin.toLowerCase()]
    if (origin && !isOtherName(origin, own, services.settings.publicUrl))
      await noteVisit(
        bot,
        { origin, page: hosted ? null : page, hosted, refused: !admitted, outside: !body.team },
        services,
      )
    if (!admitted) throw problem(403, 'foreign_site', 'Esta conversación no está disponible en este sitio.')
    if (!bot.accessAll && !presented?.admitted)
      throw problem(403, 'no_access', await deniedText(bot.id, presented?.company))
    const known = await findVisitor(params.key, visitorSecret(request.header('authorization')), now)
    const { visitor, secret } = known
      ? { visitor: known, secret: undefined }
      : await createVisitor(bot.id, body.origin, now)
    if (presented?.admitted) {
      await linkVisitor(visitor.id, presented)
      await touchToken(presented.company, now)
    }
    const admission = await admissionOf(bot, visitor.id, now)
    if (!admission.ok) throw problem(403, 'no_access', admission.text)
    await notePage(visitor.id, body, request.userAgent, now)
    if (secret === undefined) return reply(200, await sessionOf(bot, visitor, now))
    return reply(201, { ...(await sessionOf(bot, visitor, now)), secret })
  },

  webchatMessageList: async (call) => {
    const { bot, visitor } = await admitted(call)
    return messagesOf(bot.id, visitor.chatId, { ...call.query, since: visitor.since })
  },

  webchatMessageSend: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    const { key, files = [] } = call.body
    const text = isBlank(call.body.text ?? '') ? '' : (call.body.text ?? '')
    if (text === '' && files.length === 0) throw problem(422, 'invalid', NO_MESSAGE, { text: [NO_MESSAGE] })
    refuseWithoutConsent(bot, visitor)
    await limitVisitor(visitor, 'message', now)
    if ((await ownUploads(visitor.id, files)).length !== files.length)
      throw problem(422, 'invalid', LOST_FILE, {
        files: [LOST_FILE],
      })
    const { chatId, messageId, repeated } = await storeVisitorMessage(bot, visitor, { key, text, files })
    const message = await messageOf(bot.id, chatId, messageId)
    if (!message) throw commonProblems.notFound()
    return call.reply(repeated ? 200 : 201, message)
  },

  webchatFileCreate: async (call) => {
    const { bot, visitor } = await admitted(call)
    return call.reply(201, await upload(bot, visitor, call.body))
  },

  webchatFileGet: async (call) => {
    const { visitor } = await admitted(call)
    return bytesFor(visitor, call.params.file)
  },

  webchatRatingCreate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    if (!bot.face.show_rating) throw commonProblems.forbidden()
    await limitVisitor(visitor, 'rating', now)
    await assertNotBlocked(senderOf(visitor))
    await storeRating(bot, visitor, call.body.score, call.body.comment ?? '', now)
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
    if (!bot.face.offline_form) throw commonProblems.forbidden()
    await limitVisitor(visitor, 'offline', now)
    const { chatId, messageId, repeated } = await storeOfflineMessage(bot, visitor, call.body)
    const message = await messageOf(bot.id, chatId, messageId)
    if (!message) throw commonProblems.notFound()
    return call.reply(repeated ? 200 : 201, message)
  },

  webchatStart: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    await limitVisitor(visitor, 'restart', now)
    await assertNotBlocked(senderOf(visitor))
    return sessionOf(bot, await restartChat(bot, visitor), now)
  },

  webchatTypingUpdate: async (call) => {
    const { bot, visitor, now } = await admitted(call)
    await limitVisitor(visitor, 'typing', now)
    // Ignored without an error, because the page sends this every few seconds.
    if (visitor.chatId !== null && !(await blockedChat(senderOf(visitor))))
      publishVisitorTyping({ botId: bot.id, chatId: visitor.chatId, typing: call.body.typing })
  },
})
