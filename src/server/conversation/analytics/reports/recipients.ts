import { sql } from 'kysely'
import { askAgain, askOnce, type Consent, consentsOf } from '../../../foundation/consent/consent.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { Problem, problem } from '../../../foundation/http/problem.ts'
import { distinctAddresses } from '../../../foundation/mail/confirmed-address.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db, tx } from '../../../foundation/store/db.ts'

/** Somebody to whom reports go. Only people outside the team are asked for their consent. */
export interface Recipient {
  email: string
  /** the member of the team whose address it is */
  userId?: number
  consent?: Consent
}

const NOBODY = 'Ningún destinatario confirmó su correo. Ya se lo pedimos: que busquen nuestro mensaje.'
const NOT_ASKED = 'Ningún destinatario confirmó su correo, y hoy ya no podemos pedírselo. Inténtalo mañana.'
const NO_TAKER = 'Ningún destinatario quiere recibirlo. Agrega a otra persona.'

/** Milliseconds in which nobody is asked twice: several reports, or one sent again, would else ask several times. */
const ASK_AGAIN = 86_400_000

/** Returns the recipients at addresses, in their order. Who left the team, or never confirmed their address, is outside. */
export async function recipientsOf(botId: number, emails: readonly string[]): Promise<Recipient[]> {
  const members = await membersAt(botId, emails)
  const outside = emails.filter((email) => !members.has(email.toLowerCase()))
  const consents = await consentsOf(botId, outside)
  const known = new Map(outside.map((email, at) => [email, consents[at]]))
  return emails.map((email) => {
    const [consent, userId] = [known.get(email), members.get(email.toLowerCase())]
    return { email, ...(userId && { userId }), ...(consent && { consent }) }
  })
}

/** Returns whether reports may go to somebody now. */
const isReachable = ({ consent }: Recipient): boolean => !consent || consent.state === 'confirmed'

/**
 * Returns those recipients whom reports reach.
 * @throws 409 if there is none
 */
export async function reachedBy(botId: number, emails: readonly string[]): Promise<Recipient[]> {
  const all = await recipientsOf(botId, distinctAddresses(emails))
  const reached = all.filter(isReachable)
  if (reached.length > 0) return reached
  throw problem(409, 'unconfirmed', nobodyText(all))
}

/** Returns why nobody is reached: most often they have not confirmed yet what they were asked. */
function nobodyText(all: readonly Recipient[]): string {
  const waiting = all.filter((one) => !isRefused(one))
  if (waiting.length === 0) return NO_TAKER
  const asked = waiting.filter(({ consent }) => consent?.state === 'pending' && consent.link).length
  if (asked === 0) return NOT_ASKED
  return asked === waiting.length
    ? NOBODY
    : `Ningún destinatario confirmó su correo. Se lo pedimos a ${asked} de ${waiting.length}; a los demás, hoy ya no podemos.`
}

/** Returns the addresses that reports do not reach, by why. */
export function unreachedOf(recipients: readonly Recipient[]): { unconfirmed: string[]; refused: string[] } {
  const missing = recipients.filter((one) => !isReachable(one))
  return {
    unconfirmed: missing.filter((one) => !isRefused(one)).map(({ email }) => email),
    refused: missing.filter(isRefused).map(({ email }) => email),
  }
}

const isRefused = ({ consent }: Recipient): boolean => consent?.state === 'refused'

/** Returns whom a report that was sent did not reach, for who sent it; '' if it reached all: 'Falta que confirmen 1 de 2.' */
export async function missingText(botId: number, emails: readonly string[]): Promise<string> {
  const { unconfirmed, refused } = unreachedOf(await recipientsOf(botId, emails))
  const of = `de ${emails.length}`
  return [
    unconfirmed.length > 0 ? `Falta que confirmen ${unconfirmed.length} ${of}.` : '',
    refused.length > 0 ? `No ${refused.length === 1 ? 'quiere' : 'quieren'} recibirlo ${refused.length} ${of}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Asks the recipients outside the team for their consent who were not asked. Call it within a transaction. */
export async function askUnasked(botId: number, emails: readonly string[]): Promise<void> {
  for (const { email, consent } of inOrder(await recipientsOf(botId, emails)))
    if (consent && !consent.link) await askOnce(botId, email, 'anyone')
}

/** Asks those again who have not answered, as often as one may and not twice in a day. */
export async function askPending(botId: number, emails: readonly string[]): Promise<void> {
  const notSince = new Date(currentCall().services.clock().getTime() - ASK_AGAIN)
  for (const { email, consent } of inOrder(await recipientsOf(botId, emails)))
    if (consent?.state === 'pending')
      await tx(() => askAgain(botId, email, { who: 'anyone', notSince })).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
      })
}

/** Two reports that ask the same people do so in one order. */
const inOrder = (recipients: readonly Recipient[]) =>
  [...recipients].sort((one, other) => (one.email < other.email ? -1 : 1))

/**
 * Removes the addresses of an erased person, but those of the team, from the reports. One that goes to nobody else is
 * deleted. Call it within a transaction.
 * @param addresses in lower case
 */
export async function forgetRecipient(botId: number, addresses: readonly string[]): Promise<void> {
  const members = await membersAt(botId, addresses)
  const gone = addresses.filter((one) => !members.has(one))
  if (gone.length === 0) return
  const kept = sql`(select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements_text(r.emails) e
    where lower(e) <> all(${gone}::text[]))`
  const isOf = sql`r.bot_id = ${botId}::int and exists (
    select from jsonb_array_elements_text(r.emails) e where lower(e) = any(${gone}::text[]))`
  await sql`delete from analytics_report r where ${isOf} and ${kept} = '[]'`.execute(db())
  await sql`update analytics_report r set emails = ${kept}, version = ${nextVersion} where ${isOf}`.execute(db())
}

/** Returns the members of the team who have confirmed one of those addresses, by it in lower case. */
async function membersAt(botId: number, emails: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', sql<string>`lower(app_user.email)`.as('email')])
    .where('membership.bot_id', '=', botId)
    .where('app_user.blocked_at', 'is', null)
    .where('app_user.email_confirmed_at', 'is not', null)
    .where(sql<boolean>`lower(app_user.email) = any(${emails.map((one) => one.toLowerCase())}::text[])`)
    .execute()
  return new Map(rows.map(({ email, id }) => [email, id]))
}
