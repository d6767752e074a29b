import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../../../../generated/api.d.ts'
import { fold } from '../../../../contract/phrase.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import type { KnownCharacteristic } from '../../catalogue/known.ts'

type Attributes = components['schemas']['ProductAttributes']
type Variant = components['schemas']['ProductVariant']
type Value = Attributes[string]

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns the attributes that have a value, with options by their id however they were written. */
export function cleanAttributes(given: Attributes, known: readonly KnownCharacteristic[]): Attributes {
  const clean: Attributes = {}
  for (const [key, value] of Object.entries(given)) {
    if (isNothing(value)) continue
    const characteristic = known.find((one) => one.key === key)
    clean[key] = characteristic ? cleanValue(characteristic, value) : value
  }
  return clean
}

function cleanValue({ type, options }: KnownCharacteristic, value: Value): Value {
  const idOf = (said: string) =>
    options.find(({ id, value: name }) => id === said || fold(name) === fold(said))?.id ?? said
  if (type === 'select' && typeof value === 'string') return idOf(value)
  if (type === 'multiselect') return [value].flat().map((one) => (typeof one === 'string' ? idOf(one) : String(one)))
  return value
}

/**
 * Rejects attributes that the form does not have or that are of another kind.
 * @param before those that the product has: they are not checked again, so that a new price can always be saved
 * @throws 422 at the attribute
 */
export function checkAttributes(given: Attributes, known: readonly KnownCharacteristic[], before?: Attributes): void {
  if (before && isDeepStrictEqual(given, before)) return
  for (const key of Object.keys(given))
    if (!known.some((one) => one.key === key))
      throw invalidProblem(`attributes.${key}`, `El formulario no tiene la característica «${key}». Créala o quítala.`)
  for (const characteristic of known) {
    const { key, label, required, variant_axis } = characteristic
    const value = given[key]
    const field = `attributes.${key}`
    if (isNothing(value)) {
      if (required && !variant_axis) throw invalidProblem(field, `Falta «${label}». Complétala.`)
      continue
    }
    const fault = valueFault(characteristic, value)
    if (fault) throw invalidProblem(field, `${label}: ${fault}`)
  }
}

function valueFault({ type, options }: KnownCharacteristic, value: unknown): string | undefined {
  const isOption = (id: unknown) => options.some((option) => option.id === id)
  switch (type) {
    case 'number':
      return Number.isFinite(value) ? undefined : 'escribe un número.'
    case 'money':
      return Number.isInteger(value) && Number(value) >= 0 ? undefined : 'escribe un importe.'
    case 'image':
      return Number.isInteger(value) && Number(value) > 0 ? undefined : 'elige una imagen.'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'elige Sí o No.'
    case 'date':
      return typeof value === 'string' && isDay(value) ? undefined : 'escribe una fecha que exista.'
    case 'url':
      return typeof value === 'string' && /^https:\/\/\S+\.\S+$/.test(value)
        ? undefined
        : 'escribe un enlace que empiece con https://.'
    case 'select':
      return isOption(value) ? undefined : 'elige una de sus opciones.'
    case 'multiselect':
      return Array.isArray(value) && value.every(isOption) ? undefined : 'elige entre sus opciones.'
    default:
      return typeof value === 'string' ? undefined : 'escribe un texto.'
  }
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * Rejects variants that cannot be told apart: each has another combination of the options of the variant axes.
 * @param before those that the product has: what they differ by is not checked again, so that a new price can be saved
 * @throws 422 at the variant
 */
export function checkVariants(
  variants: readonly Variant[],
  known: readonly KnownCharacteristic[],
  before: readonly Variant[] = [],
): void {
  const optionsOf = (some: readonly Variant[]) => some.map(({ options }) => options)
  if (!isDeepStrictEqual(optionsOf(variants), optionsOf(before))) checkCombinations(variants, known)
  const codes = new Set<string>()
  for (const [at, { sku }] of variants.entries()) {
    if (sku && codes.has(fold(sku)))
      throw invalidProblem(`variants.${at}.sku`, 'Otra variante tiene ese código. Elige otro.')
    if (sku) codes.add(fold(sku))
  }
}

function checkCombinations(variants: readonly Variant[], known: readonly KnownCharacteristic[]): void {
  const axes = new Map(known.filter(({ variant_axis }) => variant_axis).map((axis) => [axis.key, axis]))
  const combinations = new Set<string>()
  for (const [at, { options }] of variants.entries()) {
    const field = `variants.${at}.options`
    for (const [key, value] of Object.entries(options)) {
      const axis = axes.get(key)
      if (!axis) throw invalidProblem(field, `«${key}» no distingue variantes. Quítala o márcala en Características.`)
      const fault = valueFault(axis, value)
      if (fault) throw invalidProblem(field, `${axis.label}: ${fault}`)
    }
    if (Object.keys(options).length === 0) throw invalidProblem(field, 'Elige en qué se distingue esta variante.')
    const combination = JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (combinations.has(combination)) throw invalidProblem(field, 'Otra variante tiene lo mismo. Cambia una.')
    combinations.add(combination)
  }
}
