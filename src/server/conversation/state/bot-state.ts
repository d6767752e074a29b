import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { maySwitch } from '../../foundation/scope/may-switch.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { pendingChanges } from '../../knowledge/training/pending.ts'
import { trainingOf } from '../../knowledge/training/view.ts'
import { quotasFor } from '../../people/platform/quotas.ts'
import { channelsOf } from './channels.ts'
import { lastIncident } from './incident.ts'

type BotState = components['schemas']['BotState']
type Input = components['schemas']['BotStateInput']

/** Returns the state of a bot: on or off, training, channels, chats waiting for a person, and quotas. */
export async function stateOf(scope: Scope): Promise<BotState> {
  const { botId } = scope
  const { special_state } = await db()
    .selectFrom('bot')
    .select('special_state')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const on = special_state === 'chatbot_on'
  const channels = await channelsOf(botId)
  return {
    botState: on ? 'on' : 'off',
    special_state: on ? 'chatbot_on' : 'chatbot_off',
    may_switch: maySwitch(scope),
    training: await trainingOf(botId),
    model: await modelOf(botId),
    pending_changes: await pendingChanges(botId),
    channels,
    queue: scope.permissions.chats ? await queueOf(scope) : null,
    quotas: await quotasFor(scope),
    last_incident: await lastIncident(botId, channels),
  }
}

/** Returns the active model, described by its training run. */
async function modelOf(botId: number): Promise<BotState['model']> {
  const row = await db()
    .selectFrom('bot_model as m')
    .innerJoin('training_run as r', 'r.id', 'm.run_id')
    .select(['r.id', 'r.number', 'r.finished_at', 'r.examples', 'r.intents', 'r.accuracy'])
    .where('m.bot_id', '=', botId)
    .where('m.active', '=', true)
    .executeTakeFirst()
  if (!row?.finished_at) return null
  const { id, finished_at, ...figures } = row
  return { version: String(id), trained_at: finished_at, ...figures }
}

/** Switches a bot on or off and optionally sets the message for customers while it is off. */
export function switchBot(scope: Scope, { botState, message }: Input): Promise<BotState> {
  return tx(async () => {
    const { botId } = scope
    const special_state = botState === 'on' ? 'chatbot_on' : 'chatbot_off'
    const before = await db()
      .selectFrom('bot')
      .select(['name', 'special_state', 'settings'])
      .where('id', '=', botId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const settings = before.settings
    await db()
      .updateTable('bot')
      .set({ special_state, ...(message !== undefined && { settings: json({ ...settings, off_message: message }) }) })
      .where('id', '=', botId)
      .execute()
    if (before.special_state !== special_state) {
      await emit(botId, 'bot-state', { botState, special_state }, {})
      const states = { before: { special_state: before.special_state }, after: { special_state } }
      await writeAudit({ id: botId, label: before.name, ...states })
    }
    return stateOf(scope)
  })
}

/** Returns the number of visible chats that wait to be taken, and the age of the oldest. */
async function queueOf(scope: Scope): Promise<BotState['queue']> {
  const { waiting, oldest } = await db()
    .selectFrom('chat')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      // Customers whom staff gave to people wait for an answer once they write.
      fn.min('last_inbound_at').filterWhere('requested_at', 'is not', null).as('oldest'),
    ])
    .where(visibleTo(scope))
    .where('state', '<>', 2)
    .where('type', '=', 'request')
    .where('assign_user_id', 'is', null)
    .executeTakeFirstOrThrow()
  const now = currentCall().services.clock().getTime()
  return { waiting, oldest_seconds: oldest ? Math.max(0, Math.round((now - new Date(oldest).getTime()) / 1000)) : null }
}
