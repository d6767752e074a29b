import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { TestBatchMessageLimits } from '../../../../generated/limits.ts'
import { realName } from '../../../contract/customer-names.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { cut } from '../dialogue/cut.ts'
import { yieldThread } from '../nlu/chunks.ts'
import { isCourtesy } from './courtesy.ts'
import { namesIn, personalMasker } from './masking/mask-personal.ts'
import { sensitiveSpans } from './masking/sensitive.ts'

type Recent = components['schemas']['RecentMessages']
type Rule = components['schemas']['BotRule']

const DAYS = 7
const DAY = 86_400_000
/** Maximum number of messages that are read; the newest ones. */
const READ = 5000
/** Maximum numbers of messages in the result and of ids per message; the contract has the same limits. */
const MOST = 500
/** Longest text of the result; a test takes no longer one. */
const LONGEST = TestBatchMessageLimits.text.maxLength
/** How much of a text is masked: data at the end of what is shown must be read whole. */
const LOOKED_AT = LONGEST + 200
/** Milliseconds of work without a pause. */
const AT_ONCE = 10

/** Rules whose messages mean nothing outside of their conversation, or were not written by the customer. */
const IN_CONTEXT: readonly Rule[] = ['button', 'confirmation', 'slot', 'form', 'media']
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
  const pause = breather()
  // A name that one message of a chat shows is masked in all of them.
  const names = new Map<number, Set<string>>()
  for (const { chat, contact, userName, text } of rows) {
    await pause()
    const known = names.get(chat) ?? new Set([contact, userName].map(realName).filter(Boolean))
    for (const name of namesIn(cut(text, LOOKED_AT))) known.add(name)
    names.set(chat, known)
  }
  const maskers = new Map([...names].map(([chat, known]) => [chat, personalMasker([...known])]))
  for (const row of rows) {
    await pause()
    if (COURTESIES.includes(row.rule) || isCourtesy(row.text)) {
      courtesies++
      continue
    }
    const shown = maskers.get(row.chat)?.(cut(row.text, LOOKED_AT), entities(row.entities))
    if (!shown) continue
    const { count } = shown
    const text = cut(shown.text.trim(), LONGEST)
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

/** Returns a function that lets other requests run when this one has worked for a while. */
function breather(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < AT_ONCE) return
    await yieldThread()
    began = performance.now()
  }
}

function customerMessages(scope: Scope) {
  const since = new Date(currentCall().services.clock().getTime() - DAYS * DAY)
  return db()
    .selectFrom('message_fact as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .innerJoin('chat', 'chat.id', 'f.chat_id')
    .innerJoin('contact as c', 'c.id', 'chat.contact_id')
    .select(['f.message_id as id', 'f.chat_id as chat', 'f.rule', 'f.entities', 'm.body as text', 'c.name as contact'])
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
