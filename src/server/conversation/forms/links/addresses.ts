import type { components } from '../../../../../generated/api.d.ts'
import { hostedUrl, isHosted } from '../../../../contract/hosted-page.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { escapeHtml } from '../../../foundation/http/html.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { codeOf } from './in-chat.ts'

type SurveyLink = components['schemas']['SurveyLink']
type Stored = Omit<SurveyLink, 'url' | 'whatsapp_url' | 'facebook_url' | 'webchat_url' | 'snippet'>

/** Path of the page of a link. */
export const SURVEY_PATH = '/e'

/**
 * Returns links with the addresses under which customers reach the survey: its page, and the chats of the bot that
 * exist, with what begins the survey there written already.
 */
export async function addressesOf({ botId }: Pick<Scope, 'botId'>, links: readonly Stored[]): Promise<SurveyLink[]> {
  // The customer opens it on another device, so that a name of this machine does not help.
  const { publicUrl } = currentCall().services.settings
  const { phone, page, webchat } = await chatsOf(botId)
  return links.map((link) => {
    const url = `${publicUrl}${SURVEY_PATH}/${link.slug}`
    const text = encodeURIComponent(codeOf(link.slug))
    const snippet = `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(link.name || 'Opinar')}</a>`
    return {
      ...link,
      ...{ url, snippet },
      whatsapp_url: phone ? `https://wa.me/${phone}?text=${text}` : null,
      facebook_url: page ? `https://m.me/${page}?ref=${link.slug}&text=${text}` : null,
      webchat_url: webchat ? `${hostedUrl(publicUrl, webchat)}?text=${text}` : null,
    }
  })
}

/** Returns where the bot can be written to: the number of WhatsApp, the page of Facebook, its own page of the webchat. */
async function chatsOf(botId: number) {
  const accounts = await db()
    .selectFrom('channel_account')
    .select(['kind', 'account', 'external_id'])
    .where('bot_id', '=', botId)
    .where('status', '<>', 'off')
    .where('kind', 'in', ['whatsapp', 'facebook'])
    .orderBy('id')
    .execute()
  const { webchat_key, settings } = await db()
    .selectFrom('bot')
    .select(['webchat_key', 'settings'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return {
    phone: accounts.find(({ kind }) => kind === 'whatsapp')?.account.replace(/\D/g, ''),
    page: accounts.find(({ kind }) => kind === 'facebook')?.external_id,
    webchat: isHosted(settings.webchat?.parameters) ? webchat_key : undefined,
  }
}
