import { usualWindowEnd } from '../../conversation/chats/core/item.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Account } from '../accounts/account.ts'
import type { GraphRefusal } from '../meta/graph.ts'
import type { Part } from './part.ts'

/**
 * Returns the body as it may leave now; undefined when the customer's last message is too long ago. Templates of WhatsApp
 * always may. On Messenger a person may answer for seven days with a tag, if Meta allowed the page to, and never the bot.
 */
export function inWindow(part: Part, { kind, settings }: Account): object | undefined {
  const { body, author } = part
  const end = usualWindowEnd(part)
  if (end === null || Date.parse(end) > currentCall().services.clock().getTime()) return body
  if (kind === 'whatsapp') return 'type' in body && body.type === 'template' ? body : undefined
  return kind === 'facebook' && author === 'agent' && settings.human_agent
    ? { ...body, messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
    : undefined
}

/** The code with which WhatsApp refuses an answer as too late (Meta: error codes of the WhatsApp Cloud API). */
export const TOO_LATE = 131047

/** What Meta would answer. It is not asked: refusals count against the quality of a number. */
export const closed = ({ kind }: Account): GraphRefusal =>
  kind === 'whatsapp' ? { code: TOO_LATE, message: '' } : { code: 10, subcode: 2018278, message: '' }
