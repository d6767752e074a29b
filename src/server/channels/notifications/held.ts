import type { NotificationRule } from '../../conversation/notifications/rule.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { nextHour, onWall } from '../../foundation/notify/hourly.ts'
import { db } from '../../foundation/store/db.ts'
import { askUnasked, deliverDigest, end, type Notice, ruleOf, type Sender, senderOf } from './deliver.ts'
import { type Failure, wordsOf } from './failures.ts'
import { type Recipient, recipientsOf } from './recipients.ts'
import { quietUntil } from './times.ts'

/** The queue of what waits because a bot sent all the mails that it may send in an hour. */
export const NOTIFICATION_HELD = 'notification-held'

/** Keeps the mails of notices for the next full hour, when each recipient gets one about all of them. */
export async function hold(bot: Sender, ids: readonly number[]): Promise<void> {
  await db().updateTable('notification_notice').set({ state: 'held' }).where('id', 'in', ids).execute()
  await enqueueHeld(bot)
}

function enqueueHeld({ id }: Sender): Promise<void> {
  const at = nextHour(currentCall().services.clock())
  return enqueue(NOTIFICATION_HELD, { bot_id: id }, { key: `${id} ${at.toISOString()}`, runAt: onWall(at) })
}

/** Sends what a bot held back: one mail per recipient, whatever the number of rules. */
export async function releaseHeld(botId: number): Promise<void> {
  const held = await db()
    .selectFrom('notification_notice')
    .selectAll()
    .where('bot_id', '=', botId)
    .where('state', '=', 'held')
    .orderBy('id')
    .forUpdate()
    .execute()
  const bot = await senderOf(botId)
  const all = new Map<string, { to: Recipient; notices: Notice[] }>()
  const rules = new Map<number, NotificationRule | undefined>()
  const sent: number[] = []
  const dropped: number[] = []
  for (const notice of held) {
    const { id, rule_id } = notice
    if (!rules.has(rule_id)) rules.set(rule_id, await ruleOf(rule_id))
    const rule = rules.get(rule_id)
    if (rule?.enabled && quietUntil(rule.quiet_hours ?? null, currentCall().services.clock(), bot.zone)) continue
    ;(rule?.enabled ? sent : dropped).push(id)
    for (const to of rule?.enabled ? await recipientsOf(rule, notice) : []) gather(all, to, notice)
  }
  if (dropped.length > 0) await end(dropped, 'dropped', 'El aviso está apagado')
  if (sent.length + dropped.length < held.length) await enqueueHeld(bot)
  const failures: (Failure | undefined)[] = []
  for (const { to, notices } of all.values()) failures.push(await deliverDigest(bot, to, notices))
  const detail = wordsOf(
    failures.filter((failure) => failure !== undefined),
    'En un resumen: hubo demasiados correos en una hora',
  )
  if (sent.length > 0) await end(sent, 'sent', detail)
  await askUnasked(bot)
}

/** Several rules may tell one person the same. */
function gather(all: Map<string, { to: Recipient; notices: Notice[] }>, to: Recipient, notice: Notice): void {
  if (!to.email) return
  // A person of the team needs no consent of a contact with the same address.
  const key = `${to.userId === undefined ? 'contact' : 'user'} ${to.email}`
  const known = all.get(key) ?? { to, notices: [] }
  if (!known.notices.some(({ key }) => key === notice.key)) known.notices.push(notice)
  all.set(key, known)
}
