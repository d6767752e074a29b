import { currentCall } from '../../foundation/http/context.ts'
import { notify } from '../../foundation/notify/notify.ts'
import { notifyWebhooks } from './queue.ts'

interface Lead {
  contactId: number
  name: string
  /** the chat that the contact came with */
  chatId: number | null
}

/** Tells webhooks and the team that a bot has a new contact. Who typed it knows. */
export async function notifyLead(botId: number, { contactId, name, chatId }: Lead): Promise<void> {
  await notifyWebhooks(botId, { event: 'lead', chatId, contactId, data: {} })
  await notify(botId, {
    ...{ event: 'lead', key: String(contactId), text: `Contacto nuevo: ${name}`, link: '/contacts' },
    exceptUserId: currentCall().session?.user.id ?? null,
  })
}
