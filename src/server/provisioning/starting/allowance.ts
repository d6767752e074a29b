import { brand } from '../../../../generated/shell.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { tooManyRequests, waitText } from '../../foundation/http/limits.ts'
import { problem } from '../../foundation/http/problem.ts'
import { isUnfinished } from '../../foundation/scope/bot.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { botsLeft, copiesOnTheWay, ownBotCount, ownSuspended } from '../../people/account/own-bots.ts'

/**
 * Throws if a person may not create a bot of their own. Concurrent requests of a person wait for each other, so that
 * they cannot pass the limit together: call it in the transaction that creates the bot.
 */
export async function mustBeAllowedToCreate(userId: number): Promise<void> {
  const { signUp, maxBotsPerAccount } = currentCall().services.settings
  if (signUp === 'closed')
    throw problem(403, 'disabled', `Los chatbots los crea quien administra la plataforma: escribe a ${brand.support}.`)
  const { email_confirmed_at, admin } = await db()
    .selectFrom('app_user')
    .select(['email_confirmed_at', 'admin'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!email_confirmed_at) throw problem(403, 'unconfirmed', 'Confirma tu correo y luego crea tu chatbot.')
  // Otherwise a suspended bot would go on under another name.
  const isSuspended = await hasSuspendedBot(userId)
  if (isSuspended)
    throw problem(403, 'suspended', `Tienes un chatbot suspendido. Para crear otro, escribe a ${brand.support}.`)
  if (botsLeft(await ownBotCount(userId), isSuspended) === 0) {
    const most =
      maxBotsPerAccount === 1 ? '1 chatbot propio, aunque lo' : `${maxBotsPerAccount} chatbots propios, aunque los`
    const text = `Puedes tener hasta ${most} pases a otra persona. Para más, escribe a ${brand.support}.`
    throw problem(409, 'plan_limit', text)
  }
  // Who created a bot for somebody else is a platform administrator, so theirs are not counted.
  if (!admin) await limitNewBots(userId)
}

const DAY_MS = 86_400_000

/**
 * 429 when a person created as many bots in 24 hours as they may. Deleted ones count, because each was trained; so do
 * copies that are still being made.
 */
async function limitNewBots(userId: number): Promise<void> {
  const { clock, settings } = currentCall().services
  const most = settings.maxNewBotsPerDay
  const now = clock().getTime()
  const { onTheWay } = await db().selectNoFrom(copiesOnTheWay(userId).as('onTheWay')).executeTakeFirstOrThrow()
  const created = await db()
    .selectFrom('bot')
    .select('created_at')
    .where('created_by', '=', userId)
    .where('created_at', '>', instant(new Date(now - DAY_MS)))
    .where(({ not }) => not(isUnfinished('bot')))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  if (created.length + onTheWay < most) return
  const blocking = created[most - onTheWay - 1]
  const seconds = blocking ? Math.ceil((Date.parse(blocking.created_at) + DAY_MS - now) / 1000) : 60
  const those = most === 1 ? '1 chatbot' : `${most} chatbots`
  throw tooManyRequests(seconds, `Creaste ${those} en 24 horas. Podrás crear otro en ${waitText(seconds)}.`)
}

/** Returns whether a bot that a person created, or owned when it was suspended, still is. */
export async function hasSuspendedBot(userId: number): Promise<boolean> {
  return (await db().selectNoFrom(ownSuspended(userId).as('suspended')).executeTakeFirstOrThrow()).suspended
}
