import type { components } from '../../../../../generated/api.d.ts'
import { formatNumber } from '../../../../contract/format.ts'
import type { KnownCharacteristic } from '../known.ts'
import { moneyText } from '../price.ts'

/** A characteristic whose values tell the found products apart. */
export interface Facet {
  formId: number
  key: string
  label: string
  /** what the bot asks; empty if nobody wrote it */
  question: string
  values: FacetValue[]
}

interface FacetValue {
  /** as a filter takes it */
  value: string | number | boolean
  label: string
  /** a number or an amount as people type it */
  number?: number
  count: number
}

interface Described {
  form_id: number
  currency: string
  attributes: components['schemas']['ProductAttributes']
  variants: readonly components['schemas']['ProductVariant'][]
}

/** Returns the characteristics, in the order in which they are to be asked, that would narrow what was found. */
export function facetsOf(found: readonly Described[], known: readonly KnownCharacteristic[]): Facet[] {
  return known.flatMap((one) => {
    const among = found.filter(({ form_id }) => form_id === one.form_id)
    const counts = new Map<string | number | boolean, number>()
    for (const product of among)
      for (const value of valuesOf(product, one.key)) counts.set(value, (counts.get(value) ?? 0) + 1)
    const [currency, ...others] = new Set(among.map((product) => product.currency))
    // The same amount of two currencies is not the same value.
    if (counts.size < 2 || (one.type === 'money' && others.length > 0)) return []
    const values = [...counts].map(([value, count]) => ({ ...readable(one, value, currency), value, count }))
    values.sort((a, b) =>
      typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : b.count - a.count,
    )
    return [{ formId: one.form_id, key: one.key, label: one.label, question: one.question, values }]
  })
}

/** Returns the values that a product or one of its variants has. */
function valuesOf({ attributes, variants }: Pick<Described, 'attributes' | 'variants'>, key: string) {
  const all = [attributes[key], ...variants.map(({ options }) => options[key])].flat()
  return new Set(all.filter((value) => value !== undefined && value !== null))
}

/** Returns a value as customers read it, and as they may type it. */
function readable(
  { type, options, unit }: KnownCharacteristic,
  value: FacetValue['value'],
  currency: string | undefined,
): Pick<FacetValue, 'label' | 'number'> {
  if (type === 'boolean') return { label: value ? 'Sí' : 'No' }
  if (typeof value !== 'number') return { label: options.find(({ id }) => id === value)?.value ?? String(value) }
  if (type === 'money') return { label: moneyText(value, currency), number: value / 100 }
  return { label: [formatNumber(value), unit].filter(Boolean).join('\u00a0'), number: value }
}
