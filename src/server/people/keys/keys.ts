import type { components } from '../../../../generated/api.d.ts'
import { ApiScopeGrants } from '../../../../generated/grants.ts'
import { ApiKeyListLimits } from '../../../../generated/limits.ts'
import { ApiScopeOptions } from '../../../../generated/options.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem, translateUniqueViolations } from '../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { makeToken } from '../../foundation/scope/api-key.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { assertGivable } from '../../foundation/scope/grants.ts'
import { hiddenKeys } from '../../foundation/scope/own-fields.ts'
import { db, json, tx } from '../../foundation/store/db.ts'

type Schemas = components['schemas']
type ApiKey = Schemas['ApiKey']

const DAY_MS = 86_400_000
const MOST = ApiKeyListLimits.keys.maxItems

/** How long a key is valid, in days. */
const lifetimes: Readonly<Record<Schemas['ApiKeyLifetime'], number | null>> = {
  '30d': 30,
  '90d': 90,
  '365d': 365,
  never: null,
}

/** The scopes whose answers have contacts, with all of their own fields. */
const CONTACTS: readonly Schemas['ApiScope'][] = ['contacts:read', 'contacts:write']

const unique = { api_key_name: ['name', 'Ya existe una clave con ese nombre. Elige otro.'] } as const

const given = { field: 'scopes', grants: ApiScopeGrants, options: ApiScopeOptions } as const

/** Returns the bot's keys that are not revoked, latest first. */
export async function apiKeys(scope: Scope): Promise<ApiKey[]> {
  return (await keysOf(scope).orderBy('k.id', 'desc').execute()).map(toApiKey)
}

/**
 * Creates a key. The result is the only place with its token. 422 for a scope that the person does not have themselves,
 * 409 for a name that is taken and beyond the limit.
 */
export function createApiKey(scope: Scope, input: Schemas['ApiKeyInput']): Promise<Schemas['ApiKeyCreated']> {
  const { name, scopes, expires_in = '90d' } = input
  return translateUniqueViolations(unique, async () => {
    await lockBot(scope)
    assertGivable(scope, given, scopes)
    await assertSeesContacts(scope, scopes)
    if ((await apiKeys(scope)).length >= MOST)
      throw problem(409, 'plan_limit', `Cada chatbot puede tener hasta ${MOST} claves. Anula una que ya no uses.`)
    const now = currentCall().services.clock()
    const days = lifetimes[expires_in]
    const { token, ...stored } = makeToken()
    const { id } = await db()
      .insertInto('api_key')
      .values({
        ...stored,
        bot_id: scope.botId,
        name,
        scopes: json(scopes),
        expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
        created_at: now,
        created_by: scope.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = await apiKey(scope, id)
    await writeAudit({ id, label: name, after: { ...factsOf(key), expires_at: key.expires_at } })
    return { key, token }
  })
}

/** Changes name and scopes of a key, from its next call on. 422 for a new scope that the person does not have. */
export function changeApiKey(scope: Scope, id: number, { name, scopes }: Schemas['ApiKeyUpdate']): Promise<ApiKey> {
  return translateUniqueViolations(unique, async () => {
    await lockBot(scope)
    const before = await apiKey(scope, id)
    if (hasValues(before, { name, scopes })) return unchanged(before)
    assertGivable(scope, given, scopes, before.scopes)
    await assertSeesContacts(
      scope,
      scopes.filter((one) => !before.scopes.includes(one)),
    )
    await db()
      .updateTable('api_key')
      .set({ name, scopes: json(scopes) })
      .where('id', '=', id)
      .execute()
    const after = await apiKey(scope, id)
    await writeAudit({ id, label: name, before: factsOf(before), after: factsOf(after) })
    return after
  })
}

/** Revokes a key: its next call is refused, in every process. */
export function revokeApiKey(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    await lockBot(scope)
    const key = await apiKey(scope, id)
    const revoked_at = currentCall().services.clock()
    await db().updateTable('api_key').set({ revoked_at }).where('id', '=', id).execute()
    await writeAudit({ id, label: key.name, before: factsOf(key) })
  })
}

/** Throws 422 for scopes by which a key would read own fields of contacts that the person does not see. */
async function assertSeesContacts(scope: Scope, added: readonly Schemas['ApiScope'][]): Promise<void> {
  if (!added.some((one) => CONTACTS.includes(one)) || (await hiddenKeys(scope)).size === 0) return
  throw invalidProblem('scopes', 'Con contactos, la clave lee datos propios que no ves. Pídela a quien los ve.')
}

async function apiKey(scope: Scope, id: number): Promise<ApiKey> {
  const row = await keysOf(scope).where('k.id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return toApiKey(row)
}

const keysOf = ({ botId }: Scope) =>
  db()
    .selectFrom('api_key as k')
    .leftJoin('app_user as u', 'u.id', 'k.created_by')
    .select(['k.id', 'k.name', 'k.scopes', 'k.prefix', 'k.last_four', 'k.expires_at', 'k.last_used_at'])
    .select(['k.last_used_ip', 'k.created_at', 'u.name as created_by'])
    .where('k.bot_id', '=', botId)
    .where('k.revoked_at', 'is', null)

function toApiKey(row: Omit<ApiKey, 'state'>): ApiKey {
  const now = currentCall().services.clock().getTime()
  const isExpired = row.expires_at !== null && Date.parse(row.expires_at) <= now
  return { ...row, state: isExpired ? 'expired' : 'active' }
}

const factsOf = ({ name, scopes }: ApiKey) => ({ name, scopes })
