import { sql } from 'kysely'
import { fold } from '../../../../contract/phrase.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import type { Input, Item } from '../../../foundation/resource/types.ts'
import { db } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'

type Given = Input<'characteristic'>
type Stored = Item<'characteristic'>

/** Axes by which the variants of a product differ. */
const MOST_AXES = 3

/** Whether a value of this type is chosen among options. */
export const hasOptions = (type: Given['type']): boolean => type === 'select' || type === 'multiselect'

/**
 * Rejects a characteristic that products could not be described with, or a change that would take away what they have.
 * @throws 422 at the field
 */
export async function checkCharacteristic(scope: Scope, input: Given, before?: Stored): Promise<void> {
  const { key, type, options = [] } = input
  if (before && before.used_count > 0) {
    const users = before.used_count === 1 ? 'la usa un producto' : `la usan ${before.used_count} productos`
    if (before.key !== key) throw invalidProblem('key', `No puedes cambiar la clave: ${users}. Crea otra.`)
    if (before.type !== type) throw invalidProblem('type', `No puedes cambiar el tipo: ${users}. Crea otra.`)
    if (hasOptions(type)) await checkOptionsKept(scope, before, options)
    if (before.variant_axis && !input.variant_axis) await checkAxisFree(scope, key)
  }
  if (hasOptions(type)) checkOptions(options)
  if (!input.variant_axis) return
  if (type !== 'select') throw invalidProblem('variant_axis', 'Para distinguir variantes elige el tipo «Una opción».')
  if ((await otherAxes(scope, before?.id)) >= MOST_AXES)
    throw invalidProblem('variant_axis', `Ya hay ${MOST_AXES} que distinguen variantes. Quita una antes.`)
}

function checkOptions(options: NonNullable<Given['options']>): void {
  if (options.length === 0) throw invalidProblem('options', 'Escribe al menos una opción.')
  const ids = new Set<string>()
  const words = new Map<string, string>()
  for (const [at, { id, value, synonyms = [] }] of options.entries()) {
    if (ids.has(id)) throw invalidProblem(`options.${at}.id`, `Dos opciones tienen la clave «${id}». Cambia una.`)
    ids.add(id)
    for (const [place, word] of [value, ...synonyms].entries()) {
      const field = place === 0 ? `options.${at}.value` : `options.${at}.synonyms`
      const other = words.get(fold(word))
      if (other !== undefined)
        throw invalidProblem(field, `«${word}» también nombra la opción «${other}». Quítalo de una.`)
      words.set(fold(word), value)
    }
  }
}

/** Options that products have may be renamed, not removed. */
async function checkOptionsKept(scope: Scope, before: Stored, options: NonNullable<Given['options']>): Promise<void> {
  const kept = new Set(options.map(({ id }) => id))
  for (const { id, value } of before.options ?? []) {
    if (kept.has(id)) continue
    const { count } = await db()
      .selectFrom('product')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('form_id', '=', formOf(scope))
      .where(
        sql<boolean>`(attributes->${before.key}::text @> to_jsonb(${id}::text) or exists (
          select from jsonb_array_elements(variants) v where v->'options'->>${before.key}::text = ${id}))`,
      )
      .executeTakeFirstOrThrow()
    if (count > 0)
      throw invalidProblem('options', `«${value}» está en ${count} productos. Cámbialos antes de quitarla.`)
  }
}

async function checkAxisFree(scope: Scope, key: string): Promise<void> {
  const name = await variantBy(scope, key)
  if (name !== undefined)
    throw invalidProblem('variant_axis', `Hay variantes de «${name}» que la usan. Elimínalas antes.`)
}

/** Rejects deleting a characteristic by which variants differ (409): without it nobody could tell them apart. */
export async function assertAxisUnused(scope: Scope, { key }: Stored): Promise<void> {
  const name = await variantBy(scope, key)
  if (name !== undefined) throw problem(409, 'in_use', `Hay variantes de «${name}» que la usan. Elimínalas antes.`)
}

/** Returns the name of a product whose variants differ by a characteristic; undefined if there is none. */
async function variantBy(scope: Scope, key: string): Promise<string | undefined> {
  const used = await db()
    .selectFrom('product')
    .select('name')
    .where('form_id', '=', formOf(scope))
    .where(sql<boolean>`exists (select from jsonb_array_elements(variants) v where v->'options' ? ${key}::text)`)
    .executeTakeFirst()
  return used?.name
}

async function otherAxes(scope: Scope, id = 0): Promise<number> {
  const { count } = await db()
    .selectFrom('product_characteristic')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('form_id', '=', formOf(scope))
    .where('variant_axis', '=', true)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}
