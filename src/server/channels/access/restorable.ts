import { isDeepStrictEqual } from 'node:util'
import { accessAllUpdateBody, accessUpdateBody } from '../../../../generated/validators/access.js'
import { fits, omit, pick, type Restorable, type State } from '../../conversation/changes/restore/target.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { existingIds } from '../../foundation/resource/references.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { accessOf, groupOf, setAccessAll, updateGroup } from './groups.ts'

const KNOWN = ['company_name', 'url', 'expires_at', 'area_id', 'message_denied']
/** What entries say of the token. */
const TOKEN = ['token_last4', 'previous_token_until']

/** A company with access. Its token is not in the audit log: the present one stays. */
const group: Restorable = {
  operations: ['accessUpdate'],
  audited: 'accessUpdate',
  known: KNOWN,
  besides: [...TOKEN],
  find: async (scope, id) => {
    const isThere = await db()
      .selectFrom('access_group')
      .select('id')
      .where('bot_id', '=', scope.botId)
      .where('id', '=', id)
      .executeTakeFirst()
    return isThere && factsOf(scope, id)
  },
  adapt: async (scope, { values, before, after }, now) => {
    const dropped: string[] = []
    const kept: string[] = []
    const drop = (field: string, reason: string) => {
      dropped.push(field)
      kept.push(reason)
    }
    const { expires_at, area_id } = values
    if (typeof area_id === 'number' && (await existingIds(scope, 'area', [area_id])).length === 0)
      drop('area_id', 'El área que tenía ya no existe. Elige otra en la empresa.')
    if (typeof expires_at === 'string' && Date.parse(expires_at) <= currentCall().services.clock().getTime())
      drop('expires_at', 'El vencimiento que tenía ya pasó. Elige otro en la empresa.')
    const written = omit(values, dropped)
    const isOther = (one: State, other: State, fields: readonly string[]) =>
      !isDeepStrictEqual(pick(one, fields), pick(other, fields))
    // Entries from before do not say whether its token was replaced: its end was masked.
    const isChanged = isOther(written, now, Object.keys(written))
    if ((isChanged && isOther(before, after, TOKEN)) || !isOther(before, after, KNOWN))
      kept.push('La clave queda como está: el historial no guarda claves.')
    return { values: written, kept }
  },
  accepts: (values, now) =>
    fits({ id: 1, company_name: now.company_name, ...values }, [accessUpdateBody, ['id', ...KNOWN]]),
  revert: (scope, id, values, version) =>
    unlessStale(
      scope,
      version,
      () => factsOf(scope, id),
      ({ company_name }) => updateGroup(scope, { id, company_name: String(company_name), ...values }),
    ),
  gone: async () => 'Esta empresa ya no existe. Créala de nuevo en Acceso.',
}

/** Whether everybody may write. */
const everybody: Restorable = {
  operations: ['accessAllUpdate'],
  audited: 'accessAllUpdate',
  known: ['access_all'],
  besides: [],
  find: openness,
  accepts: (values) => fits(values, [accessAllUpdateBody, ['access_all']]),
  revert: (scope, _id, { access_all }, version) =>
    unlessStale(
      scope,
      version,
      () => openness(scope),
      () => setAccessAll(scope, access_all === true),
    ),
}

/** What can go back of who may write to a bot. */
export const accessRules: readonly Restorable[] = [group, everybody]

async function factsOf(scope: Scope, id: number): Promise<State> {
  const { company_name, url, expires_at, area_id, message_denied } = await groupOf(scope, id)
  return numbered({ company_name, url, expires_at, area_id, message_denied })
}

async function openness(scope: Scope): Promise<State> {
  const { access_all } = await accessOf(scope)
  return numbered({ access_all })
}

/** Adds a version made of the values: these settings have none, and a restore must not undo what nobody saw. */
function numbered(values: State): State {
  let sum = 0
  for (const sign of JSON.stringify(values)) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647
  return { ...values, version: sum + 1 }
}

function unlessStale(
  scope: Scope,
  version: number | undefined,
  read: () => Promise<State>,
  work: (now: State) => Promise<object>,
): Promise<object> {
  return tx(async () => {
    await lockBot(scope)
    const now = await read()
    if (version !== undefined && version !== now.version) throw commonProblems.stale(now)
    return work(now)
  })
}
