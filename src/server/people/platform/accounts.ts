import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { lastSeen } from '../../foundation/realtime/online.ts'
import { unchanged } from '../../foundation/resource/unchanged.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'
import { sendConfirmation } from '../account/confirmation.ts'
import { revokeSessions } from '../account/sessions.ts'
import { accountOf } from '../account/users.ts'

type PlatformAccount = components['schemas']['PlatformAccount']

/** Those that the person administers, as their owner or as another administrator, whoever created them. */
const bots = sql<number>`(select count(*)::int from membership m join bot b on b.id = m.bot_id
  where m.user_id = u.id and m.role_id = ${roles.administrador} and b.removed_at is null)`
const confirmed = sql<boolean>`(u.email_confirmed_at is not null)`
const blocked = sql<boolean>`(u.blocked_at is not null)`

const status = sql<PlatformAccount['status']>`(case when ${blocked} then 'blocked' when u.admin then 'platform'
  when ${confirmed} then 'confirmed' else 'unconfirmed' end)`

const columns = (now: Date): ListColumns => ({
  id: exact('u.id'),
  name: text('u.name'),
  username: text('u.username'),
  email: text('u.email'),
  status: exact(status),
  created_at: time('u.created_at', TIMEZONE),
  bots: exact(bots),
  without_bots: exact(sql`(${bots} = 0)`),
  last_seen: time(lastSeen(sql.ref('u.id'), now), TIMEZONE),
})

/** Returns one page of all accounts. */
export async function listAccounts(request: ListRequest): Promise<{ items: PlatformAccount[]; total: number }> {
  const now = currentCall().services.clock()
  return listRows(accounts(now), request, columns(now))
}

/** Mails the link that confirms an account's address once more. 409 if it is confirmed already. */
export function resendTo(id: number): Promise<PlatformAccount> {
  return tx(async () => {
    const account = await lockedAccount(id)
    if (account.email_confirmed)
      throw problem(409, 'answered', `${account.name} ya confirmó su correo: no hay nada que enviar.`)
    if (!account.email)
      throw problem(409, 'no_destination', 'Esa cuenta no tiene correo. Pídele que lo agregue en Mi cuenta.')
    await sendConfirmation(await accountOf(id))
    await writeAudit({ id, label: account.name, botId: null })
    return account
  })
}

/** Deletes an account whose address nobody confirmed. 409 for any other, and for a member of a team. */
export async function deleteAccount(id: number): Promise<void> {
  await tx(async () => {
    const { name, username, email, email_confirmed } = await lockedAccount(id)
    if (email_confirmed)
      throw problem(409, 'in_use', `${name} ya confirmó su correo. Puedes bloquear la cuenta, pero no eliminarla.`)
    await mustNotBeAdministrator(id)
    const member = await db().selectFrom('membership').select('bot_id').where('user_id', '=', id).executeTakeFirst()
    if (member) throw problem(409, 'in_use', `${name} es parte de un equipo. Quita antes a esa persona del equipo.`)
    await revokeSessions(id, 'blocked')
    await db().deleteFrom('app_user').where('id', '=', id).execute()
    await writeAudit({ id, label: name, before: { name, username, email }, botId: null })
  })
}

/**
 * Keeps a person from signing in, or lets them again. A blocked person is signed out everywhere at once. 409 for a
 * platform administrator, so that nobody locks the platform.
 */
export function blockAccount(id: number, block: boolean): Promise<PlatformAccount> {
  return tx(async () => {
    const before = await lockedAccount(id)
    if (before.blocked === block) return unchanged(before)
    if (block) await mustNotBeAdministrator(id)
    const blocked_at = block ? currentCall().services.clock() : null
    await db().updateTable('app_user').set({ blocked_at }).where('id', '=', id).execute()
    if (block) await revokeSessions(id, 'blocked')
    const change = { before: { blocked: before.blocked }, after: { blocked: block } }
    await writeAudit({ id, label: before.name, ...change, botId: null })
    return lockedAccount(id)
  })
}

async function mustNotBeAdministrator(id: number): Promise<void> {
  const { admin } = await db().selectFrom('app_user').select('admin').where('id', '=', id).executeTakeFirstOrThrow()
  if (admin) throw problem(409, 'in_use', 'Esa cuenta administra la plataforma: no puedes bloquearla ni eliminarla.')
}

/** Returns an account, locked for the current transaction; 404 when it does not exist. */
async function lockedAccount(id: number): Promise<PlatformAccount> {
  await db().selectFrom('app_user').select('id').where('id', '=', id).forUpdate().execute()
  const account = await accounts(currentCall().services.clock()).where('u.id', '=', id).executeTakeFirst()
  if (!account) throw commonProblems.notFound()
  return account
}

function accounts(now: Date) {
  return db()
    .selectFrom('app_user as u')
    .leftJoin('user_connection as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.name', 'u.username', 'u.email', 'u.created_at'])
    .select([status.as('status'), confirmed.as('email_confirmed'), blocked.as('blocked'), bots.as('bots')])
    .select(lastSeen(sql.ref('u.id'), now).as('last_seen'))
}
