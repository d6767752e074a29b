import { matchKey } from '../../../contract/phone-forms.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { meaningOf } from '../meta/errors.ts'
import { type Json, list, number, object, string } from '../meta/incoming.ts'
import { limitOf, qualityOf } from '../meta/look.ts'
import { timeOf } from '../meta/whatsapp-incoming.ts'
import { notePromotions } from '../templates/consent.ts'
import { isTemplateNews, processTemplateNews } from '../templates/news.ts'
import { changeIdentity } from './identity.ts'

/** The code with which Meta refuses what a restricted account sends. */
const RESTRICTED = 131031

/** Processes news about an account: its quality and limits are stored, a restriction stops it, and its templates follow. */
export async function processNews(account: Account, change: Json): Promise<void> {
  const { field, value: raw } = change
  if (isTemplateNews(field)) return processTemplateNews(account, change)
  const value = object(raw)
  if (await isAboutAnother(account, string(value.display_phone_number))) return undefined
  const note = (ok: boolean, detail: string) => logEvent({ account, kind: 'account', ok, detail })
  switch (field) {
    case 'phone_number_quality_update': {
      const limit = string(value.current_limit)
      if (limit) await storeFacts(account, { messaging_limit: limitOf(limit) })
      const quality = string(value.event) ?? ''
      if (['GREEN', 'YELLOW', 'RED'].includes(quality)) await storeFacts(account, { quality: qualityOf(quality) })
      return note(quality !== 'FLAGGED', `Meta cambió la calidad o el límite del número: ${quality || limit || ''}`)
    }
    case 'business_capability_update': {
      const most = number(value.max_daily_conversation_per_phone) ?? number(value.max_daily_conversations_per_business)
      if (most === undefined) return undefined
      await storeFacts(account, { messaging_limit: most < 0 ? null : most })
      return note(
        true,
        most < 0 ? 'Meta quitó el límite de personas por día' : `Nuevo límite: ${most} personas por día`,
      )
    }
    case 'phone_number_name_update':
      return note(value.decision !== 'REJECTED', `Nombre visible: ${string(value.decision) ?? 'sin datos'}`)
    case 'account_update': {
      const event = string(value.event) ?? ''
      const isOver = /REINSTATE/.test(JSON.stringify(value.ban_info ?? ''))
      if (!isOver && /RESTRICTION|DISABLED|BAN|VIOLATION/.test(event))
        return requireAction(account, meaningOf({ code: RESTRICTED }))
      return note(true, `Meta cambió la cuenta: ${event}`)
    }
    case 'user_id_update':
      for (const update of list(value.user_id_update)) await followUserId(account, object(update.user_id))
      return undefined
    case 'user_preferences':
      for (const preference of list(value.user_preferences)) await followPreference(account, preference)
      return undefined
    case 'errors': {
      const code = number(value.code)
      return code === undefined ? undefined : note(false, `${meaningOf({ code }).text} (${code})`)
    }
    default:
      return undefined
  }
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

async function storeFacts(account: Account, facts: Record<string, unknown>): Promise<void> {
  await tx(async () => {
    const row = await db().selectFrom('channel_account').select('facts').where('id', '=', account.id).executeTakeFirst()
    await db()
      .updateTable('channel_account')
      .set({ facts: json({ ...row?.facts, ...facts }) })
      .where('id', '=', account.id)
      .execute()
    await emitContentChange(account.botId, 'plugin')
  })
}
