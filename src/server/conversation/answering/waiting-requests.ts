import { type RawBuilder, sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { isOn } from '../../foundation/scope/bot.ts'
import { db, isDiskFull, isStoreUnavailable } from '../../foundation/store/db.ts'
import type { OpeningHours } from '../../knowledge/dialogue/hours.ts'

/** Requests that are read at once. */
const PAGE = 200

interface CheckedChat {
  id: number
  bot_id: number
}

/** A chat of a bot that is on whose customer waits for a person. */
export interface WaitingRequest extends CheckedChat {
  area_id: number | null
  requested_at: string
  /** the hours of its area, else those of the bot */
  schedule: OpeningHours | null
}

/** What a check needs besides: more columns, joins, and the condition. Chats are `c`, bots `b`. */
interface Selection {
  columns: RawBuilder<unknown>
  joins?: RawBuilder<unknown>
  where: RawBuilder<unknown>
}

/** Yields every waiting request of the condition, page by page, so that no bot with many of them hides the others. */
export async function* waitingRequests<More>({
  columns,
  joins = sql``,
  where,
}: Selection): AsyncGenerator<WaitingRequest & More> {
  for (let last = 0; ; ) {
    const { rows } = await sql<WaitingRequest & More>`
      select c.id, c.bot_id, c.area_id, c.requested_at,
        coalesce(a.schedule, b.settings->'handoff'->'schedule') as schedule, ${columns}
      from chat c
      join bot b on b.id = c.bot_id and b.special_state = 'chatbot_on'
      left join area a on a.id = c.area_id
      ${joins}
      where c.type = 'request' and not c.live and c.state <> 2 and c.id > ${last} and ${where}
      order by c.id limit ${PAGE}::int`.execute(db())
    yield* rows
    if (rows.length < PAGE) return
    last = rows.at(-1)?.id ?? last
  }
}

/**
 * Runs the check of one chat, if its bot is still on. Its failure is logged and does not stop those of others, unless the
 * store is gone.
 */
export async function checkAlone({ id, bot_id }: CheckedChat, check: () => Promise<void>): Promise<void> {
  try {
    if (await isOn(bot_id)) await check()
  } catch (error) {
    if (isStoreUnavailable(error) || isDiskFull(error)) throw error
    currentCall().services.log.error({ err: error, chat_id: id }, 'the periodic check of a chat failed')
  }
}
