import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { realName } from '../../../contract/customer-names.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { isCourtesy } from './courtesy.ts'
import { maskPersonal } from './masking/mask-personal.ts'
import { sensitiveSpans } from './masking/sensitive.ts'

type Recent = components['schemas']['RecentMessages']
type Rule = components['schemas']['BotRule']

const DAYS = 7
const DAY = 86_400_000
/** Maximum number of messages that are read; the newest ones. */
const READ = 5000
/** Maximum numbers of messages in the result and of ids per message; the contract has the same limits. */
const MOST = 500

/** Rules whose messages mean nothing outside of their conversation, or were not written by the customer. */
const IN_CONTEXT: readonly Rule[] = ['button', 'confirmation', 'slot', 'media']
const COURTESIES: readonly Rule[] = ['greeting', 'goodbye']

/**
 * Returns what customers wrote in the last week, in chats that the user may see: without repetitions and courtesies, and
 * with personal data masked. The most frequent first, then the newest.
 */
export async function recentMessages(scope: Scope): Promise<Recent> {
  const rows = await customerMessages(scope)
  const entities = await sensitiveSpans(scope)
  const found = new Map<string, Recent['messages'][number]>()
  let courtesies = 0
  for (const [place, row] of rows.entries()) {
    if (place % 100 === 99) await new Promise<void>((resolve) => setImmediate(resolve))
    if (COURTESIES.includes(row.rule) || isCourtesy(row.text)) {
      courtesies++
      continue
    }
    const names = [row.contact, row.userName].map(realName).filter(Boolean)
    const { text, count } = maskPersonal(row.text.trim(), { names, sensitive: entities(row.entities) })
    const key = normalizePhrase(text)
    const known = found.get(key)
    if (!known) found.set(key, { text, count: 1, masked: count > 0, message_ids: [Number(row.id)] })
    else {
      known.count++
      known.masked ||= count > 0
      if (known.message_ids.length < MOST) known.message_ids.push(Number(row.id))
    }
  }
  const messages = [...found.values()].sort((a, b) => b.count - a.count)
  return {
    days: DAYS,
    read: rows.length,
    courtesies,
    left_out: Math.max(0, messages.length - MOST),
    messages: messages.slice(0, MOST),
  }
}

function customerMessages(scope: Scope) {
  const since = new Date(currentCall().services.clock().getTime() - DAYS * DAY)
  return db()
    .selectFrom('message_fact as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .innerJoin('chat', 'chat.id', 'f.chat_id')
    .innerJoin('contact as c', 'c.id', 'chat.contact_id')
    .select(['f.message_id as id', 'f.rule', 'f.entities', 'm.body as text', 'c.name as contact'])
    .select('chat.user_name as userName')
    .where('f.bot_id', '=', scope.botId)
    .where('f.at', '>=', instant(since))
    .where('f.rule', 'not in', IN_CONTEXT)
    .where(sql<boolean>`f.context->>'topic' is null`)
    .where('m.body', '<>', '')
    .where(visibleTo(scope))
    .orderBy('f.message_id', 'desc')
    .limit(READ)
    .execute()
}
