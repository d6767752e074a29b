import { sql } from 'kysely'
import type { NotificationRule } from '../../conversation/notifications/rule.ts'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { mayMail, onWall } from '../../foundation/notify/hourly.ts'
import { NOTIFICATION_SEND } from '../../foundation/notify/notify.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { isOpen } from '../../knowledge/dialogue/hours.ts'
import { askUnasked, deliver, end, type Notice, ruleOf, type Sender, senderOf } from './deliver.ts'
import { type Failure, wordsOf } from './failures.ts'
import { hold, NOTIFICATION_HELD, releaseHeld } from './held.ts'
import { getsMails, type Recipient, recipientsOf } from './recipients.ts'
import { nextDigest, quietUntil } from './times.ts'

/** The queue of summaries: a job per rule that has gathered something. */
const NOTIFICATION_DIGEST = 'notification-digest'

/** Returns the handlers of the queues that tell what was noted. Each notice is told once, also over restarts. */
export function notificationJobs(services: Services): JobHandlers {
  return {
    [NOTIFICATION_SEND]: (payload) =>
      inCall({ services }, () => tx(() => settle((payload as { notice_id: number }).notice_id))),
    [NOTIFICATION_DIGEST]: (payload) =>
      inCall({ services }, () => tx(() => summarize((payload as { rule_id: number }).rule_id))),
    [NOTIFICATION_HELD]: (payload) =>
      inCall({ services }, () => tx(() => releaseHeld((payload as { bot_id: number }).bot_id))),
  }
}

/** Sends a notice or schedules it. The messages are queued in the same transaction as its new state. */
async function settle(id: number): Promise<void> {
  const found = await db()
    .selectFrom('notification_notice')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()
  if (!found) return
  const rule = await ruleOf(found.rule_id)
  const bot = await senderOf(found.bot_id)
  const at = currentCall().services.clock()
  if (!rule?.enabled) return end([id], 'dropped', 'El aviso está apagado')
  const to = await recipientsOf(rule, found)
  if (to.length === 0) return end([id], 'dropped', 'Nadie puede verlo')
  if (rule.schedule && !isOpen(rule.schedule, new Date(found.at))) return end([id], 'dropped', 'Fuera del horario')
  const later = quietUntil(rule.quiet_hours ?? null, at, bot.zone)
  if (!found.shown && !later) for (const one of to) await show(bot, rule, found, one)
  await db().updateTable('notification_notice').set({ shown: true }).where('id', '=', id).execute()
  if (!rule.channels.some((channel) => channel === 'email' || channel === 'whatsapp')) return end([id], 'sent')
  if (rule.digest !== 'none') {
    await db().updateTable('notification_notice').set({ state: 'gathered' }).where('id', '=', id).execute()
    return enqueueDigest(bot.id, rule, nextDigest(rule.digest ?? 'daily', at, bot.zone))
  }
  if (later)
    return enqueue(
      NOTIFICATION_SEND,
      { bot_id: found.bot_id, notice_id: id },
      { key: `${id} later`, runAt: onWall(later) },
    )
  const now = await meansNow(bot, rule, to)
  const failures = await deliver(bot, now, to, [found])
  await (now === rule ? end([id], 'sent', wordsOf(failures)) : hold(bot, [id]))
  await askUnasked(bot)
}

/**
 * Counts the mails to these recipients. Returns the rule, or without its mails if the bot sent as many as it may in an hour:
 * the mails wait then, and its other means do not.
 */
async function meansNow(bot: Sender, rule: NotificationRule, to: readonly Recipient[]): Promise<NotificationRule> {
  const mails = rule.channels.includes('email') ? to.filter(getsMails).length : 0
  if (mails === 0 || (await mayMail(bot.id, mails))) return rule
  return { ...rule, channels: rule.channels.filter((channel) => channel !== 'email') }
}

/** Sends the digest of a rule. Each recipient only gets what they may see. */
async function summarize(ruleId: number): Promise<void> {
  const gathered = await db()
    .selectFrom('notification_notice')
    .selectAll()
    .where('rule_id', '=', ruleId)
    .where('state', '=', 'gathered')
    .orderBy('id')
    .forUpdate()
    .execute()
  const [first] = gathered
  const rule = await ruleOf(ruleId)
  if (!first || !rule) return
  const ids = gathered.map(({ id }) => id)
  if (!rule.enabled) return end(ids, 'dropped', 'El aviso está apagado')
  const bot = await senderOf(first.bot_id)
  const later = quietUntil(rule.quiet_hours ?? null, currentCall().services.clock(), bot.zone)
  if (later) return enqueueDigest(bot.id, rule, later)
  const all = new Map<string, { to: Recipient; notices: Notice[] }>()
  for (const notice of gathered)
    for (const to of await recipientsOf(rule, notice)) {
      const key = `${to.userId} ${to.contactId}`
      const known = all.get(key) ?? { to, notices: [] }
      known.notices.push(notice)
      all.set(key, known)
    }
  const now = await meansNow(
    bot,
    rule,
    [...all.values()].map(({ to }) => to),
  )
  const failures: Failure[] = []
  for (const { to, notices } of all.values()) failures.push(...(await deliver(bot, now, [to], notices)))
  await (now === rule ? end(ids, all.size > 0 ? 'sent' : 'dropped', wordsOf(failures)) : hold(bot, ids))
  await askUnasked(bot)
}

const enqueueDigest = (botId: number, { id }: NotificationRule, runAt: Date): Promise<void> =>
  enqueue(
    NOTIFICATION_DIGEST,
    { bot_id: botId, rule_id: id },
    { key: `${id} ${runAt.toISOString()}`, runAt: onWall(runAt) },
  )

/** Shows a notice in the person's browsers. */
async function show(bot: Sender, { channels }: NotificationRule, notice: Notice, { userId }: Recipient): Promise<void> {
  const [push, sound] = [channels.includes('push'), channels.includes('sound')]
  if (userId === undefined || !(push || sound)) return
  const { event, text, chat_id: conversation_id } = notice
  const payload = { event, title: bot.name, text, conversation_id, push, sound, test: false }
  await emit(bot.id, 'notification', payload, { user_id: userId })
}

/** Deletes what was told, or not, a month ago. */
export async function cleanNotices(now: Date): Promise<void> {
  await sql`delete from notification_notice
    where at < ${now}::timestamptz - make_interval(secs => ${retentionPeriods.delivery / 1000})`.execute(db())
}
