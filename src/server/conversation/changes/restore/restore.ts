import type { components } from '../../../../../generated/api.d.ts'
import { allows } from '../../../../contract/gate.ts'
import { MASK } from '../../../foundation/audit/mask.ts'
import { asAudited } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { operationOf } from '../../../foundation/resource/description.ts'
import { type Change, toChange } from '../change.ts'
import { type StoredChange, storedChange } from '../queries.ts'
import { differencesOf } from './difference.ts'
import { type Restorable, restorableOf } from './restorable.ts'

type Detail = components['schemas']['ChangeDetail']
type State = Record<string, unknown>

/** What restoring an entry would do; `work` is absent when it is not possible. */
interface Plan extends Omit<Detail['restore'], 'possible'> {
  work?: (version: number | undefined) => Promise<object>
}

/** Returns an entry of the audit log with its changes in words, and what restoring it would change now. */
export async function changeDetail(scope: Scope, id: number): Promise<Detail> {
  const row = await found(scope, id)
  const change: Change = toChange(row, scope)
  const { work, ...plan } = await planOf(scope, row)
  return {
    ...change,
    differences: await differencesOf(scope, row.resource_type, sideOf(change, 'old'), sideOf(change, 'new')),
    restore: { ...plan, possible: work !== undefined },
  }
}

/**
 * Brings an element back to what it was before a change, as a new change. Secrets are not in the audit log and stay as
 * they are.
 * @param version the version of the element that the caller saw
 * @throws 404 for an entry that the caller may not see; 409 if it cannot be restored or the element changed meanwhile
 */
export async function restoreChange(scope: Scope, id: number, version: number | undefined): Promise<void> {
  const row = await found(scope, id)
  const { work, reason } = await planOf(scope, row)
  if (!work) throw problem(409, 'not_restorable', reason)
  await asAudited('restore', () => work(version))
}

async function found(scope: Scope, id: number): Promise<StoredChange> {
  const row = await storedChange(scope, id)
  if (!row) throw commonProblems.notFound()
  return row
}

const sideOf = ({ diff }: Change, side: 'old' | 'new'): State =>
  Object.fromEntries(Object.entries(diff).map(([field, values]) => [field, values[side]]))

const refused = (reason: string): Plan => ({ reason, version: null, differences: [] })

async function planOf(scope: Scope, row: StoredChange): Promise<Plan> {
  const { action, resource_type: kind, resource_id, status } = row
  const before: State = { ...row.before }
  const target = restorableOf(kind, before)
  const id = Number(resource_id)
  if (!target || status !== 'ok' || !Number.isInteger(id))
    return refused('De este cambio no guardamos cómo volver atrás. Cámbialo en su pantalla.')
  if (action === 'delete') return undeletion(scope, target, id, before, kind)
  if (row.before === null || action === 'create')
    return refused('Antes de este cambio el elemento no existía. Elimínalo en su pantalla.')
  if (!mayCall(scope, 'changeRestore') || !mayCall(scope, `${target.name}Update`))
    return refused('Pídelo a quien puede cambiar este elemento.')
  const now = await target.find(scope, id)
  if (!now) return refused('El elemento se eliminó. Recupéralo antes desde su lista de eliminados.')
  const state = target.toBody?.(before) ?? before
  const known = operationOf(`${target.name}Create`)?.bodyFields ?? []
  // Values of secrets are masked in the audit log: what has them stays as it is.
  const body = Object.fromEntries(
    Object.entries(state).filter(
      ([field, value]) => known.includes(field) && field !== 'version' && !JSON.stringify(value ?? null).includes(MASK),
    ),
  )
  const current: State = { ...now, ...target.toBody?.({ name: nameOf(now) }) }
  const valuesOf = (fields: readonly string[]): State =>
    Object.fromEntries(fields.flatMap((field) => (field in current ? [[field, current[field]]] : [])))
  const kept = valuesOf(Object.keys(body))
  if (!target.accepts({ ...valuesOf(known), ...body }))
    return refused('A esta versión le faltan datos. Cambia el elemento en su pantalla.')
  const differences = await differencesOf(scope, kind, kept, body)
  if (differences.length === 0) return refused('El elemento ya está así. No tienes que hacer nada.')
  return {
    ...{ reason: '', version: 'version' in now ? Number(now.version) : null, differences },
    work: (version) => target.revert(scope, id, body, version),
  }
}

const nameOf = (item: object): unknown => ('description' in item ? item.description : undefined)

async function undeletion(scope: Scope, target: Restorable, id: number, before: State, kind: string): Promise<Plan> {
  const { restore } = target
  if (!restore) return refused('No guardamos lo eliminado de este tipo. Créalo de nuevo.')
  if (!mayCall(scope, 'changeRestore') || !mayCall(scope, `${target.name}Restore`))
    return refused('Pídelo a quien puede cambiar este elemento.')
  if (await target.find(scope, id)) return refused('El elemento ya existe. Búscalo en su pantalla.')
  const differences = await differencesOf(scope, kind, {}, before)
  return { reason: '', version: null, differences, work: () => restore(scope, id) }
}

function mayCall({ permissions, planId, roleId }: Scope, id: string): boolean {
  const operation = operationOf(id)
  const membership = { permissions: { ...permissions }, plan: planId, role: roleId }
  return operation !== undefined && allows(operation.access, { user: { admin: false }, membership })
}
