import type { components } from '../../../../generated/api.d.ts'
import { operations } from '../../../../generated/operations.ts'
import { isTypedName } from '../../../contract/typed-name.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { announceMembership } from '../../people/team/announce.ts'

/** The error of a name that is not the bot's, at a field of the body. */
const misnamed = (field: string, name: string) =>
  invalidProblem(field, `Escribe «${name}» tal como está, con sus mayúsculas y acentos.`)

/** Removes a bot, as {@link takeAway} does. 422 unless its name is given. */
export function removeBot({ botId }: Scope, name: string): Promise<components['schemas']['Message']> {
  return tx(async () => {
    await takeAway(botId, { field: 'name', typed: name })
    return { message: operations.botRemove.toasts.success }
  })
}

/**
 * Removes a bot, within the current transaction: it answers nobody and has no team any more. What it was is kept, so that
 * the platform's administrators can restore it until it is purged. 422 unless its name was typed, 409 during a training,
 * 404 if it is removed already: hiding it again would forget its team.
 * @param confirmation the typed name, and the field of the body that has it
 * @param why further facts for the history
 */
export async function takeAway(
  botId: number,
  { field, typed }: { field: string; typed: string },
  why: { reason?: string } = {},
): Promise<void> {
  const bot = await db()
    .selectFrom('bot')
    .select(['name', 'state', 'removed_at'])
    .where('id', '=', botId)
    .forUpdate()
    .executeTakeFirst()
  if (!bot || bot.removed_at !== null) throw commonProblems.notFound()
  if (!isTypedName(typed, bot.name)) throw misnamed(field, bot.name)
  if (bot.state !== 'active' && bot.state !== 'pending' && (await isTraining(botId)))
    throw problem(409, 'training', 'Hay un entrenamiento en curso. Espera a que termine o cancélalo.')
  await writeAudit({ id: botId, label: bot.name, before: { name: bot.name }, ...(why.reason && { after: why }), botId })
  await hide(botId)
}

async function isTraining(botId: number): Promise<boolean> {
  const row = db().selectFrom('training_run').select('id').where('bot_id', '=', botId).where('finished_at', 'is', null)
  return (await row.executeTakeFirst()) !== undefined
}

/** Takes everybody out of the team and remembers them. */
async function hide(botId: number): Promise<void> {
  const members = await db()
    .selectFrom('membership')
    .select(['user_id', 'role_id', 'permissions'])
    .where('bot_id', '=', botId)
    .execute()
  await db()
    .updateTable('bot')
    .set({
      removed_at: currentCall().services.clock(),
      removal: json({ members }),
      special_state: 'chatbot_off',
      suspended_on: false,
    })
    .where('id', '=', botId)
    .execute()
  // Its numbers and pages can be connected to another bot; after a restoration their keys must be typed again.
  await db()
    .updateTable('channel_account')
    .set({ status: 'off', problem: null, secrets: null, hints: json({}) })
    .where('bot_id', '=', botId)
    .execute()
  // Open chats of customers say that nobody answers.
  await emit(botId, 'bot-state', { botState: 'off', special_state: 'chatbot_off' }, {})
  await db().deleteFrom('membership').where('bot_id', '=', botId).execute()
  for (const { user_id } of members) await announceMembership(botId, user_id)
}

/** Brings a removed bot back with its team, as far as its people still have an account. It stays switched off. */
export async function unhideBot(botId: number): Promise<void> {
  const bot = await db().selectFrom('bot').select('removal').where('id', '=', botId).executeTakeFirstOrThrow()
  const at = currentCall().services.clock()
  for (const { user_id, role_id, permissions } of bot.removal?.members ?? []) {
    const user = await db().selectFrom('app_user').select('id').where('id', '=', user_id).executeTakeFirst()
    if (!user) continue
    await db()
      .insertInto('membership')
      .values({ bot_id: botId, user_id, role_id, permissions, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db().updateTable('bot').set({ removed_at: null, removal: null }).where('id', '=', botId).execute()
  for (const { user_id } of bot.removal?.members ?? []) await announceMembership(botId, user_id)
}
