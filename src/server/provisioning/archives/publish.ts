import { brand } from '../../../../generated/shell.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { TRIAL_PLAN } from '../../foundation/scope/plans.ts'
import { db } from '../../foundation/store/db.ts'
import { queueRun } from '../../knowledge/training/start.ts'
import { addMember, insertBot } from '../../people/platform/new-bot.ts'
import { announceMembership } from '../../people/team/announce.ts'
import { UnusableContent } from '../content/problems.ts'
import { hasSuspendedBot } from '../starting/allowance.ts'
import { change, type Move } from './moves.ts'

/**
 * Inserts a bot that nobody sees until it is complete, as deleted ones are not seen: what a killed process leaves is
 * deleted by the next attempt, or with the deleted bots.
 */
export async function insertHidden({ id, name, user_id }: Move): Promise<number> {
  const botId = await insertBot({ name, planId: TRIAL_PLAN, ownerId: null, createdBy: user_id, form: null })
  const hidden = { removed_at: currentCall().services.clock(), special_state: 'chatbot_off' as const }
  await db().updateTable('bot').set(hidden).where('id', '=', botId).execute()
  await change(id, { bot_id: botId, done: 0 })
  return botId
}

/**
 * Shows the complete bot to its person, under the name of the row, and starts its training. Call it in a transaction.
 * @throws UnusableContent if the person may not have it
 */
export async function publish({ id, name, user_id, total }: Move, botId: number): Promise<void> {
  await mustBeWelcome(user_id)
  const shown = { name, removed_at: null, special_state: 'chatbot_on' as const }
  await db().updateTable('bot').set(shown).where('id', '=', botId).execute()
  await addMember(botId, user_id)
  if (await hasExamples(botId)) await queueRun(botId, user_id)
  await change(id, { name, state: 'done', done: total })
  await announceMembership(botId, user_id)
}

/**
 * Throws if a person who wants another bot was blocked, or one of their bots suspended, since they asked.
 * @throws UnusableContent
 */
async function mustBeWelcome(userId: number): Promise<void> {
  await mustNotBeBlocked(userId)
  if (await hasSuspendedBot(userId)) throw refusal(`Tienes un chatbot suspendido. Escribe a ${brand.support}.`)
}

/** @throws UnusableContent if a person was blocked since they asked */
async function mustNotBeBlocked(userId: number): Promise<void> {
  const { blocked_at } = await db()
    .selectFrom('app_user')
    .select('blocked_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (blocked_at) throw refusal('Tu cuenta está bloqueada. Escribe a soporte.')
}

/**
 * Throws if the person of a row may not have it any more. An export makes no bot: only the exported one counts for it.
 * @throws UnusableContent
 */
export const mustStillBeAllowed = ({ kind, user_id }: Move): Promise<void> =>
  kind === 'export' ? mustNotBeBlocked(user_id) : mustBeWelcome(user_id)

/** Something that is not about the content, but about who wants it. */
export const refusal = (text: string) => new UnusableContent([{ file: '', place: '', text }])

async function hasExamples(botId: number): Promise<boolean> {
  const row = db().selectFrom('example').select('id').where('bot_id', '=', botId).limit(1)
  return (await row.executeTakeFirst()) !== undefined
}
