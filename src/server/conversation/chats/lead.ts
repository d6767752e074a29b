import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { postOutside } from '../../foundation/http/outgoing.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { visibleChat } from './core/lock.ts'

/**
 * Sends the contact of a chat to the webhook in the bot's handoff settings; 409 when none is configured or it fails.
 */
export async function exportLead(scope: Scope, chatId: number) {
  const chat = await visibleChat(scope, chatId)
  const webhook = await destinationOf(scope)
  if (!webhook)
    throw problem(
      409,
      'no_destination',
      'Falta configurar a dónde exportamos los contactos. Pídelo a quien administra el chatbot.',
    )
  const contact = await db()
    .selectFrom('contact')
    .select(['id', 'name', 'phone', 'email', 'company', 'city'])
    .where('id', '=', chat.contact_id)
    .executeTakeFirstOrThrow()
  const { services } = currentCall()
  const at = services.clock().toISOString()
  const lead = { ...contact, chat_id: chatId, channel: chat.channel, sender_id: chat.sender_id, exported_at: at }
  await postOutside(webhook, lead).catch((error: unknown) => {
    services.log.warn({ err: error }, 'a contact could not be exported')
    throw problem(409, 'not_taken', 'El destino no recibió el contacto. Inténtalo nuevamente más tarde.')
  })
  const destination = new URL(webhook).hostname
  await writeAudit({ id: chatId, label: chat.user_name, after: { destination } })
  await recordContactEvent(scope, {
    ...{ contactId: contact.id, contact: contact.name, channel: chat.channel },
    ...{ kind: 'lead_exported', detail: `A ${destination}` },
  })
  return { exported_at: at, destination }
}

async function destinationOf({ botId }: Scope): Promise<string | null> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const lead = settings.handoff?.export_lead
  return lead?.enabled ? (lead.webhook ?? null) : null
}
