import type { components } from '../../../../generated/api.d.ts'
import { lastChange } from '../../foundation/audit/last-change.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { announceMembership } from '../team/announce.ts'
import { findBot, type PlatformBot } from './queries.ts'

type Update = components['schemas']['PlatformBotUpdate']

/** Returns a bot, also a deleted one that can be restored; 404 when it does not exist. */
export async function getBot(id: number): Promise<PlatformBot> {
  const bot = await findBot(id)
  if (!bot) throw commonProblems.notFound()
  return bot
}

/** Locks a bot for a change, within the current transaction, and returns it. 409 for a deleted one. */
export async function botToChange(id: number): Promise<PlatformBot> {
  await lockBot({ botId: id })
  const bot = await getBot(id)
  if (bot.removed_at !== null) throw problem(409, 'gone', `«${bot.name}» está eliminado. Recupéralo y luego cámbialo.`)
  return bot
}

/**
 * Updates name, plan, version or state. Absent fields stay unchanged. A suspended bot stays off. 409 with the present bot
 * if somebody changed one of them since the caller read it.
 */
export function updateBot(id: number, { revision, ...values }: Update): Promise<PlatformBot> {
  return tx(async () => {
    const before = await botToChange(id)
    if (hasValues(before, values)) return unchanged(before)
    if (revision !== undefined && revision !== before.revision)
      throw commonProblems.stale(before, await lastChange({ botId: id }, 'bot', id))
    const { name, plan_id, version, special_state } = values
    if (before.suspended !== null && special_state === 'chatbot_on')
      throw problem(409, 'suspended', 'Este chatbot está suspendido. Reanúdalo para que vuelva a responder.')
    await mustBePlan(plan_id)
    await db()
      .updateTable('bot')
      .set({
        name,
        plan_id,
        ...(version !== undefined && { bot_version: version }),
        ...(special_state !== undefined && { special_state }),
        updated_at: currentCall().services.clock(),
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute()
    const after = await getBot(id)
    await announceState(before, after)
    // Members' access depends on name and plan.
    if (before.plan_id !== plan_id || before.name !== name) await announceToTeam(id)
    await writeAudit({
      id,
      label: after.name,
      before: facts(before),
      after: facts(after),
      botId: id,
    })
    return after
  })
}

/** Tells all members whether the bot is on, if that changed. */
export async function announceState(before: PlatformBot, { id, special_state }: PlatformBot): Promise<void> {
  if (before.special_state === special_state) return
  await emit(id, 'bot-state', { botState: special_state === 'chatbot_on' ? 'on' : 'off', special_state }, {})
}

/** Tells each member their present access to a bot. */
export async function announceToTeam(id: number): Promise<void> {
  const members = await db().selectFrom('membership').select('user_id').where('bot_id', '=', id).execute()
  for (const { user_id } of members) await announceMembership(id, user_id)
}

/** 422 for a plan that does not exist. */
export async function mustBePlan(id: number): Promise<void> {
  const plan = await db().selectFrom('plan').select('id').where('id', '=', id).executeTakeFirst()
  if (!plan) throw invalidProblem('plan_id', 'Ese plan ya no existe. Elige otro.')
}

function facts({ name, plan, version, special_state }: PlatformBot) {
  return { name, plan, version, special_state }
}
