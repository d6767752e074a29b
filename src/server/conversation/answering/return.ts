import { sql } from 'kysely'
import { fillIn } from '../../../contract/variables.ts'
import { inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { markIdle } from '../../foundation/realtime/availability.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import { returnToBot } from '../chats/core/bot-changes.ts'
import { sendMessage } from '../chats/core/send-message.ts'
import { silentChats } from '../chats/core/silent-chats.ts'
import { announceAbsence } from './absence.ts'
import { resolveSilentChats } from './auto-resolve.ts'
import { endTimedOutForms } from './form-timeouts.ts'
import { sendInactivityMessages } from './inactivity.ts'
import { endTimedOutRequests } from './request-timeout.ts'
import { checkAlone } from './waiting-requests.ts'

/** The queue of the periodic check for idle chats. */
export const BOT_RETURN = 'bot-return'

/** Interval of the check in milliseconds. */
const EVERY = 60_000

/** Maximum number of chats per run. The rest are handled by the next run. */
const MOST = 500

/** The parts of the periodic check, in order. */
const CHECKS = [
  markIdle,
  giveBack,
  endTimedOutRequests,
  announceAbsence,
  endTimedOutForms,
  sendInactivityMessages,
  resolveSilentChats,
] as const

/**
 * Returns the handler of the periodic check. It makes people absent who left, returns chats to the bot after the
 * inactivity its settings allow (a snoozed one counts from its end), ends requests for a person that timed out, tells waiting customers when nobody is there
 * any more, ends forms that nobody answers, sends inactivity messages, reminds silent customers and resolves their chats.
 */
export const returnJobs = (services: Services): JobHandlers =>
  periodicJob(
    { queue: BOT_RETURN, every: EVERY },
    services,
    ...CHECKS.map((check) => () => inCall({ services }, () => check(services.clock()))),
  )

/** Schedules the check at startup. */
export const enqueueReturns = (): Promise<void> => startPeriodic(BOT_RETURN)

interface Silent {
  id: number
  bot_id: number
  since: string
  message: string | null
}

async function giveBack(now: Date): Promise<void> {
  const { rows } = await sql<Silent>`
    select c.id, c.bot_id, b.since, b.message from ${silentChats(now)}
    order by c.last_message_at limit ${MOST}`.execute(db())
  for (const { id, bot_id: botId, since, message } of rows)
    await checkAlone({ id, bot_id: botId }, () =>
      tx(async () => {
        const back = await returnToBot(botId, id, since)
        if (!back || !message) return
        const text = fillIn(message, await variablesOf(botId, id, now))
        await sendMessage({ botId, chatId: id, author: 'bot', text })
      }),
    )
}
