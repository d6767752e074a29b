import { currentCall } from '../../foundation/http/context.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { type Json, object, string } from '../meta/incoming.ts'
import { qualityOf } from '../meta/look.ts'
import { timeOf } from '../meta/whatsapp-incoming.ts'
import { lockedTemplate, noteChange } from './change.ts'
import { categoryOf, languageOf, reasonOf, statusOf, type Waba, type WhatsappTemplate } from './store.ts'
import { enqueueTemplateSync, syncOthers } from './sync.ts'

/** What a template becomes. */
type Changes = Partial<Pick<WhatsappTemplate, 'status' | 'reason' | 'quality' | 'category'>>

const FIELDS = new Set([
  'message_template_status_update',
  'message_template_quality_update',
  'template_category_update',
  'message_template_components_update',
])

/** Whether news of an account are about a template. */
export const isTemplateNews = (field: unknown): boolean => FIELDS.has(String(field))

/**
 * Applies what Meta says about a template. What is not known, or older than what is, is asked for instead. The news go to
 * one number of a business account only, so that other bots ask for it, too.
 */
export async function processTemplateNews(account: Account, change: Json): Promise<void> {
  const wabaId = account.settings.waba_id
  if (account.kind !== 'whatsapp' || !wabaId || (string(change.waba) ?? wabaId) !== wabaId) return
  const waba: Waba = { botId: account.botId, wabaId }
  await syncOthers(waba)
  const value = object(change.value)
  const changes = changesIn(string(change.field) ?? '', value)
  const at = timeOf(change.time) ?? currentCall().services.clock()
  const isApplied = changes !== undefined && (await applyChanges(account, waba, namedIn(value), changes, at))
  // An approval may follow an edit, and the news do not have the texts.
  if (!isApplied || changes?.status === 'approved') await enqueueTemplateSync(waba)
}

function changesIn(field: string, value: Json): Changes | undefined {
  if (field === 'message_template_status_update') {
    const status = statusOf(string(value.event) ?? '')
    const why = string(object(value.other_info).title)
    const isStopped = status !== 'approved'
    return { status, reason: isStopped ? reasonOf(why ?? string(value.reason)) : null }
  }
  if (field === 'message_template_quality_update') return { quality: qualityOf(string(value.new_quality_score)) }
  const category = string(value.new_category)
  return field === 'template_category_update' && category ? { category: categoryOf(category) } : undefined
}

/** How news name a template. The id is a number of which a program may lose digits. */
interface Named {
  id?: string
  name: string
  language: string
}

const namedIn = (value: Json): Named => ({
  id: String(value.message_template_id ?? ''),
  name: string(value.message_template_name) ?? '',
  language: languageOf(string(value.message_template_language) ?? ''),
})

/**
 * Changes the status, quality or category of a template and tells staff. Returns whether it is known, and nothing newer is.
 * @param at when Meta decided it
 */
export function applyChanges(
  account: Account,
  waba: Waba,
  { id, name, language }: Named,
  changes: Changes,
  at: Date,
): Promise<boolean> {
  return tx(async () => {
    const rows = await lockedTemplate(waba)
      .where((where) =>
        where.or([
          where('external_id', '=', id ?? ''),
          where.and([where('name', '=', name), where('language', '=', language), where('status', '<>', 'removed')]),
        ]),
      )
      .execute()
    const row = rows.find(({ external_id }) => external_id === id) ?? rows[0]
    if (!row || (row.news_at !== null && Date.parse(row.news_at) > at.getTime())) return false
    const now = currentCall().services.clock()
    await db()
      .updateTable('channel_template')
      .set({ ...changes, news_at: at, changed_at: now })
      .where('id', '=', row.id)
      .execute()
    await noteChange(account, row, { ...row, ...changes })
    return true
  })
}
