import { brand } from '../../../../generated/shell.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { db } from '../../foundation/store/db.ts'
import { ownBotCount } from '../../people/account/own-bots.ts'

/**
 * Throws if a person may not create a bot of their own. Concurrent requests of a person wait for each other, so that
 * they cannot pass the limit together: call it in the transaction that creates the bot.
 */
export async function mustBeAllowedToCreate(userId: number): Promise<void> {
  const { signUp, maxBotsPerAccount } = currentCall().services.settings
  if (signUp === 'closed')
    throw problem(403, 'disabled', `Los chatbots los crea quien administra la plataforma: escribe a ${brand.support}.`)
  const { email_confirmed_at } = await db()
    .selectFrom('app_user')
    .select('email_confirmed_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!email_confirmed_at) throw problem(403, 'unconfirmed', 'Confirma tu correo y luego crea tu chatbot.')
  // Otherwise a suspended bot would go on under another name.
  if (await hasSuspendedBot(userId))
    throw problem(403, 'suspended', `Tienes un chatbot suspendido. Para crear otro, escribe a ${brand.support}.`)
  if ((await ownBotCount(userId)) + (await botsOnTheWay(userId)) < maxBotsPerAccount) return
  const most = maxBotsPerAccount === 1 ? '1 chatbot propio' : `${maxBotsPerAccount} chatbots propios`
  throw problem(409, 'plan_limit', `Puedes tener hasta ${most}. Si necesitas más, escribe a ${brand.support}.`)
}

/** Returns how many imports and copies of a person are running: each will be a bot of theirs. */
async function botsOnTheWay(userId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('bot_import')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns whether a bot that a person created or owns is suspended. */
export async function hasSuspendedBot(userId: number): Promise<boolean> {
  const row = db()
    .selectFrom('bot')
    .select('id')
    .where('suspended_at', 'is not', null)
    .where((is) => is.or([is('created_by', '=', userId), is('owner_id', '=', userId)]))
  return (await row.executeTakeFirst()) !== undefined
}
