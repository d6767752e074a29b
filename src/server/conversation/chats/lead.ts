import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { leadAddress, sendLead } from '../webhooks/lead-export.ts'
import { visibleChat } from './core/lock.ts'

/**
 * Sends the contact of a chat to the webhook in the bot's handoff settings; 409 when none is configured or it fails.
 */
export async function exportLead(scope: Scope, chatId: number) {
  const { botId } = scope
  const chat = await visibleChat(scope, chatId)
  const webhook = await leadAddress(botId)
  if (!webhook)
    throw problem(
      409,
      'no_destination',
      'Falta configurar a dónde exportamos los contactos. Pídelo a quien administra el chatbot.',
    )
  const { services } = currentCall()
  const exported_at = await sendLead(services, webhook, { botId, contactId: chat.contact_id, chatId }).catch(
    (error: unknown) => {
      services.log.warn({ err: error }, 'a contact could not be exported')
      throw problem(409, 'not_taken', 'El destino no recibió el contacto. Inténtalo nuevamente más tarde.')
    },
  )
  const destination = new URL(webhook).hostname
  await writeAudit({ id: chatId, label: chat.user_name, after: { destination } })
  await recordContactEvent(scope, {
    ...{ contactId: chat.contact_id, contact: chat.user_name, channel: chat.channel },
    ...{ kind: 'lead_exported', detail: `A ${destination}` },
  })
  return { exported_at, destination }
}
