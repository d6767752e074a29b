import { sql } from 'kysely'
import { inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/attempt.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { returnToBot } from '../chats/core/bot-changes.ts'
import { say } from '../chats/core/say.ts'
import { breakSilences } from './silence.ts'
import { endWaits } from './waiting.ts'

/** The queue that looks for chats in which nobody has spoken for long. */
export const BOT_RETURN = 'bot-return'

/** Milliseconds between two looks. */
const EVERY = 60_000

/** Chats of one look; the rest is for the next one. */
const MOST = 500

/**
 * Gives chats back to the bot after the silence that their bot allows, and after a wait that nobody ended; says that a
 * conversation rests; and looks again in a minute.
 */
export function returnJobs(services: Services): JobHandlers {
  return {
    [BOT_RETURN]: async () => {
      await inCall({ services }, async () => {
        const now = services.clock()
        await giveBack(now)
        await endWaits(now)
        await breakSilences(now)
      })
      await enqueue(BOT_RETURN, {}, { key: BOT_RETURN, runAt: new Date(Date.now() + EVERY) })
    },
  }
}

/** Asked for at every start; processes that start together ask for one and the same. */
export const startReturning = (): Promise<void> => enqueue(BOT_RETURN, {}, { key: BOT_RETURN })

interface Silent {
  id: number
  bot_id: number
  since: string
  message: string | null
}

async function giveBack(now: Date): Promise<void> {
  const { rows } = await sql<Silent>`
    select c.id, c.bot_id, b.since, b.message
    from (
      select id, settings->'handoff'->>'return_message' as message, ${now}::timestamptz
        - make_interval(mins => (settings->'handoff'->>'return_to_bot_after_minutes')::int) as since
      from bot
      where special_state = 'chatbot_on' and coalesce((settings->'handoff'->>'return_to_bot_after_minutes')::int, 0) > 0
    ) b
    join chat c on c.bot_id = b.id and c.state <> 2 and c.last_message_at <= b.since
      and (c.live or c.type in ('live', 'request'))
    order by c.last_message_at limit ${MOST}`.execute(db())
  for (const { id, bot_id: botId, since, message } of rows)
    await tx(async () => {
      const back = await returnToBot(botId, id, since)
      if (back && message) await say({ botId, chatId: id, author: 'bot', text: message })
    })
}
