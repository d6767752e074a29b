import type { components } from '../../../../generated/api.d.ts'
import { contactsOf } from '../../conversation/notifications/contacts.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { senderOf } from './deliver.ts'
import { testMail } from './mail.ts'
import { sendByWhatsapp } from './whatsapp.ts'

/**
 * Sends an alert that tells nothing, to the caller or to a contact that receives alerts.
 * @throws 404 for another contact; 409 with why it cannot be sent; 422 when it needs a contact
 */
export function sendTest(
  scope: UserScope,
  { channel, contact_id = null }: components['schemas']['NotificationTest'],
): Promise<void> {
  return tx(async () => {
    const bot = await senderOf(scope.botId)
    if (contact_id !== null && !(await contactsOf(scope)).some((one) => one.contact_id === contact_id))
      throw commonProblems.notFound()
    if (channel === 'whatsapp') {
      if (contact_id === null) throw invalidProblem('contact_id', 'Elige a qué contacto le llega la prueba.')
      return sendByWhatsapp(scope.botId, contact_id, `${bot.name}: este es un aviso de prueba.`)
    }
    if (channel === 'email') return mailTo(scope, contact_id, bot.name)
    if (contact_id !== null) throw invalidProblem('contact_id', 'En el navegador te avisamos solo a ti.')
    const payload = {
      ...{ event: 'live_chat' as const, title: bot.name, text: 'Así te avisaremos en este navegador' },
      ...{ conversation_id: null, push: channel === 'push', sound: channel === 'sound', test: true },
    }
    await emit(scope.botId, 'notification', payload, { user_id: scope.userId })
  })
}

async function mailTo({ userId, botId }: UserScope, contactId: number | null, bot: string): Promise<void> {
  const to = await (contactId === null
    ? db().selectFrom('app_user').select(['name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow()
    : db().selectFrom('contact').select(['name', 'email']).where('id', '=', contactId).executeTakeFirstOrThrow())
  if (!to.email)
    throw problem(
      409,
      'disabled',
      contactId === null
        ? 'No tienes un correo. Agrégalo en tu cuenta.'
        : 'Ese contacto no tiene correo. Agrégalo en sus datos.',
    )
  await currentCall().services.mail.send(testMail({ to: to.email, name: to.name, bot, isMember: contactId === null }), {
    ...{ botId, isAlert: true },
  })
}
