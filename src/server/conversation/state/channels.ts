import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db } from '../../foundation/store/db.ts'

type ChannelState = components['schemas']['ChannelState']
type Channel = ChannelState['channel']

/** A channel counts as degraded for this long after a failed delivery. */
const TROUBLE_MS = 3_600_000

/** Returns the state of each channel: whether it is set up, its last message and its last error. */
export async function channelsOf(botId: number): Promise<ChannelState[]> {
  const bot = await db()
    .selectFrom('bot')
    .select(['integrations', 'created_at'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const { phone, facebook } = bot.integrations
  const connected = await connectedKinds(botId)
  const set = {
    webchat: true,
    whatsapp: typeof phone === 'string' || connected.has('whatsapp'),
    facebook: typeof facebook === 'string' || connected.has('facebook'),
    telegram: connected.has('telegram'),
    email: connected.has('email'),
  }
  const failures = await lastFailures(botId)
  const now = currentCall().services.clock().getTime()
  const states: ChannelState[] = []
  for (const channel of ['webchat', 'whatsapp', 'facebook', 'telegram', 'email'] as const) {
    const failure = failures.get(channel)
    const troubled = failure !== undefined && now - Date.parse(failure.at) < TROUBLE_MS
    states.push({
      channel,
      status: !set[channel] ? 'not_configured' : troubled ? 'degraded' : 'connected',
      since: set[channel] ? bot.created_at : null,
      last_message_at: await lastMessage(botId, channel),
      last_error: failure?.error ?? null,
      disconnection_reason: null,
    })
  }
  return states
}

/** The channels with an account that is connected. */
async function connectedKinds(botId: number): Promise<ReadonlySet<Channel>> {
  const rows = await db()
    .selectFrom('channel_account')
    .select('kind')
    .where('bot_id', '=', botId)
    .where('status', '<>', 'off')
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

/** The reason and time of a failed delivery. */
interface ChannelFailure {
  error: string
  at: string
}

/** Returns the last failed message of each channel. */
export async function lastFailures(botId: number): Promise<Map<Channel, ChannelFailure>> {
  const rows = await db()
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .select(['c.channel', 'm.error', 'm.at'])
    .where('m.bot_id', '=', botId)
    .where('m.status', '=', 'failed')
    .orderBy('m.id', 'desc')
    .limit(50)
    .execute()
  const last = new Map<Channel, ChannelFailure>()
  for (const { channel, error, at } of rows)
    if (!last.has(channel))
      last.set(channel as Channel, {
        error: error ?? 'No pudimos enviar un mensaje. Revisa la conexión del canal.',
        at,
      })
  return last
}

/** Returns when a channel's last message was sent or received. Uses the indexes of open and of resolved chats. */
async function lastMessage(botId: number, channel: Channel): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select greatest(
      (select last_message_at from chat where bot_id = ${botId} and channel = ${channel} and state <> 2
        order by last_message_at desc limit 1),
      (select last_message_at from chat where bot_id = ${botId} and channel = ${channel} and state = 2
        order by last_message_at desc limit 1)) as at`.execute(db())
  return rows[0]?.at ?? null
}
