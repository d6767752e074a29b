import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { buildAbsenceReplies } from '../../knowledge/dialogue/handoff.ts'
import { isOpen } from '../../knowledge/dialogue/hours.ts'
import { attendedIn } from '../../knowledge/dialogue/snapshot.ts'
import type { Handoff, HandoffNotice } from '../../knowledge/dialogue/types.ts'
import { buildUnpromptedReply } from '../../knowledge/dialogue/unprompted-reply.ts'
import { firstQuestion } from '../../knowledge/dialogue/waiting/questions.ts'
import { ledTo } from '../chats/core/given.ts'
import { lockChat } from '../chats/core/lock.ts'
import { sendUnprompted } from './unprompted.ts'
import { checkAlone, type WaitingRequest, waitingRequests } from './waiting-requests.ts'

/** Minutes without anybody after which it counts as absence: a page that is reloaded is gone for seconds. */
const GONE_MINUTES = 2

/** What was said at the last handoff of a waiting request. */
interface Told {
  handoff: number
  notice: HandoffNotice
  absent_since: string | null
  reason: components['schemas']['HandoffReason']
  assign_user_id: number | null
}
type Waiting = WaitingRequest & Told

/**
 * Tells waiting customers, once, when what they were told stops being true: the business closed, or whoever was there
 * left. Only requests of the last day count, and only what was said at the current request.
 */
export async function announceAbsence(now: Date): Promise<void> {
  const attended = new Map<number, Awaited<ReturnType<typeof attendedIn>>>()
  const requests = waitingRequests<Told>({
    columns: sql`h.id as handoff, h.notice, h.absent_since, h.reason, c.assign_user_id`,
    joins: sql`join lateral (
      select id, notice, absent_since, reason, at from chat_handoff where chat_id = c.id order by id desc limit 1
    ) h on h.notice in ('present', 'absent') and ${ledTo(sql`h.at`, sql`c.requested_at`)}`,
    where: sql`c.requested_at > ${now}::timestamptz - interval '1 day'`,
  })
  for await (const waiting of requests)
    await checkAlone(waiting, async () => {
      const isAttended = attended.get(waiting.bot_id) ?? (await attendedIn(waiting.bot_id))
      attended.set(waiting.bot_id, isAttended)
      await check(waiting, isAttended(waiting.area_id, waiting.assign_user_id), now)
    })
}

async function check(waiting: Waiting, isAttended: boolean, now: Date): Promise<void> {
  const { handoff, notice, absent_since, schedule } = waiting
  if (schedule && !isOpen(schedule, now)) return announce(waiting, 'closed', now)
  if (notice !== 'present') return
  if (isAttended || absent_since === null) {
    const since = isAttended ? null : now
    if (since !== absent_since)
      await db().updateTable('chat_handoff').set({ absent_since: since }).where('id', '=', handoff).execute()
    return
  }
  if (Date.parse(absent_since) <= now.getTime() - GONE_MINUTES * 60_000) return announce(waiting, 'absent', now)
}

function announce(waiting: Waiting, notice: Exclude<HandoffNotice, 'present'>, now: Date): Promise<void> {
  const { id, bot_id, area_id: areaId, handoff, reason } = waiting
  return tx(async () => {
    const chat = await lockChat(bot_id, id)
    if (chat.type !== 'request' || chat.live || chat.state === 2) return
    const { numUpdatedRows } = await db()
      .updateTable('chat_handoff')
      .set({ notice })
      .where('id', '=', handoff)
      .where('notice', '=', waiting.notice)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await sendUnprompted(chat, now, (turn, state, bot) => {
      // Who was told that somebody is there was not asked for anything.
      const given: Handoff = { reason, areaId, notice }
      const question = waiting.notice === 'present' ? firstQuestion(bot, turn, state, given) : undefined
      const said = buildUnpromptedReply(turn, state, (variants) => [
        ...buildAbsenceReplies(bot, turn, areaId, notice, variants),
        ...(question ? [question.reply] : []),
      ])
      return question ? { ...said, state: { ...said.state, collecting: question.collecting } } : said
    })
  })
}
