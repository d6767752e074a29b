import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { getBot } from '../../people/platform/bots.ts'
import { newOwnerMail, restoredMail } from '../../people/platform/mail.ts'
import { addMember } from '../../people/platform/new-bot.ts'
import { usableAccount } from '../../people/platform/owner.ts'
import { findBot, type PlatformBot } from '../../people/platform/queries.ts'
import { administratorsOf } from '../../people/platform/suspension.ts'
import { announceMembership } from '../../people/team/announce.ts'
import { unhideBot } from '../archives/remove.ts'

const OVER = 'Pasaron los 30 días en que guardamos un chatbot eliminado: ya no podemos recuperarlo.'

const NO_OWNER = 'Ya ningún Administrador de su equipo puede entrar. Escribe quién será responsable.'
const OWNED = 'Su equipo tiene quien lo administre. Deja esto vacío: después puedes cambiar al responsable.'

/**
 * Restores a deleted bot with its team, whose administrators are told by mail; it stays off. 404 once it is purged, 409 when its time is over, although the
 * purge may not have come to it yet, and for a bot that is not deleted. 422 unless somebody administers it: who did, or
 * else a new owner.
 */
export function restoreBot(id: number, newOwner = ''): Promise<PlatformBot> {
  return tx(async () => {
    await lockBot({ botId: id })
    const bot = await findBot(id)
    if (!bot) throw problem(404, 'gone', OVER)
    if (bot.removed_at === null) throw problem(409, 'idle', `«${bot.name}» ya no está eliminado. Recarga la página.`)
    const age = currentCall().services.clock().getTime() - Date.parse(bot.removed_at)
    if (age >= retentionPeriods.deleted) throw problem(409, 'gone', OVER)
    await unhideBot(id)
    const isOwned = await isAdministered(id)
    if (isOwned && newOwner) throw invalidProblem('new_owner', OWNED)
    if (!isOwned && !newOwner) throw invalidProblem('new_owner', NO_OWNER)
    const owner = isOwned ? undefined : await giveTo(id, bot, newOwner)
    // A new owner is told that the bot is theirs instead.
    for (const { name, email } of isOwned ? await administratorsOf(id) : [])
      if (email) await currentCall().services.mail.send(restoredMail(email, name, bot.name, bot.suspended))
    await writeAudit({ id, label: bot.name, after: { name: bot.name, ...(owner && { owner }) }, botId: id })
    return getBot(id)
  })
}

/** Whether an administrator of the bot's team can enter. */
async function isAdministered(botId: number): Promise<boolean> {
  const row = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.bot_id', '=', botId)
    .where('m.role_id', '=', roles.administrador)
    .where('u.blocked_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes an account the owner of a bot that nobody administers, and tells it by mail. Returns its name. */
async function giveTo(id: number, { name, suspended }: PlatformBot, named: string): Promise<string> {
  const account = await usableAccount(named)
  // A colleague of the team with another role is promoted.
  await db().deleteFrom('membership').where('bot_id', '=', id).where('user_id', '=', account.id).execute()
  await addMember(id, account.id)
  await db().updateTable('bot').set({ owner_id: account.id }).where('id', '=', id).execute()
  await announceMembership(id, account.id)
  if (account.email) await currentCall().services.mail.send(newOwnerMail(account.email, account.name, name, suspended))
  return account.name
}
