import type { components } from '../../../../generated/api.d.ts'
import { safeHref } from '../../../contract/rich-text.ts'
import { isDay } from '../../../contract/zone.ts'

type ContactField = components['schemas']['ContactField']
/** What is wrong with what is no number. */
export const NO_NUMBER = 'Escribe un número, como 1.234,5.'

type Value = string | number | boolean | null

/** Returns what is wrong with a value of an own field; undefined if it fits or is empty. */
export function valueFault(
  { type, options = [] }: Pick<ContactField, 'type' | 'options'>,
  value: Value,
): string | undefined {
  if (value === null || value === '') return undefined
  const fits: Record<ContactField['type'], () => boolean> = {
    text: () => typeof value === 'string',
    number: () => typeof value === 'number' && Number.isFinite(value),
    boolean: () => typeof value === 'boolean',
    date: () => typeof value === 'string' && isDay(value),
    select: () => typeof value === 'string' && options.includes(value),
    link: () => typeof value === 'string' && safeHref(value) !== undefined,
  }
  return fits[type]() ? undefined : faults[type]
}

const faults: Record<ContactField['type'], string> = {
  text: 'Escribe un texto.',
  number: NO_NUMBER,
  boolean: 'Elige sí o no.',
  date: 'Revisa la fecha: no existe o está incompleta.',
  select: 'Elige una de las opciones.',
  link: 'Escribe un enlace completo, como https://ejemplo.com.',
}
