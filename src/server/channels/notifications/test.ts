import type { components } from '../../../../generated/api.d.ts'
import { listedOf } from '../../conversation/notifications/contacts.ts'
import { consentsOf } from '../../foundation/consent/consent.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { isUnconfirmed } from '../../foundation/mail/confirmed-address.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { askUnasked, byMail, type Sender, senderOf } from './deliver.ts'
import { testMail } from './mail.ts'
import { sendByWhatsapp } from './whatsapp.ts'

/**
 * Sends an alert that tells nothing, to the caller or to a contact that receives alerts.
 * @throws 404 for another contact; 409 with why it cannot be sent; 422 when it needs a contact
 */
export async function sendTest(
  scope: UserScope,
  { channel, contact_id = null }: components['schemas']['NotificationTest'],
): Promise<void> {
  // A refusal for a missing consent has requested it, and the request must be committed.
  const obstacle = await tx(async () => {
    const bot = await senderOf(scope.botId)
    const contact = contact_id === null ? undefined : await contactOf(scope.botId, contact_id)
    if (channel === 'whatsapp') {
      if (contact_id === null) throw invalidProblem('contact_id', 'Elige a qué contacto le llega la prueba.')
      await sendByWhatsapp(scope.botId, contact_id, `${bot.name}: este es un aviso de prueba.`)
      return undefined
    }
    if (channel === 'email') return mailTo(scope, contact, bot)
    if (contact_id !== null) throw invalidProblem('contact_id', 'En el navegador te avisamos solo a ti.')
    const payload = {
      ...{ event: 'live_chat' as const, title: bot.name, text: 'Así te avisaremos en este navegador' },
      ...{ conversation_id: null, push: channel === 'push', sound: channel === 'sound', test: true },
    }
    await emit(scope.botId, 'notification', payload, { user_id: scope.userId })
    return undefined
  })
  if (obstacle) throw problem(409, 'disabled', obstacle)
}

async function contactOf(botId: number, id: number) {
  const contact = (await listedOf(botId)).find(({ contact_id }) => contact_id === id)
  if (!contact) throw commonProblems.notFound()
  if (contact.blocked) throw problem(409, 'disabled', 'Ese contacto está bloqueado. Desbloquéalo primero.')
  return contact
}

/** Mails a test. Returns why somebody outside the team does not get it. */
async function mailTo(
  { userId, botId }: UserScope,
  contact: Awaited<ReturnType<typeof contactOf>> | undefined,
  bot: Sender,
): Promise<string | undefined> {
  const to = contact ?? (await ownAddress(userId))
  if (!to.email)
    throw problem(
      409,
      'disabled',
      contact ? 'Ese contacto no tiene correo. Agrégalo en sus datos.' : 'No tienes un correo. Agrégalo en tu cuenta.',
    )
  const [consent] = contact ? await consentsOf(botId, [to.email]) : []
  const failed = await byMail(bot, { name: to.name, email: to.email, ...(consent && { consent }) }, testMail)
  const isAsked = await askUnasked(bot)
  if (failed === undefined) return undefined
  if (failed === 'refused') return 'No quiere recibir avisos por correo. Puede aceptarlos en el enlace que le enviamos.'
  return isAsked
    ? 'Todavía no confirmó su correo. Pídele que busque nuestro mensaje de confirmación.'
    : 'No confirmó su correo y ahora no podemos pedírselo. Inténtalo más tarde.'
}

/**
 * Returns the name and the address of the caller.
 * @throws 409 if they have not confirmed it: it may belong to somebody else
 */
async function ownAddress(userId: number): Promise<{ name: string; email: string | null }> {
  const { isUnconfirmed: unconfirmed, ...own } = await db()
    .selectFrom('app_user')
    .select(['name', 'email', isUnconfirmed.as('isUnconfirmed')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (own.email && unconfirmed) throw problem(409, 'unconfirmed', 'Confirma primero tu correo en tu cuenta.')
  return own
}
