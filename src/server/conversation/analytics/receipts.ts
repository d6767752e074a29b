import { sql } from 'kysely'
import { percent } from './statistics.ts'

/** Channels that report what was delivered and read. */
const REPORTING: readonly string[] = ['whatsapp', 'facebook']

/** Whether a channel reports what was delivered and read. */
export const hasReceipts = (channel: string): boolean => REPORTING.includes(channel)

/** Whether the channel of a conversation (`c`) reports what was delivered and read. */
export const withReceipts = sql<boolean>`c.channel in (${sql.join(REPORTING.map((channel) => sql.lit(channel)))})`

/**
 * Returns how many percent of the messages of such channels were delivered. Null without any receipt or failure: a channel
 * that has informed nothing yet did not lose all messages.
 */
export const deliveryRate = (counts: { tracked: number; delivered: number; failed: number }): number | null =>
  counts.delivered === 0 && counts.failed === 0 ? null : percent(counts.delivered, counts.tracked)
