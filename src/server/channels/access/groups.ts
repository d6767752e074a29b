import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { components } from '../../../../generated/api.d.ts'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem, translateUniqueViolations } from '../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { countOutside } from './admission.ts'
import { hashOfToken, isSameHash, makeCompanyToken } from './token.ts'

type Schemas = components['schemas']
type AccessGroup = Schemas['AccessGroup']
type Of = Pick<Scope, 'botId'>

/** How long a token counts after it was changed, in milliseconds. */
const GRACE_MS = 24 * 3_600_000
/** No token but the current one counts. */
const NO_PREVIOUS = { previous_hash: null, previous_until: null }

/** Days whose visitors count as those who would lose access. */
const RECENT_MS = 30 * 24 * 3_600_000

const UNIQUE = { access_group_name: ['company_name', 'Ya existe una empresa con ese nombre. Elige otro.'] } as const

/** Returns the companies of a bot, and whether everybody may write. */
export async function accessOf(scope: Of): Promise<Schemas['AccessGroups']> {
  const now = currentCall().services.clock()
  const { access_all } = await db()
    .selectFrom('bot')
    .select('access_all')
    .where('id', '=', scope.botId)
    .executeTakeFirstOrThrow()
  return {
    access_all,
    companies: await groupsOf(scope),
    outside_visitors: await countOutside(scope.botId, new Date(now.getTime() - RECENT_MS)),
  }
}

/** Returns the companies of a bot by name, or one of them. */
async function groupsOf({ botId }: Of, id?: number): Promise<AccessGroup[]> {
  const now = currentCall().services.clock().getTime()
  const rows = await db()
    .selectFrom('access_group as g')
    .select(['g.id as company_id', 'g.name as company_name', 'g.url', 'g.token_last4', 'g.token_last_used_at'])
    .select(['g.expires_at', 'g.area_id', 'g.message_denied', 'g.previous_until'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('access_contact as a')
          .innerJoin('contact as k', 'k.id', 'a.contact_id')
          .select(['a.id', 'a.contact_id', 'k.name', 'k.phone', 'a.enabled'])
          .whereRef('a.group_id', '=', 'g.id')
          .orderBy('k.name')
          .orderBy('a.id'),
      ).as('contacts'),
    )
    .where('g.bot_id', '=', botId)
    .$if(id !== undefined, (query) => query.where('g.id', '=', id ?? 0))
    .orderBy('g.name')
    .execute()
  return rows.map(({ previous_until, ...row }) => ({
    ...row,
    previous_token_until: previous_until !== null && Date.parse(previous_until) > now ? previous_until : null,
  }))
}

/** Returns a company. 404 when the bot has none with this id. */
export async function groupOf(scope: Of, id: number): Promise<AccessGroup> {
  const [group] = await groupsOf(scope, id)
  if (!group) throw commonProblems.notFound()
  return group
}

/** Creates a company. Only this answer has its token. */
export function createGroup(scope: Scope, { company_name }: Schemas['AccessGroupInput']): Promise<AccessGroup> {
  return translateUniqueViolations(UNIQUE, async () => {
    await lockBot(scope)
    await refuseBeyond(
      { most: MaximumsLimits.companies, noun: 'empresas', next: 'Elimina una que no uses.' },
      'access_group',
      sql`bot_id = ${scope.botId}`,
    )
    const { token, ...stored } = makeCompanyToken()
    const { id } = await db()
      .insertInto('access_group')
      .values({
        ...{ bot_id: scope.botId, name: company_name, ...stored },
        ...{ created_at: currentCall().services.clock(), created_by: scope.userId },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit({ id, label: company_name, after: { company_name } })
    return { ...(await groupOf(scope, id)), company_token: token }
  })
}

/**
 * Changes a company. An empty token asks for a new one, which only this answer has; the former counts for a day.
 * @throws 409 for a taken name; 422 for a token of the caller's own or an expiry in the past
 */
export function updateGroup(
  scope: Scope,
  { id, company_token, company_name, revoke_previous: isRevoked, ...given }: Schemas['AccessGroupUpdate'],
): Promise<AccessGroup> {
  return translateUniqueViolations(UNIQUE, async () => {
    await lockBot(scope)
    const before = await groupOf(scope, id)
    await checkIds(scope, 'area', [given.area_id], { field: 'area_id', text: 'Esa área ya no existe. Elige otra.' })
    const stored = await db()
      .selectFrom('access_group')
      .select('token_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (company_token && !isSameHash(hashOfToken(company_token), stored.token_hash))
      throw invalidProblem('company_token', 'Deja la clave vacía y crearemos otra.')
    const rotates = company_token === ''
    if (given.expires_at && given.expires_at !== before.expires_at) checkExpiry(given.expires_at)
    const changes = { company_name, ...given }
    const revokes = isRevoked && before.previous_token_until !== null
    if (!rotates && !revokes && hasValues(before, changes)) return unchanged(before)
    const { token, ...fresh } = makeCompanyToken()
    const until = new Date(currentCall().services.clock().getTime() + GRACE_MS)
    await db()
      .updateTable('access_group')
      .set({
        ...given,
        ...(company_name !== undefined && { name: company_name }),
        ...(rotates && { ...fresh, previous_hash: stored.token_hash, previous_until: until }),
        ...(isRevoked && NO_PREVIOUS),
      })
      .where('id', '=', id)
      .execute()
    const after = await groupOf(scope, id)
    await writeAudit({ id, label: after.company_name, before: facts(before), after: facts(after) })
    return rotates ? { ...after, company_token: token } : after
  })
}

function checkExpiry(at: string): void {
  if (Date.parse(at) <= currentCall().services.clock().getTime())
    throw invalidProblem('expires_at', 'Elige una fecha y hora que no hayan pasado, o deja el campo vacío.')
}

/** Deletes a company: its token no longer counts. */
export function deleteGroup(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    await lockBot(scope)
    const before = await groupOf(scope, id)
    await db().deleteFrom('access_group').where('id', '=', id).execute()
    await writeAudit({ id, label: before.company_name, before: facts(before) })
  })
}

/** Opens the bot to everybody, or closes it to who has no token. */
export function setAccessAll(scope: Scope, access_all: boolean): Promise<Schemas['AccessAll']> {
  return tx(async () => {
    await lockBot(scope)
    const { access_all: was } = await db()
      .selectFrom('bot')
      .select('access_all')
      .where('id', '=', scope.botId)
      .executeTakeFirstOrThrow()
    if (was === access_all) return unchanged({ access_all })
    await db().updateTable('bot').set({ access_all }).where('id', '=', scope.botId).execute()
    await writeAudit({ before: { access_all: was }, after: { access_all } })
    return { access_all }
  })
}

/** Returns the audited facts: of the token its end, which changes with it, and how long the former one counts. */
const facts = (group: AccessGroup) => {
  const { company_name, url, expires_at, area_id, message_denied, token_last4, previous_token_until } = group
  return { company_name, url, expires_at, area_id, message_denied, token_last4, previous_token_until }
}
