import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { endLinks, VALID_MS } from './links.ts'

const HOUR_MS = 3_600_000

/** How long an unconfirmed account keeps its address from other sign-ups: as long as a person may need for the mail. */
const KEPT_MS = 24 * HOUR_MS
/** Age at which an unconfirmed account without bots is deleted, and gets no further link. */
const DELETED_MS = 7 * 24 * HOUR_MS
/** Age at which it is deleted although a link still works: the last one that it got has expired. */
const OVER_MS = DELETED_MS + VALID_MS.confirmation

const TAKEN = 'Alguien empezó a registrarse con este correo. Si fuiste tú, abre el enlace que te enviamos.'

/**
 * Takes an address from an unconfirmed account, within the current transaction, so that another account can have it:
 * whoever typed an address does not keep it from its owner. For 24 hours the account keeps it, with 409: only then was
 * there time to open the mail. Its owner need not wait: the recovery of the password gives them the account.
 *
 * An account without bots is deleted; one with bots, or whose person proved an earlier address, stays without an address.
 * @param proved whether the caller has proved that the address is theirs, which does not wait
 */
export async function releaseAddress(email: string, { proved = false } = {}): Promise<void> {
  const account = await db()
    .selectFrom('app_user')
    .select(['id', 'created_at', 'was_confirmed'])
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('email_confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return
  const age = currentCall().services.clock().getTime() - Date.parse(account.created_at)
  if (!proved && age < KEPT_MS) throw problem(409, 'taken', TAKEN, { email: [TAKEN] })
  const member = await db().selectFrom('membership').select('bot_id').where('user_id', '=', account.id).execute()
  if (member.length === 0 && !account.was_confirmed) {
    await db().deleteFrom('app_user').where('id', '=', account.id).execute()
    return
  }
  await db().updateTable('app_user').set({ email: null }).where('id', '=', account.id).execute()
  await endLinks('confirmation', account.id)
  await endLinks('recovery', account.id)
}

/**
 * Refuses another link to an account that is about to be deleted, so that nobody keeps it by asking for links. 409 with
 * what to do instead.
 */
export async function assertLasting(userId: number): Promise<void> {
  const now = currentCall().services.clock()
  const row = await ending(now, DELETED_MS).where('u.id', '=', userId).executeTakeFirst()
  if (!row) return
  const text = 'Pasaron 7 días sin confirmar un correo: eliminaremos esta cuenta en unas horas. Regístrate otra vez.'
  throw problem(409, 'gone', text)
}

/** Selects accounts of this age that never confirmed an address and are in no team. */
const ending = (now: Date, age: number) =>
  db()
    .selectFrom('app_user as u')
    .select('u.id')
    .where('u.email_confirmed_at', 'is', null)
    .where('u.was_confirmed', '=', false)
    .where('u.admin', '=', false)
    .where('u.created_at', '<=', instant(new Date(now.getTime() - age)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('membership as m').select('m.user_id').whereRef('m.user_id', '=', 'u.id'))),
    )

/**
 * Deletes accounts that never confirmed an address, are a week old, are in no team, and have no link that could still
 * confirm them. A link that was asked for on the last day works until it expires.
 */
export async function cleanUnconfirmed(now: Date): Promise<void> {
  const withoutLink = ending(now, DELETED_MS).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('account_link as l')
          .select('l.user_id')
          .whereRef('l.user_id', '=', 'u.id')
          .where('l.used_at', 'is', null)
          .where('l.expires_at', '>', instant(now)),
      ),
    ),
  )
  await db()
    .deleteFrom('app_user')
    // Once more for the row itself: an account may be confirmed while this waits for it.
    .where('email_confirmed_at', 'is', null)
    .where('was_confirmed', '=', false)
    .where((is) => is.or([is('id', 'in', withoutLink), is('id', 'in', ending(now, OVER_MS))]))
    .execute()
}
