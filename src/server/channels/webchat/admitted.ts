import { assertNotBlocked } from '../../conversation/chats/core/blocked.ts'
import type { EarlyCall, EarlyChecks, RequestFacts } from '../../foundation/http/handler.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Services } from '../../foundation/services/services.ts'
import { admissionOf } from '../access/admission.ts'
import { botOf, reachedOrigins, type WebchatBot } from './bot.ts'
import { findVisitor, limitVisitor, type Visitor, visitorSecret } from './visitor.ts'

type WidgetCall = Omit<EarlyCall, 'params'> & { readonly params: { key: string } }

interface Admitted {
  bot: WebchatBot
  visitor: Visitor
  now: Date
}

/** Who was admitted before the body was read: the handler does not ask again. */
const known = new WeakMap<RequestFacts, Promise<Admitted>>()

/** Returns the bot and the visitor of a request. Rejects requests from other sites, and those without a visitor's secret. */
export function admitted(call: WidgetCall): Promise<Admitted> {
  const admission = known.get(call.request) ?? admit(call)
  known.set(call.request, admission)
  return admission
}

async function admit({ params, request, services }: WidgetCall): Promise<Admitted> {
  refuseForeign(request, services)
  const now = services.clock()
  // Queried in parallel, because the round trips cost more than the queries.
  const [bot, visitor] = await Promise.all([
    botOf(params.key),
    findVisitor(params.key, visitorSecret(request.header('authorization')), now),
  ])
  if (!visitor) throw commonProblems.unauthorized()
  const admission = await admissionOf(bot, visitor.id, now)
  if (!admission.ok) throw problem(403, 'no_access', admission.text)
  return { bot, visitor, now }
}

/** Rejects a request whose origin is not this server. The widget's frame is served from here. */
export function refuseForeign(request: RequestFacts, { settings }: Services): void {
  const origin = request.header('origin')
  if (origin === undefined) return
  const host = request.header('host')
  const own = reachedOrigins(settings.publicUrl, host)
  if (!own.includes(origin.toLowerCase())) throw commonProblems.forbidden()
}

/** Rejects input from visitors who have not accepted the privacy notice, if the bot requires it. */
export function refuseWithoutConsent({ face }: WebchatBot, { consented }: Visitor): void {
  if (face.consent_required && !consented)
    throw problem(403, 'consent_required', 'Antes de empezar, {aceptá/acepta/acepte} el aviso de privacidad.')
}

/** The visitor as a sender of messages. */
export const senderOf = ({ botId, sender }: Visitor) => ({ botId, channel: 'webchat', senderId: sender }) as const

const ofVisitor = ({ params, ...call }: EarlyCall): WidgetCall => ({ ...call, params: { key: String(params.key) } })

async function admitVisitor(call: EarlyCall): Promise<void> {
  await admitted(ofVisitor(call))
}

/** Admits a visitor's upload: all that can be refused without the file is refused before 10 MB are read. */
async function admitUpload(call: EarlyCall): Promise<void> {
  const { bot, visitor, now } = await admitted(ofVisitor(call))
  refuseWithoutConsent(bot, visitor)
  await limitVisitor(visitor, 'file', now)
  await assertNotBlocked(senderOf(visitor))
}

/** Checks of a visitor's calls before their body is read: anybody may send one to these addresses. */
export const visitorChecks: EarlyChecks = {
  webchatFileCreate: admitUpload,
  webchatMessageSend: admitVisitor,
  webchatRatingCreate: admitVisitor,
  webchatOfflineCreate: admitVisitor,
  webchatTypingUpdate: admitVisitor,
}
