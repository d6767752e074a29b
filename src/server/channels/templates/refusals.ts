import { currentCall } from '../../foundation/http/context.ts'
import type { Account } from '../accounts/account.ts'
import { object, string } from '../meta/incoming.ts'
import { applyChanges } from './news.ts'
import { languageOf } from './store.ts'
import { enqueueTemplateSync } from './sync.ts'

/** Refusals that say that our copy of a template is old: count, existence, format, components. */
const OLD_COPY = new Set([132000, 132001, 132012, 132018])
const STOPPED: Record<number, 'paused' | 'disabled'> = { 132015: 'paused', 132016: 'disabled' }

/** Learns from the refusal of a template: it is not offered while Meta does not send it, or is asked for again. */
export async function noteTemplateRefusal(account: Account, body: object, code: number): Promise<void> {
  const wabaId = account.settings.waba_id
  const template = object('template' in body ? body.template : undefined)
  const name = string(template.name)
  if (!name || !wabaId) return
  const waba = { botId: account.botId, wabaId }
  const status = STOPPED[code]
  if (OLD_COPY.has(code)) return enqueueTemplateSync(waba)
  if (!status) return
  const language = languageOf(string(object(template.language).code) ?? '')
  await applyChanges(account, waba, { name, language }, { status, reason: null }, currentCall().services.clock())
}
