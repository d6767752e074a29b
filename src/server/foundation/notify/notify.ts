import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Database } from '../../../../generated/database.d.ts'
import { currentCall } from '../http/context.ts'
import { wakeAfterCommit } from '../jobs/queue.ts'
import { afterCommit, type DeferredWork, db, deferredWork, tx } from '../store/db.ts'

/** The queue of what is to be told: a job per row of `notification_notice`. */
export const NOTIFICATION_SEND = 'notification-send'

/** Claims of a notice whose process dies each time. */
const CLAIMS = 100

type NotificationEvent = components['schemas']['NotificationEvent']

/** Something that happened and that the rules of a bot may tell to somebody. */
export interface Happening {
  event: NotificationEvent
  /** tells this event from another one of its kind: a rule tells each once */
  key: string
  /** what happened, in a sentence without its full stop */
  text: string
  /** the conversation: only people who see it are told, and rules with areas apply to it */
  chatId?: number | null
  /** the only person of the team whom it concerns; everybody by default */
  userId?: number | null
  /** who did it, and knows it */
  exceptUserId?: number | null
  /** minutes that have passed: only for rules that name them */
  minutes?: number
  /** route of the console that shows it; by default that of the conversation */
  link?: string
}

/**
 * Notes what happened for the rules that tell it, in the transaction of the change. One statement at its end does it all,
 * so that a bot without rules pays a look into an index and no round trip. What is noted twice under one key is told once.
 */
export async function notify(botId: number, ...happenings: Happening[]): Promise<void> {
  if (happenings.length > 0)
    await tx(async () => deferredWork(`notices of ${botId}`, () => new NewNotices(botId)).add(happenings))
}

/** Whether a rule (`notification_rule as r`) tells of a conversation (`chat as c`), by its areas. */
export const coversArea = sql<boolean>`(r.area_ids = '[]' or coalesce(r.area_ids @> to_jsonb(c.area_id), false))`

/** {@link notify} for what happens to a person, not to a bot: one of the bots whose rules tell it to them does. */
export async function notifyPerson(userId: number, happening: Omit<Happening, 'userId' | 'chatId'>): Promise<void> {
  const rule = await db()
    .selectFrom('notification_rule as r')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.bot_id', '=', 'r.bot_id').onRef('m.user_id', '=', 'r.user_id'),
    )
    .select('r.bot_id')
    .where('r.user_id', '=', userId)
    .where('r.enabled', '=', true)
    .where(sql<boolean>`r.events @> to_jsonb(${happening.event}::text)`)
    .orderBy('r.bot_id')
    .limit(1)
    .executeTakeFirst()
  if (rule) await notify(rule.bot_id, { ...happening, userId })
}

/** The notices that a transaction creates for a bot. */
class NewNotices implements DeferredWork {
  readonly #botId: number
  readonly #at = currentCall().services.clock().toISOString()
  readonly #items: object[] = []
  #made = 0

  constructor(botId: number) {
    this.#botId = botId
    afterCommit(() => this.#made > 0 && wakeAfterCommit(NOTIFICATION_SEND))
  }

  add(happenings: readonly Happening[]): void {
    for (const {
      event,
      key,
      text,
      chatId = null,
      userId = null,
      exceptUserId = null,
      link = null,
      minutes = null,
    } of happenings)
      this.#items.push({
        ...{ event, key: `${event} ${key}`, text, chat_id: chatId, link },
        ...{ user_id: userId, except_id: exceptUserId, minutes },
      })
  }

  statement(kysely: Kysely<Database>): CompiledQuery {
    return sql`
      with made as (
        insert into notification_notice (bot_id, rule_id, event, key, chat_id, text, link, at)
        select r.bot_id, r.id, n.event, n.key, n.chat_id, n.text, n.link, ${this.#at}::timestamptz
        from notification_rule r
        join jsonb_to_recordset(${JSON.stringify(this.#items)}::text::jsonb) as n(
          event text, key text, chat_id int, text text, link text, user_id int, except_id int, minutes int
        ) on r.events @> to_jsonb(n.event)
        left join chat c on c.id = n.chat_id
        where r.bot_id = ${this.#botId} and r.enabled
          and (n.user_id is null or r.user_id = n.user_id)
          and (n.except_id is null or r.user_id is distinct from n.except_id)
          and (n.minutes is null or r.unanswered_minutes = n.minutes)
          and (n.chat_id is null or ${coversArea})
        on conflict (rule_id, key) do nothing
        returning id, bot_id
      )
      insert into job (queue, payload, key, run_at, max_attempts)
      select ${NOTIFICATION_SEND}, jsonb_build_object('bot_id', bot_id, 'notice_id', id), id::text, now(), ${CLAIMS}::int
      from made returning id`.compile(kysely)
  }

  done(rows: readonly unknown[]): void {
    this.#made = rows.length
  }
}

/** Returns the people whom a rule of a bot tells an event by mail, so that they get no second one of another kind. */
export async function notifiedByMail(botId: number, event: NotificationEvent): Promise<Set<number>> {
  const rows = await db()
    .selectFrom('notification_rule')
    .select('user_id')
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('user_id', 'is not', null)
    .where(sql<boolean>`events @> to_jsonb(${event}::text) and channels @> '["email"]'`)
    .execute()
  return new Set(rows.flatMap(({ user_id }) => user_id ?? []))
}
