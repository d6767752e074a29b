import { sql } from 'kysely'

/** Channels that report what was delivered and read. */
const REPORTING: readonly string[] = ['whatsapp', 'facebook']

/** Whether a channel reports what was delivered and read. */
export const hasReceipts = (channel: string): boolean => REPORTING.includes(channel)

/** Whether the channel of a conversation (`c`) reports what was delivered and read. */
export const withReceipts = sql<boolean>`c.channel in (${sql.join(REPORTING.map((channel) => sql.lit(channel)))})`
