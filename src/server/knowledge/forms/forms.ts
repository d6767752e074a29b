import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import type { Item } from '../../foundation/resource/types.ts'
import type { IntentDependents } from '../intents/dependents.ts'
import { loadFormUses } from '../responses/uses.ts'
import { stockedInForm } from './branches/stocked.ts'
import { elementCount } from './elements.ts'
import { addIntentOf, hasIntent, removeIntentOf, restoreIntentOf } from './intent.ts'
import { seenRun } from './seen-runs.ts'
import { assertFormUnused } from './uses.ts'

export type Form = Item<'form'>

const UNUSED = 'Elimina uno que no uses.'

/** Counts the runs of a form that the caller sees: all, or only those that were completed. */
const runs = (scope: Scope, only = sql`true`) =>
  sql<number>`(select count(*)::int from form_run u where u.form_id = form.id and ${only} and ${seenRun(scope)})`

/** Returns a scope whose new forms an existing intent leads to, instead of one of their own. */
export const leadInBy = (scope: Scope, intentId: number | undefined): Scope =>
  intentId === undefined ? scope : Object.assign({}, scope, { intentId })

const intentIn = (scope: Scope): number | undefined =>
  'intentId' in scope && typeof scope.intentId === 'number' ? scope.intentId : undefined

/** The form resource: what every kind has. Questions, settings and elements have operations of their own. */
export const forms = resource('form', {
  table: 'form',
  from: (rows, scope) =>
    rows
      .selectAll()
      .select(elementCount().as('item_count'))
      .select(runs(scope).as('started_count'))
      .select(runs(scope, sql`u.status = 'complete'`).as('answer_count')),
  read: async (scope, rows) => {
    const uses = await loadFormUses(scope)
    return rows.map((row) => ({ ...row, used_in: uses.get(row.id) ?? [] }))
  },
  displayName: 'name',
  unique: { form_name: ['name', 'Ya existe un formulario con ese nombre. Elige otro.'] },
  check: async ({ botId }, { kind }, before) => {
    const own = sql<boolean>`bot_id = ${botId} and deleted_at is null`
    if (!before) await refuseBeyond({ most: MaximumsLimits.forms, noun: 'formularios', next: UNUSED }, 'form', own)
    if (before ? before.kind !== kind : kind === 'contact')
      throw invalidProblem('kind', 'Elige Productos, Sucursales o Encuesta.')
  },
  columns: async (input, scope, before) => ({
    ...input,
    ...(!before && hasIntent(input.kind) && { intent_id: intentIn(scope) ?? (await addIntentOf(scope, input.name)) }),
  }),
  usedInTraining: () => false,
})

/**
 * Deletes a form, with its intent.
 * @throws 409 for the contact form, while responses or rules lead to it, and while products have stock in its branches
 */
export const deleteForm = (scope: Scope, id: number, dependents: IntentDependents): Promise<void> =>
  forms.remove(scope, id, async ({ kind, intent_id }) => {
    if (kind === 'contact')
      throw problem(409, 'in_use', 'El formulario de contacto no se elimina. Desactívalo si no quieres usarlo.')
    const stocked = await stockedInForm(scope, id)
    if (stocked !== '')
      throw problem(409, 'in_use', `Sus sucursales tienen stock de ${stocked}. Pásalo a otras y luego elimínalo.`)
    await assertFormUnused(scope, id)
    if (intent_id !== null) await removeIntentOf(scope, intent_id, dependents)
    return undefined
  })

/** Restores a deleted form, with its intent. */
export const restoreForm = (scope: Scope, id: number, dependents: IntentDependents) =>
  forms.restore(scope, id, async () => {
    const { intent_id } = await forms.one(scope, id)
    if (intent_id !== null) await restoreIntentOf(scope, intent_id, dependents)
    return undefined
  })
