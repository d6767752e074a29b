import { currentCall } from '../../foundation/http/context.ts'
import { botLink } from '../../foundation/http/link-address.ts'
import { channelTroubleMail, templateCategoryMail } from '../../foundation/mail/texts.ts'
import { notifiedByMail } from '../../foundation/notify/notify.ts'
import { db } from '../../foundation/store/db.ts'
import { administratorsOf } from '../../people/platform/suspension.ts'

/**
 * Tells the administrators of a bot what is wrong with one of its accounts, except those whom a rule of the bot tells it
 * by mail.
 */
export async function notifyOwners(botId: number, account: string, problem: string): Promise<void> {
  const { mail } = currentCall().services
  const { name: bot } = await db().selectFrom('bot').select('name').where('id', '=', botId).executeTakeFirstOrThrow()
  const link = botLink('/plugins', botId)
  const notified = await notifiedByMail(botId, 'channel_disconnected')
  for (const { id, name, email } of await administratorsOf(botId))
    if (email && !notified.has(id))
      await mail.send(channelTroubleMail(email, name, { bot, account, problem, link }), { botId, isAlert: true })
}

/** Tells the administrators of a bot that Meta moved a template to another category. */
export async function notifyTemplateCategory(botId: number, news: string): Promise<void> {
  const { mail } = currentCall().services
  const { name: bot } = await db().selectFrom('bot').select('name').where('id', '=', botId).executeTakeFirstOrThrow()
  const link = botLink('/plugins/templates', botId)
  for (const { name, email } of await administratorsOf(botId))
    if (email) await mail.send(templateCategoryMail(email, name, { bot, news, link }), { botId, isAlert: true })
}
