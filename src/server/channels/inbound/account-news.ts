import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { matchKey } from '../../../contract/phone-forms.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { type Account, secretsOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { meaningOf } from '../meta/errors.ts'
import { type Json, list, number, object, string } from '../meta/incoming.ts'
import { limitOf, lookAt, qualityOf } from '../meta/look.ts'
import { timeOf } from '../meta/whatsapp-incoming.ts'
import { notePromotions } from '../templates/consent.ts'
import { isTemplateNews, processTemplateNews } from '../templates/news.ts'
import { changeIdentity } from './identity.ts'
import { accountNews, limitText, nameNews, qualityNews } from './news-words.ts'

type Facts = components['schemas']['PluginFacts']

/** The code with which Meta refuses what a restricted account sends. */
const RESTRICTED = 131031

/** Processes news about an account: its quality and limits are stored, a restriction stops it, and its templates follow. */
export async function processNews(account: Account, change: Json): Promise<void> {
  const { field, value: raw } = change
  if (isTemplateNews(field)) return processTemplateNews(account, change)
  const value = object(raw)
  if (await isAboutAnother(account, string(value.display_phone_number))) return undefined
  const note = (news: { ok: boolean; detail: string }) =>
    logEvent({ account, kind: 'account', ...news, payload: { field, value } })
  switch (field) {
    case 'phone_number_quality_update': {
      const limit = limitOf(string(value.current_limit))
      if (limit !== undefined) await storeFacts(account, { messaging_limit: limit })
      const event = string(value.event) ?? ''
      // Otherwise the news tell what happened, and not what the quality is now.
      if (['GREEN', 'YELLOW', 'RED'].includes(event)) await storeFacts(account, { quality: qualityOf(event) })
      else await lookAgain(account, event)
      return note(qualityNews(event, limit))
    }
    case 'business_capability_update': {
      const most = number(value.max_daily_conversation_per_phone) ?? number(value.max_daily_conversations_per_business)
      if (most === undefined) return undefined
      const limit = most < 0 ? null : most
      await storeFacts(account, { messaging_limit: limit })
      return note({ ok: true, detail: limitText(limit) })
    }
    case 'phone_number_name_update':
      return note(nameNews(string(value.decision) ?? ''))
    case 'account_update': {
      const event = string(value.event) ?? ''
      const isOver = /REINSTATE/.test(JSON.stringify(value.ban_info ?? ''))
      if (!isOver && /RESTRICTION|DISABLED|BAN|VIOLATION/.test(event))
        return requireAction(account, meaningOf({ code: RESTRICTED }))
      return note(accountNews(event))
    }
    case 'user_id_update':
      for (const update of list(value.user_id_update)) await followUserId(account, object(update.user_id))
      return undefined
    case 'user_preferences':
      for (const preference of list(value.user_preferences)) await followPreference(account, preference)
      return undefined
    case 'errors': {
      const code = number(value.code)
      return code === undefined ? undefined : note({ ok: false, detail: `${meaningOf({ code }).text} (${code})` })
    }
    default:
      return undefined
  }
}

/** Reads from Meta what the news are about, so that staff see it at once. Without an answer a bad quality is noted. */
async function lookAgain(account: Account, event: string): Promise<void> {
  const { kind, externalId, settings } = account
  const secrets = secretsOf(account)
  if (kind !== 'whatsapp' || !secrets) return
  const looked = await lookAt({ kind, externalId, settings, secrets })
  if (looked.kind === 'ok') await storeFacts(account, looked.value.facts)
  else if (event === 'FLAGGED') await storeFacts(account, { quality: qualityOf('RED') })
}

/** News about one number come to all of the business. */
async function isAboutAnother({ id, kind }: Account, named: string | undefined): Promise<boolean> {
  if (!named || kind !== 'whatsapp') return false
  const row = await db().selectFrom('channel_account').select('account').where('id', '=', id).executeTakeFirst()
  const own = matchKey(row?.account ?? '')
  // An account whose number is not known yet hears everything.
  return own.length > 5 && own !== matchKey(named)
}

/** Keeps the chats of a customer whose id changed with the telephone. */
async function followUserId(account: Account, { previous, current }: Json): Promise<void> {
  const [former, userId] = [string(previous), string(current)]
  if (former && userId) await changeIdentity(account, { identity: { userId }, former: { userId: former } })
}

/** A customer stopped or resumed the promotions of the business. */
async function followPreference(account: Account, preference: Json): Promise<void> {
  const [userId, address] = [string(preference.user_id), string(preference.wa_id)]
  const isKnown = preference.value === 'stop' || preference.value === 'resume'
  if (preference.category !== 'marketing_messages' || !isKnown) return
  const at = timeOf(preference.timestamp) ?? currentCall().services.clock()
  const identity = { ...(userId && { userId }), ...(address && { address }) }
  await notePromotions(account, identity, { isStopped: preference.value === 'stop', at })
}

async function storeFacts(account: Account, facts: Facts): Promise<void> {
  await tx(async () => {
    // Merged by the database: other news may be stored at the same time.
    await db()
      .updateTable('channel_account')
      .set({ facts: sql<Facts>`facts || ${json(facts)}` })
      .where('id', '=', account.id)
      .execute()
    await emitContentChange(account.botId, 'plugin')
  })
}
