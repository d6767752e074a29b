import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Account } from '../accounts/account.ts'
import { object, string } from '../meta/incoming.ts'
import { notePromotions } from './consent.ts'
import { applyChanges } from './news.ts'
import { languageOf } from './store.ts'
import { enqueueTemplateSync } from './sync.ts'

/** Refusals that say that our copy of a template is old: count, existence, format, components. */
const OLD_COPY = new Set([132000, 132001, 132012, 132018])
/** The person stopped the promotions of the business. */
const UNWANTED = 131050
const STOPPED: Record<number, 'paused' | 'disabled'> = { 132015: 'paused', 132016: 'disabled' }

/**
 * Learns from the refusal of a template: it is not offered while Meta does not send it, or is asked for again. Or its
 * person wants no promotions.
 */
export async function noteTemplateRefusal(account: Account, body: object, code: number): Promise<void> {
  const wabaId = account.settings.waba_id
  const template = object('template' in body ? body.template : undefined)
  const name = string(template.name)
  if (!name || !wabaId) return
  const now = currentCall().services.clock()
  if (code === UNWANTED) return notePromotions(account, addresseeIn(body), { isStopped: true, at: now })
  const waba = { botId: account.botId, wabaId }
  const status = STOPPED[code]
  if (OLD_COPY.has(code)) return enqueueTemplateSync(waba)
  if (!status) return
  const language = languageOf(string(object(template.language).code) ?? '')
  await applyChanges(account, waba, { name, language }, { status, reason: null }, now)
}

/** Whom a request goes to: by number, or by the platform's id of them. */
function addresseeIn(body: object): ChannelIdentity {
  const [to, recipient] = ['to' in body && body.to, 'recipient' in body && body.recipient].map(string)
  return { ...(to && { address: to }), ...(recipient && { userId: recipient }) }
}
