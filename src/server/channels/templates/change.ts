import { currentCall } from '../../foundation/http/context.ts'
import { notify } from '../../foundation/notify/notify.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import { db } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { notifyTemplateCategory } from '../accounts/notify.ts'
import type { TemplateStatus, Waba, WhatsappTemplate } from './store.ts'

/** What staff are told about: a change of these. */
interface Noted {
  name: string
  language: string
  category: WhatsappTemplate['category']
  status: TemplateStatus
  reason: string | null
}

const STOPPED: Partial<Record<TemplateStatus, string>> = {
  paused: 'Meta pausó',
  disabled: 'Meta deshabilitó',
  rejected: 'Meta rechazó',
}
const CATEGORY_NAMES = { MARKETING: 'Promoción', UTILITY: 'Servicio', AUTHENTICATION: 'Verificación' } as const

/** Selects the row of a template and locks it. */
export const lockedTemplate = ({ botId, wabaId }: Waba) =>
  db()
    .selectFrom('channel_template')
    .select(['id', 'external_id', 'name', 'language', 'category', 'status', 'reason', 'quality', 'news_at'])
    .where('bot_id', '=', botId)
    .where('waba_id', '=', wabaId)
    // In one order, so that two that change several do not wait for each other.
    .orderBy('id')
    .forUpdate()

/**
 * Writes what changed to the activity of the account, and tells the owners when Meta moved the template to another
 * category, because that changes its price.
 */
export async function noteChange(account: Pick<Account, 'id' | 'botId'>, before: Noted, after: Noted): Promise<void> {
  const title = `la plantilla de WhatsApp «${after.name}» (${after.language})`
  const stopped = after.status === before.status ? undefined : STOPPED[after.status]
  const note = (ok: boolean, detail: string) => logEvent({ account, kind: 'account', ok, detail })
  if (stopped) {
    const text = [`${stopped} ${title}`, after.reason].filter(Boolean).join(': ')
    await note(false, text)
    const key = `${after.name} ${after.language} ${currentCall().services.clock().toISOString()}`
    await notify(account.botId, { event: 'template_rejected', key, text, link: '/plugins/templates' })
  }
  if (after.status === 'approved' && before.status !== 'approved' && before.status !== 'flagged')
    await note(true, `Meta aprobó ${title}`)
  if (after.category !== before.category) {
    const [was, is] = [CATEGORY_NAMES[before.category], CATEGORY_NAMES[after.category]]
    const detail = `Meta pasó ${title} de ${was} a ${is}. Puede cambiar lo que cobra.`
    await note(false, detail)
    await notifyTemplateCategory(account.botId, detail)
  }
  await emitContentChange(account.botId, 'plugin')
}
