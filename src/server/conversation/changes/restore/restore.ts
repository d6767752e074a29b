import type { components } from '../../../../../generated/api.d.ts'
import { allows } from '../../../../contract/gate.ts'
import { addLastChange } from '../../../foundation/audit/last-change.ts'
import { MASK, maskObject } from '../../../foundation/audit/mask.ts'
import { asAudited } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { operationOf } from '../../../foundation/resource/description.ts'
import { type Change, toChange } from '../change.ts'
import { type StoredChange, storedChange } from '../queries.ts'
import { differencesOf, isSame } from './difference.ts'
import { restorableOf } from './restorable.ts'
import { type Adapted, pick, type Restorable, type Restorables, type State, type Wanted } from './target.ts'

type Detail = components['schemas']['ChangeDetail']

/** What restoring an entry would do; `work` is absent when it is not possible. */
interface Plan extends Omit<Detail['restore'], 'possible'> {
  work?: (version: number | undefined) => Promise<object>
  /** the operation that the audit log has it under */
  audited?: string
}

/** Returns an entry of the audit log with its changes in words, and what restoring it would change now. */
export async function changeDetail(scope: Scope, id: number, more: Restorables): Promise<Detail> {
  const row = await found(scope, id)
  const change: Change = toChange(row, scope)
  const { work, audited: _, ...plan } = await planOf(scope, row, more)
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
 * @param more the restorables of the layers above
 * @throws 404 for an entry that the caller may not see; 409 if it cannot be restored or the element changed meanwhile
 */
export async function restoreChange(
  scope: Scope,
  id: number,
  version: number | undefined,
  more: Restorables,
): Promise<void> {
  const row = await found(scope, id)
  const { work, audited, reason } = await planOf(scope, row, more)
  if (!work) throw problem(409, 'not_restorable', reason)
  const operation = audited === undefined ? undefined : operationOf(audited)
  try {
    await asAudited('restore', () => work(version), operation)
  } catch (error) {
    if (operation) await addLastChange(error, operation)
    throw error
  }
}

async function found(scope: Scope, id: number): Promise<StoredChange> {
  const row = await storedChange(scope, id)
  if (!row) throw commonProblems.notFound()
  return row
}

const sideOf = ({ diff }: Change, side: 'old' | 'new'): State =>
  Object.fromEntries(Object.entries(diff).map(([field, values]) => [field, values[side]]))

const UNKNOWN = 'De este cambio no guardamos cómo volver atrás. Cámbialo en su pantalla.'

const refused = (reason: string): Plan => ({ reason, version: null, kept: [], differences: [] })

async function planOf(scope: Scope, row: StoredChange, more: Restorables): Promise<Plan> {
  const { action, resource_type: kind, resource_id, status } = row
  // Masked again, because an older version may have written the entry.
  const [before, after]: [State, State] = [maskObject({ ...row.before }), maskObject({ ...row.after })]
  const target = restorableOf(kind, before, more)
  // Settings are one row for each bot: their entries have no id.
  const id = Number(resource_id)
  if (!target || status !== 'ok' || !Number.isInteger(id)) return refused(UNKNOWN)
  if (action === 'delete') return undeletion(scope, target, id, before, kind)
  if (action === 'create') return refused('Antes de este cambio el elemento no existía. Elimínalo en su pantalla.')
  if (!mayCall(scope, 'changeRestore') || !target.operations.every((one) => mayCall(scope, one)))
    return refused('Pídelo a quien puede cambiar este elemento.')
  const present = action === 'import' ? undefined : await target.find(scope, id)
  const now: State | undefined = present && { ...present }
  // An import and a change of many are of no single element.
  const isOfOne = resource_id !== null && (action === 'update' || row.before !== null)
  if (!now && isOfOne && target.gone) return refused(await target.gone(scope, id))
  if (row.before === null) return refused(UNKNOWN)
  if (!now) return refused('El elemento se eliminó. Recupéralo antes desde su lista de eliminados.')
  const refusal = target.refusal?.({ before, after })
  if (refusal !== undefined) return refused(refusal)
  const current: State = { ...now, ...target.toBody?.({ name: nameOf(now) }) }
  const { values, kept } = await adapted(scope, target, { before, after, at: row.at }, current, id)
  const replaced = pick(current, Object.keys(values))
  if (!target.accepts(values, current))
    return refused('A esta versión le faltan datos. Cambia el elemento en su pantalla.')
  const differences = await differencesOf(scope, kind, replaced, values)
  if (differences.length === 0) return refused(kept[0] ?? 'El elemento ya está así. No tienes que hacer nada.')
  const changed = Object.keys(values).filter((field) => !isSame(replaced[field], values[field]))
  const written = target.isPartial ? pick(values, changed) : values
  return {
    ...{ reason: '', version: 'version' in now ? Number(now.version) : null, kept: [...kept], differences },
    work: (version) => target.revert(scope, id, written, version),
    ...(target.audited && { audited: auditedOf(target, row.resource_label, changed) }),
  }
}

/**
 * Returns the operation that the audit log has a restore under. Of sections of the settings that are audited together it
 * is that of the entry; entries from before sections were named have that of what changes.
 */
function auditedOf({ audited, operations }: Restorable, label: string | null, changed: readonly string[]) {
  const kind = operationOf(audited ?? '')?.audit?.resource
  const sections = operations.filter((id) => {
    const audit = operationOf(id)?.audit
    return audit?.resource === kind && audit?.label !== undefined
  })
  const named = sections.find((id) => operationOf(id)?.audit?.label === label)
  const taking = (id: string) => operationOf(id)?.bodyFields?.some((field) => changed.includes(field))
  return named ?? sections.find(taking) ?? audited
}

/** Returns what of an earlier state would be written. Values of secrets are masked in the audit log: they stay. */
async function adapted(
  scope: Scope,
  target: Restorable,
  entry: Pick<Wanted, 'before' | 'after' | 'at'>,
  now: State,
  id: number,
): Promise<Adapted> {
  const state = target.toBody?.(entry.before) ?? entry.before
  const unset = target.unsets ? Object.keys(entry.after).filter((field) => !(field in state)) : []
  const named = { ...Object.fromEntries(unset.map((field) => [field, undefined])), ...state }
  const fields = target.known.filter((field) => field !== 'version')
  const isMasked = (field: string) => JSON.stringify(named[field] ?? null).includes(MASK)
  const values = pick(
    named,
    fields.filter((field) => !isMasked(field)),
  )
  const secrets = fields.some(isMasked) ? ['Las claves quedan como están: el historial no las guarda.'] : []
  const { kept, ...own } = (await target.adapt?.(scope, { ...entry, values }, now, id)) ?? { values, kept: [] }
  return { ...own, kept: [...kept, ...secrets] }
}

const nameOf = (item: object): unknown => ('description' in item ? item.description : undefined)

async function undeletion(scope: Scope, target: Restorable, id: number, before: State, kind: string): Promise<Plan> {
  const { restore } = target
  if (!restore) return refused('No guardamos lo eliminado de este tipo. Créalo de nuevo.')
  if (!mayCall(scope, 'changeRestore') || !mayCall(scope, restore.operation))
    return refused('Pídelo a quien puede cambiar este elemento.')
  if (await target.find(scope, id)) return refused('El elemento ya existe. Búscalo en su pantalla.')
  const differences = await differencesOf(scope, kind, {}, before)
  return { reason: '', version: null, kept: [], differences, work: () => restore.work(scope, id) }
}

function mayCall({ permissions, planId, roleId }: Scope, id: string): boolean {
  const operation = operationOf(id)
  const membership = { permissions: { ...permissions }, plan: planId, role: roleId }
  return operation !== undefined && allows(operation.access, { user: { admin: false }, membership })
}
