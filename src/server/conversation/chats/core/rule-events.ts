import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Database } from '../../../../../generated/database.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { wakeAfterCommit } from '../../../foundation/jobs/queue.ts'
import { afterCommit, type DeferredWork, deferredWork, tx } from '../../../foundation/store/db.ts'

/** The queue of what happened in chats, for the rules of their bots. */
export const CHAT_RULES = 'chat-rules'

/** How often the job of an event is taken again if its process ends each time. */
export const CLAIMS = 20

/** Something that happened in a chat, as the queue has it. */
export interface RuleEvent {
  chat_id: number
  event: components['schemas']['ChatRuleEvent']
  /** tells it from others of the chat: the rules see each once */
  key: string
  /** ISO 8601 */
  at: string
  /** the customer's message */
  message_id: number | null
}

/**
 * Notes what happened in a chat for the rules of its bot, in the transaction of the change. They are looked at in a job,
 * so that what a rule does neither delays nor loses the change. One statement at the end of the transaction notes all of
 * it: a bot without a rule for the event pays a look into an index and no round trip. What a rule does is no event: rules
 * do not set each other off.
 */
export async function noteForRules(
  botId: number,
  chatId: number,
  event: RuleEvent['event'],
  more: { key?: string; messageId?: number } = {},
): Promise<void> {
  const { automatic, services } = currentCall()
  if (automatic) return
  const at = services.clock().toISOString()
  const item = { chat_id: chatId, event, key: `${event} ${more.key ?? at}`, at, message_id: more.messageId ?? null }
  await tx(async () => deferredWork(`rules of ${botId}`, () => new NewRuleEvents(botId)).add(item))
}

/** The events of chats that a transaction notes for the rules of a bot. */
class NewRuleEvents implements DeferredWork {
  readonly #botId: number
  readonly #items: RuleEvent[] = []
  #made = 0

  constructor(botId: number) {
    this.#botId = botId
    afterCommit(() => this.#made > 0 && wakeAfterCommit(CHAT_RULES))
  }

  add(item: RuleEvent): void {
    this.#items.push(item)
  }

  statement(kysely: Kysely<Database>): CompiledQuery {
    return sql`
      insert into job (queue, payload, key, run_at, max_attempts)
      select ${CHAT_RULES}, n.item || jsonb_build_object('bot_id', ${this.#botId}::int),
        (n.item->>'chat_id') || ' ' || (n.item->>'key'), now(), ${CLAIMS}::int
      from jsonb_array_elements(${JSON.stringify(this.#items)}::text::jsonb) as n(item)
      where exists (select from chat_rule r where r.bot_id = ${this.#botId} and r.enabled and r.event = n.item->>'event')
      on conflict do nothing returning id`.compile(kysely)
  }

  done(rows: readonly unknown[]): void {
    this.#made = rows.length
  }
}
