import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { TrainingStateOptions } from '../../../generated/options.ts'
import { record } from '../audit/record.ts'
import { currentCall } from '../http/context.ts'
import type { Scope } from '../http/scope.ts'
import { emit } from '../realtime/emit.ts'
import { db, json, tx } from '../store/db.ts'

type BotState = components['schemas']['BotState']
type Input = components['schemas']['BotStateInput']

/** How a bot is: on or off, trained or not, its channels, and who waits for a person. */
export async function stateOf({ botId }: Scope): Promise<BotState> {
  const bot = await db()
    .selectFrom('bot')
    .select(['special_state', 'state', 'pending_changes', 'integrations', 'created_at', 'updated_at'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const on = bot.special_state === 'chatbot_on'
  const stage = TrainingStateOptions.find(({ value }) => value === bot.state)
  return {
    botState: on ? 'on' : 'off',
    special_state: on ? 'chatbot_on' : 'chatbot_off',
    training: {
      id: null,
      state: bot.state as BotState['training']['state'],
      progress: (stage as { progress?: number } | undefined)?.progress ?? (bot.state === 'active' ? 100 : 0),
      message: stage?.label ?? '',
      started_at: null,
      finished_at: null,
      started_by: null,
      error: null,
      estimated_seconds: null,
    },
    model: null,
    pending_changes: bot.pending_changes
      ? [{ resource: 'intent', count: bot.pending_changes, since: bot.updated_at.toISOString() }]
      : [],
    channels: await channelsOf(botId, bot.integrations, bot.created_at),
    queue: await queueOf(botId),
    quotas: [],
    last_incident: null,
  }
}

/** Switches a bot on or off, with what customers are told meanwhile. */
export function switchBot(scope: Scope, { botState, message }: Input): Promise<BotState> {
  return tx(async () => {
    const { botId } = scope
    const special_state = botState === 'on' ? 'chatbot_on' : 'chatbot_off'
    const before = await db()
      .selectFrom('bot')
      .select(['name', 'special_state', 'settings'])
      .where('id', '=', botId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const settings = before.settings as Record<string, unknown>
    await db()
      .updateTable('bot')
      .set({ special_state, ...(message !== undefined && { settings: json({ ...settings, off_message: message }) }) })
      .where('id', '=', botId)
      .execute()
    if (before.special_state !== special_state) {
      await emit(botId, 'bot-state', { botState, special_state }, {})
      const states = { before: { special_state: before.special_state }, after: { special_state } }
      await record({ action: 'update', resource: 'bot', id: botId, label: before.name, ...states })
    }
    return stateOf(scope)
  })
}

async function channelsOf(botId: number, integrations: unknown, since: Date): Promise<BotState['channels']> {
  const { phone, facebook } = (integrations ?? {}) as { phone?: unknown; facebook?: unknown }
  const rows = await db()
    .selectFrom('daily_count')
    .select(['channel', sql<string | null>`max(day)`.as('day')])
    .where('bot_id', '=', botId)
    .groupBy('channel')
    .execute()
  const last = new Map(rows.map(({ channel, day }) => [channel, day]))
  const connected = { webchat: true, whatsapp: typeof phone === 'string', facebook: typeof facebook === 'string' }
  return (['webchat', 'whatsapp', 'facebook'] as const).map((channel) => ({
    channel,
    status: connected[channel] ? 'connected' : 'not_configured',
    since: connected[channel] ? since.toISOString() : null,
    last_message_at: last.get(channel) ? `${last.get(channel)}T00:00:00.000Z` : null,
    last_error: null,
    disconnection_reason: null,
  }))
}

async function queueOf(botId: number): Promise<BotState['queue']> {
  const { waiting, oldest } = await db()
    .selectFrom('chat')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('last_inbound_at').as('oldest')])
    .where('bot_id', '=', botId)
    .where('state', '<>', 2)
    .where('type', '=', 'request')
    .where('assign_user_id', 'is', null)
    .executeTakeFirstOrThrow()
  const now = currentCall().services.clock().getTime()
  return { waiting, oldest_seconds: oldest ? Math.max(0, Math.round((now - new Date(oldest).getTime()) / 1000)) : null }
}
