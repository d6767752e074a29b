import { NotificationLimitsLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../http/context.ts'
import { countCall, countedCalls } from '../store/rate.ts'

const MAILS_PER_HOUR = NotificationLimitsLimits.mails.maximum
const HOUR_SECONDS = 3600

const keyOf = (botId: number) => `alert mails ${botId}`

/**
 * Counts mails of a bot. Returns false, and counts none, if that were more than it may send in an hour. One alert to more
 * people than that takes the whole hour.
 */
export async function mayMail(botId: number, recipients: number): Promise<boolean> {
  const count = Math.min(recipients, MAILS_PER_HOUR)
  const now = currentCall().services.clock()
  if ((await countedCalls(keyOf(botId), HOUR_SECONDS, now)) + count > MAILS_PER_HOUR) return false
  for (let mail = 0; mail < count; mail++)
    await countCall(keyOf(botId), MAILS_PER_HOUR, HOUR_SECONDS, now, { durable: true })
  return true
}

/** Returns the next full hour, when the mails leave that were held back. */
export function nextHour(at: Date): Date {
  const hour = new Date(at)
  hour.setUTCHours(at.getUTCHours() + 1, 0, 0, 0)
  return hour
}

/** Returns when a job is due at a moment of the server's clock: jobs become due by the database's. */
export const onWall = (at: Date): Date => new Date(Date.now() + at.getTime() - currentCall().services.clock().getTime())
