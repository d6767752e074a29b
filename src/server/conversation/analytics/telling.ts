import { sql } from 'kysely'

/** Channels that tell what was delivered and read. */
const TELLING: readonly string[] = ['whatsapp', 'facebook']

/** Whether a channel tells what was delivered and read. */
export const tells = (channel: string): boolean => TELLING.includes(channel)

/** Whether the channel of a conversation (`c`) tells what was delivered and read. */
export const isTelling = sql<boolean>`c.channel in (${sql.join(TELLING.map((channel) => sql.lit(channel)))})`
