import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { confirmedAddress } from '../../foundation/mail/confirmed-address.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { announceState, announceToTeam, botToChange, getBot } from './bots.ts'
import { resumedMail, suspendedMail } from './mail.ts'
import { ownerOf, type PlatformBot } from './queries.ts'

/**
 * Suspends a bot: it is off, and the guard refuses its team what reaches customers. Its administrators are told by mail.
 * 409 if it is suspended already.
 * @param reason what its team reads
 */
export function suspendBot(id: number, reason: string): Promise<PlatformBot> {
  return tx(async () => {
    const before = await botToChange(id)
    if (before.suspended !== null)
      throw problem(409, 'suspended', 'Este chatbot ya está suspendido. Recarga la página.')
    const values = {
      suspended_at: currentCall().services.clock(),
      suspended_reason: reason,
      suspended_owner_id: (await ownerOf(id)) ?? null,
      suspended_on: before.special_state === 'chatbot_on',
      special_state: 'chatbot_off' as const,
    }
    await db().updateTable('bot').set(values).where('id', '=', id).execute()
    return finish(before, (to, name) => suspendedMail(to, name, before.name, reason))
  })
}

/** Ends a suspension: the bot is on again if it was on before. 409 if it is not suspended. */
export function resumeBot(id: number): Promise<PlatformBot> {
  return tx(async () => {
    const before = await botToChange(id)
    if (before.suspended === null) throw problem(409, 'idle', 'Este chatbot ya no está suspendido. Recarga la página.')
    const { suspended_on } = await db()
      .selectFrom('bot')
      .select('suspended_on')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const special_state = suspended_on ? ('chatbot_on' as const) : ('chatbot_off' as const)
    await db()
      .updateTable('bot')
      .set({ suspended_at: null, suspended_reason: null, suspended_owner_id: null, suspended_on: false, special_state })
      .where('id', '=', id)
      .execute()
    return finish(before, (to, name) => resumedMail(to, name, before.name, suspended_on))
  })
}

async function finish(before: PlatformBot, mail: (to: string, name: string) => Mail): Promise<PlatformBot> {
  const { id } = before
  const after = await getBot(id)
  await announceState(before, after)
  await announceToTeam(id)
  await writeAudit({ id, label: after.name, before: facts(before), after: facts(after), botId: id })
  for (const { name, email } of await administratorsOf(id))
    if (email) await currentCall().services.mail.send(mail(email, name))
  return after
}

/** Returns the administrators of a bot's team, to be told what the platform did with it. */
export function administratorsOf(botId: number) {
  return db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', confirmedAddress('u').as('email')])
    .where('m.bot_id', '=', botId)
    .where('m.role_id', '=', roles.administrador)
    .orderBy('u.id')
    .execute()
}

function facts({ special_state, suspended }: PlatformBot) {
  return { special_state, suspended }
}
