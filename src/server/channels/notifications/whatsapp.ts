import type { components } from '../../../../generated/api.d.ts'
import { usualWindowEnd } from '../../conversation/chats/core/item.ts'
import { lockChat } from '../../conversation/chats/core/lock.ts'
import { notifyBeginning, openChat } from '../../conversation/chats/core/open-chat.ts'
import { sendInChat } from '../../conversation/chats/core/send-message.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { accounts } from '../accounts/account.ts'
import { addresseeOf } from '../templates/addressee.ts'
import { lineOf } from '../templates/lines.ts'
import { filledTemplate, templatesOf } from '../templates/send.ts'
import { refuseUnwanted } from '../templates/unwanted.ts'

type Schemas = components['schemas']

/** The caller of messages that the bot sends to contacts on its own. */
const systemScope = (botId: number): Scope => ({
  ...{ botId, userId: null, userName: 'Avisos', roleId: roles.administrador, permissions: { contacts: true } },
  ...{ planId: 0, timeZone: 'UTC', areas: 'all', suspended: null },
})

const numberOf = (botId: number) =>
  accounts()
    .where('bot_id', '=', botId)
    .where('kind', '=', 'whatsapp')
    .where('status', '<>', 'off')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Returns whether a bot can alert by WhatsApp, and the templates with which it can begin. */
export async function whatsappOf({ botId }: Pick<Scope, 'botId'>): Promise<Schemas['NotificationWhatsapp']> {
  const number = await numberOf(botId)
  const wabaId = number?.settings.waba_id
  const known = wabaId ? (await templatesOf({ botId, wabaId })).templates : []
  return {
    connected: number !== undefined,
    templates: known
      .filter((one) => one.obstacle === null && isFit(one))
      .map(({ id, name, language, body }) => ({ id, name, language, body })),
  }
}

/** A template whose only datum is the notice. */
const isFit = ({ fields, category }: Schemas['WhatsappTemplate']): boolean =>
  category === 'UTILITY' && fields.length === 1 && fields[0]?.key.startsWith('body.') === true

/** Longest notice of a template, in characters: its own words need room as well. */
const LONGEST = 700

/**
 * Sends an alert to a contact by WhatsApp: as a plain message while they may be answered, else with the template of the
 * alerts. Call it within a transaction.
 * @throws 409 and 422 with why it cannot be sent, in words
 */
export async function sendByWhatsapp(botId: number, contactId: number, text: string): Promise<void> {
  const scope = systemScope(botId)
  const number = await numberOf(botId)
  if (!number) throw problem(409, 'disabled', 'No hay un número de WhatsApp conectado. Conéctalo en Conectores.')
  const open = await openWindow(botId, contactId)
  if (open !== undefined) {
    await sendInChat(await lockChat(botId, open), { author: 'bot', text, forTeam: true })
    return
  }
  const settings = await db()
    .selectFrom('notification_settings')
    .select('template_id')
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  if (!settings?.template_id)
    throw problem(409, 'disabled', 'No escribió en las últimas 24 horas. Elige una plantilla de WhatsApp para avisos.')
  const line = await lineOf(scope, number.id)
  const { party, contact } = await addresseeOf(scope, line, { contact_id: contactId })
  const { fields } = (await templatesOf({ botId, wabaId: line.wabaId })).templates.find(
    ({ id }) => id === settings.template_id,
  ) ?? { fields: [] }
  const values = Object.fromEntries(fields.map(({ key }) => [key, oneLine(text)]))
  const { template, saying } = await filledTemplate(scope, line.wabaId, { template_id: settings.template_id, values })
  await refuseUnwanted(contactId, template)
  const chat = await openChat(party, contact)
  if (chat.isNew) await notifyBeginning(chat)
  await sendInChat(chat, { ...saying, author: 'bot', forTeam: true })
}

/** Meta accepts no line breaks in the data of a template. */
const oneLine = (text: string): string => {
  const joined = text.trim().replace(/\s*\n\s*/g, ' · ')
  return joined.length > LONGEST ? `${joined.slice(0, LONGEST - 1)}…` : joined
}

/** Returns the chat in which a contact may be answered now. */
async function openWindow(botId: number, contactId: number): Promise<number | undefined> {
  const rows = await db()
    .selectFrom('chat')
    .select(['id', 'channel', 'last_inbound_at', 'created_at', 'window_closed_at'])
    .where('bot_id', '=', botId)
    .where('contact_id', '=', contactId)
    .where('channel', '=', 'whatsapp')
    .execute()
  const now = currentCall().services.clock().toISOString()
  return rows.find((chat) => (usualWindowEnd(chat) ?? '') > now)?.id
}
