import { sql } from 'kysely'
import { db, tx } from '../../foundation/store/db.ts'
import { isOpen } from '../../knowledge/dialogue/hours.ts'
import { sayNobody } from '../../knowledge/dialogue/person.ts'
import { ofItself } from '../../knowledge/dialogue/silence.ts'
import type { BotSettings } from '../../knowledge/dialogue/types.ts'
import { apply } from '../chats/core/changes.ts'
import { lockChat } from '../chats/core/lock.ts'
import { sayIn } from '../chats/core/say.ts'
import { speak } from './speak.ts'

/** Waits of one look; the rest is for the next one. */
const MOST = 200

/** Minutes after its moment in which a wait is still ended: what has waited over a night is for people. */
const LATE_MINUTES = 60

interface Waiting {
  id: number
  bot_id: number
  minutes: number
  requested_at: string
  settings: BotSettings
}

/**
 * Ends the waits for a person that have lasted for as long as their bot allows: the customer is told that nobody could
 * attend him and the bot goes on; staff read it in the chat, which stays unanswered. A wait in which the business was
 * closed goes on: that customer was told so.
 */
export async function endWaits(now: Date): Promise<void> {
  const { rows } = await sql<Waiting>`
    select c.id, c.bot_id, b.minutes, c.requested_at, b.settings
    from (
      select id, settings, (settings->'handoff'->>'timeout_minutes')::int as minutes
      from bot where special_state = 'chatbot_on'
    ) b
    join chat c on c.bot_id = b.id and c.type = 'request' and not c.live and c.state <> 2
      and c.requested_at <= ${now}::timestamptz - make_interval(mins => b.minutes)
      and c.requested_at > ${now}::timestamptz - make_interval(mins => b.minutes + ${LATE_MINUTES}::int)
    where b.minutes > 0
    order by c.requested_at limit ${MOST}::int`.execute(db())
  for (const waiting of rows) if (attendedAll(waiting, now)) await end(waiting, now)
}

function attendedAll({ settings, requested_at }: Waiting, now: Date): boolean {
  const schedule = settings.handoff?.schedule
  return !schedule || (isOpen(schedule, new Date(requested_at)) && isOpen(schedule, now))
}

function end({ id, bot_id, minutes }: Waiting, now: Date): Promise<void> {
  return tx(async () => {
    const chat = await lockChat(bot_id, id)
    if (chat.type !== 'request' || chat.live || chat.state === 2) return
    const set = { live: false, type: 'bot' as const, assign_user_id: null }
    await apply(chat, { set, told: [['reactivate', { chat_id: id, live: false }]], whole: true })
    const back = { ...chat, ...set }
    const text = `Nadie atendió en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}: sigue el chatbot.`
    await sayIn(back, { author: 'system', text })
    await speak(back, now, (turn, state, brain) =>
      ofItself(turn, { ...state, misses: 0 }, (variants) => sayNobody(brain, turn, variants)),
    )
  })
}
