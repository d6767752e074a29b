import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Database } from '../../../../generated/database.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { wakeAfterCommit } from '../../foundation/jobs/queue.ts'
import { afterCommit, type DeferredWork, deferredWork, tx } from '../../foundation/store/db.ts'
import { queueLead } from './lead-export.ts'
import { eventId } from './sign.ts'

type Schemas = components['schemas']

/** The queue of deliveries. */
export const WEBHOOK_SEND = 'webhook-send'

/** Claims of a delivery whose process dies each time. Attempts that the address refuses are not counted. */
export const CLAIMS = 1_000

type DataOf<Name extends 'Message' | 'Conversation' | 'Handoff' | 'Resolved' | 'Lead' | 'FormCompleted'> =
  Schemas[`Webhook${Name}Payload`]['data']
type Message = DataOf<'Message'>

/**
 * Something that happened to a chat or contact. `data` is the payload without the chat and the contact, which are added
 * as they are at the end of the transaction, and without the text of a message, which is read when it leaves.
 */
type Happening = { chatId: number | null } & (
  | {
      event: 'message'
      data: Pick<Message, 'direction'> & { message: Omit<Message['message'], 'text' | 'hidden'> }
      /** seconds until it may leave */
      hold?: number
    }
  | { event: 'conversation'; data: Omit<DataOf<'Conversation'>, 'chat' | 'contact'> }
  | { event: 'handoff'; data: Omit<DataOf<'Handoff'>, 'chat' | 'contact'> }
  | { event: 'resolved'; data: Omit<DataOf<'Resolved'>, 'chat' | 'contact'> }
  | { event: 'lead'; contactId: number; data: Record<never, never> }
  | { event: 'form_completed'; contactId?: number; data: Omit<DataOf<'FormCompleted'>, 'chat' | 'contact'> }
)

/**
 * Queues what happened for the webhooks of the bot that expect it, in the transaction of the change. One statement at
 * its end does it all, so that a bot without webhooks pays a look into an index and no round trip. A new contact also
 * goes to the address in the bot's settings.
 */
export async function notifyWebhooks(botId: number, ...happenings: Happening[]): Promise<void> {
  if (happenings.length === 0) return
  await tx(async () => {
    deferredWork(`webhooks of ${botId}`, () => new NewDeliveries(botId)).add(happenings)
    for (const one of happenings) if (one.event === 'lead') await queueLead(botId, one.contactId, one.chatId)
  })
}

/** The deliveries that a transaction creates for a bot. */
class NewDeliveries implements DeferredWork {
  readonly #botId: number
  readonly #at = currentCall().services.clock().toISOString()
  readonly #items: object[] = []
  #made = 0

  constructor(botId: number) {
    this.#botId = botId
    // Most bots have no webhook: the workers are only told of deliveries that exist.
    afterCommit(() => this.#made > 0 && wakeAfterCommit(WEBHOOK_SEND))
  }

  add(happenings: readonly Happening[]): void {
    for (const { event, chatId: chat_id, data, ...more } of happenings)
      this.#items.push({
        ...{ event, chat_id, data, event_id: eventId() },
        message_id: 'message' in data ? data.message.id : null,
        contact_id: 'contactId' in more ? more.contactId : null,
        hold: 'hold' in more ? more.hold : 0,
      })
  }

  statement(kysely: Kysely<Database>): CompiledQuery {
    return sql`
      with made as (
        insert into webhook_delivery (bot_id, webhook_id, event_id, event, at, queued_at, message_id, next_at, data)
        select w.bot_id, w.id, n.event_id, n.event, ${this.#at}::timestamptz, ${this.#at}::timestamptz, n.message_id,
          ${this.#at}::timestamptz + make_interval(secs => n.hold), n.data
          || case when n.event in ('lead', 'form_completed') or c.id is not null then jsonb_build_object('chat', ${chat}) else '{}' end
          || case when k.id is not null then jsonb_build_object('contact', ${contact})
            when n.event = 'form_completed' then jsonb_build_object('contact', null) else '{}' end
        from webhook w
        join jsonb_to_recordset(${JSON.stringify(this.#items)}::text::jsonb) as n(
          event text, event_id text, chat_id int, contact_id int, message_id int, hold float8, data jsonb
        ) on w.events @> to_jsonb(n.event)
        left join chat c on c.id = n.chat_id
        left join area a on a.id = c.area_id
        left join app_user u on u.id = c.assign_user_id
        left join contact k on k.id = case when n.event <> 'message' then coalesce(n.contact_id, c.contact_id) end
        where w.bot_id = ${this.#botId} and w.active
        returning id, bot_id, next_at - at as hold
      )
      insert into job (queue, payload, key, run_at, max_attempts)
      select ${WEBHOOK_SEND}, jsonb_build_object('bot_id', bot_id, 'delivery_id', id), id::text, now() + hold, ${CLAIMS}
      from made returning id`.compile(kysely)
  }

  done(rows: readonly unknown[]): void {
    this.#made = rows.length
  }
}

const chat = sql`case when c.id is not null then jsonb_build_object(
  'id', c.id, 'channel', c.channel, 'sender_id', c.sender_id, 'user_name', c.user_name, 'contact_id', c.contact_id,
  'type', c.type, 'state', c.state, 'priority', c.priority,
  'area', case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name) end,
  'assign_user', case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end) end`

const contact = sql`jsonb_build_object('id', k.id, 'name', k.name, 'phone', k.phone, 'email', coalesce(k.email, ''),
  'company', k.company, 'city', k.city)`
