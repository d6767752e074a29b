import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { NotificationNotice } from '../../../../generated/database.d.ts'
import { formatChatDate, TIMEZONE } from '../../../contract/zone.ts'
import { type NotificationRule, toRule } from '../../conversation/notifications/rule.ts'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { botLink } from '../../foundation/http/link-address.ts'
import { Problem } from '../../foundation/http/problem.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { NOTIFICATION_SEND } from '../../foundation/notify/notify.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { isOpen } from '../../knowledge/dialogue/hours.ts'
import { digestMail, type NoticeLine, noticeMail } from './mail.ts'
import { type Recipient, recipientsOf } from './recipients.ts'
import { nextDigest, quietUntil } from './times.ts'
import { sendByWhatsapp } from './whatsapp.ts'

/** The queue of summaries: a job per rule that has gathered something. */
const NOTIFICATION_DIGEST = 'notification-digest'

type Notice = Selectable<NotificationNotice>

/** A bot as its alerts name it. */
interface Sender {
  id: number
  name: string
  zone: string
  isSilent: boolean
}

/** Returns the handlers of the queues that tell what was noted. Each notice is told once, also over restarts. */
export function notificationJobs(services: Services): JobHandlers {
  return {
    [NOTIFICATION_SEND]: (payload) =>
      inCall({ services }, () => tx(() => settle((payload as { notice_id: number }).notice_id))),
    [NOTIFICATION_DIGEST]: (payload) =>
      inCall({ services }, () => tx(() => summarize((payload as { rule_id: number }).rule_id))),
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
  const now = currentCall().services.clock()
  if (!rule?.enabled) return end([id], 'dropped', 'El aviso está apagado')
  const to = await recipientsOf(rule, found)
  if (to.length === 0) return end([id], 'dropped', 'Nadie puede verlo')
  if (rule.schedule && !isOpen(rule.schedule, new Date(found.at))) return end([id], 'dropped', 'Fuera del horario')
  const later = quietUntil(rule.quiet_hours ?? null, now, bot.zone)
  if (!found.shown && !later) for (const one of to) await show(bot, rule, found, one)
  await db().updateTable('notification_notice').set({ shown: true }).where('id', '=', id).execute()
  if (!rule.channels.some((channel) => channel === 'email' || channel === 'whatsapp')) return end([id], 'sent')
  if (rule.digest !== 'none') {
    await db().updateTable('notification_notice').set({ state: 'gathered' }).where('id', '=', id).execute()
    return enqueueDigest(bot.id, rule, nextDigest(rule.digest ?? 'daily', now, bot.zone))
  }
  if (later)
    return enqueue(
      NOTIFICATION_SEND,
      { bot_id: found.bot_id, notice_id: id },
      { key: `${id} later`, runAt: onWall(later) },
    )
  await send(bot, rule, to, [found])
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
  for (const { to, notices } of all.values()) await send(bot, rule, [to], notices)
  await end(ids, all.size > 0 ? 'sent' : 'dropped')
}

/** Jobs become due by the database's clock. */
const onWall = (at: Date): Date => new Date(Date.now() + at.getTime() - currentCall().services.clock().getTime())

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

/** Sends notices by the rule's mails and WhatsApp, and notes that they were told. */
async function send(
  bot: Sender,
  rule: NotificationRule,
  to: readonly Recipient[],
  notices: readonly Notice[],
): Promise<void> {
  const { mail, log, clock } = currentCall().services
  const lines = notices.map(
    ({ text, link, chat_id, at }): NoticeLine => ({
      text,
      link: botLink(link ?? (chat_id === null ? '/' : `/chats?id=${chat_id}`), bot.id),
      when: formatChatDate(at, bot.zone),
    }),
  )
  const [only] = lines
  const failures: string[] = []
  for (const one of to) {
    if (rule.channels.includes('email') && one.email) {
      const facts = { to: one.email, name: one.name, bot: bot.name, isMember: one.userId !== undefined }
      await mail.send(rule.digest === 'none' && only ? noticeMail(facts, only) : digestMail(facts, lines), {
        ...{ botId: bot.id, isAlert: true },
      })
    } else if (rule.channels.includes('email')) failures.push(`${one.name} no tiene correo`)
    if (rule.channels.includes('whatsapp') && one.contactId !== undefined && !bot.isSilent) {
      const failure = await byWhatsapp(bot, one.contactId, lines)
      if (failure) failures.push(failure)
    }
  }
  if (failures.length > 0) log.warn({ bot: bot.id, rule: rule.id, failures }, 'a notice did not reach everybody')
  await noteSent(rule, to, clock())
  await end(
    notices.map(({ id }) => id),
    'sent',
    failures.join('. ') || null,
  )
}

/** Returns why a contact could not be told by WhatsApp, in words. */
async function byWhatsapp(bot: Sender, contactId: number, lines: readonly NoticeLine[]): Promise<string | undefined> {
  const text = lines.map((one) => one.text).join('\n')
  try {
    await sendByWhatsapp(bot.id, contactId, `${bot.name}: ${text}`)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

async function noteSent({ id }: NotificationRule, to: readonly Recipient[], at: Date): Promise<void> {
  await db()
    .updateTable('notification_rule')
    .set({ last_sent_at: at })
    .where('id', '=', id ?? 0)
    .execute()
  const contacts = to.flatMap(({ contactId }) => contactId ?? [])
  if (contacts.length === 0) return
  await sql`
    with rule as (select type, bot_id from notification_rule where id = ${id}),
      areas as (
        update area_contact ac set last_sent_at = ${at} from rule, area a
        where rule.type = 3 and a.id = ac.area_id and a.bot_id = rule.bot_id and ac.contact_id = any(${contacts})
        returning ac.id
      )
    update notification_contact n set last_sent_at = ${at} from rule
    where n.bot_id = rule.bot_id and n.type = rule.type and n.contact_id = any(${contacts})`.execute(db())
}

async function end(ids: readonly number[], state: 'sent' | 'dropped', detail: string | null = null): Promise<void> {
  await db()
    .updateTable('notification_notice')
    .set({ state, detail, settled_at: currentCall().services.clock() })
    .where('id', 'in', ids)
    .execute()
}

async function ruleOf(id: number): Promise<NotificationRule | undefined> {
  const row = await db().selectFrom('notification_rule').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRule(row)
}

/** Returns the name of a bot in its notices. */
export async function senderOf(id: number): Promise<Sender> {
  return db()
    .selectFrom('bot')
    .select(['id', 'name', sql<string>`coalesce(settings->>'timezone', ${TIMEZONE})`.as('zone')])
    .select(sql<boolean>`suspended_at is not null or removed_at is not null`.as('isSilent'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Deletes what was told, or not, a month ago. */
export async function cleanNotices(now: Date): Promise<void> {
  await sql`delete from notification_notice
    where at < ${now}::timestamptz - make_interval(secs => ${retentionPeriods.delivery / 1000})`.execute(db())
}
