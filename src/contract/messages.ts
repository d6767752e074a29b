import { excessError } from './length.ts'

/** An error reported by a compiled validator. */
export interface Violation {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

/** Whether a violation only means that a required value is empty. */
export function isMissing({ keyword }: Violation, value: unknown): boolean {
  if (keyword === 'required') return true
  if (value === null || value === '')
    return ['type', 'minLength', 'format', 'pattern', 'enum', 'const'].includes(keyword)
  return keyword === 'minItems' && Array.isArray(value) && value.length === 0
}

/** Generic message. */
export const INVALID = 'Revisa este valor.'
/** Message for a field that the contract does not have. */
export const UNKNOWN = 'No conocemos este campo. Quítalo.'

const count = (limit: unknown, one: string, many: string) => `${limit} ${limit === 1 ? one : many}`
const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 10 })

const formats: Readonly<Record<string, string>> = {
  email: 'El correo no es válido.',
  date: 'Revisa la fecha: no existe o está incompleta.',
  'date-time': 'Revisa la fecha y la hora: no existen o están incompletas.',
  time: 'Escribe la hora así: 17:05.',
  uri: 'Escribe la dirección completa, como https://ejemplo.com.',
  'uri-reference': 'Escribe la dirección completa, como https://ejemplo.com.',
  hostname: 'Escribe un dominio, como ejemplo.com.',
}

/** Message for a value that is no number. */
export const NUMBER = 'Escribe un número.'
/** Message for a value that is no whole number. */
export const WHOLE_NUMBER = 'Escribe un número entero.'

const types: Readonly<Record<string, string>> = {
  string: 'Escribe un texto.',
  integer: WHOLE_NUMBER,
  number: NUMBER,
  boolean: 'Elige sí o no.',
  array: 'Debe ser una lista.',
  object: 'Debe ser un conjunto de campos.',
}

/**
 * Returns the general message of a violation; undefined when another violation describes it better.
 * @param value the value that violates its rule
 */
export function violationMessage({ keyword, params }: Violation, empty: boolean, value: unknown): string | undefined {
  if (empty) return 'Este campo es obligatorio.'
  const { limit } = params
  switch (keyword) {
    case 'minLength':
      return `Debe tener al menos ${count(limit, 'carácter', 'caracteres')}.`
    case 'maxLength':
      return excessError(String(value), Number(limit)) || INVALID
    case 'minimum':
      return `Debe ser ${number.format(Number(limit))} o más.`
    case 'maximum':
      return `Debe ser ${number.format(Number(limit))} o menos.`
    case 'exclusiveMinimum':
      return `Debe ser mayor que ${number.format(Number(limit))}.`
    case 'exclusiveMaximum':
      return `Debe ser menor que ${number.format(Number(limit))}.`
    case 'multipleOf':
      return `Debe ser múltiplo de ${number.format(Number(params.multipleOf))}.`
    case 'minItems':
      return `Agrega al menos ${limit}.`
    case 'maxItems':
      return `Deja como máximo ${limit}.`
    case 'minProperties':
      return 'Completa al menos un campo.'
    case 'uniqueItems':
      return 'Hay repetidos. Deja uno de cada uno.'
    case 'pattern':
      return 'Revisa cómo está escrito: hay signos que no admitimos.'
    case 'format':
      return formats[String(params.format)] ?? 'Revisa cómo está escrito.'
    case 'type':
      // the "or null" of a nullable field is not useful to a person
      return params.type === 'null' ? undefined : (types[String([params.type].flat()[0])] ?? INVALID)
    case 'enum':
    case 'const':
      return 'Elige una de las opciones.'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return UNKNOWN
    // These come with the violations that caused them.
    case 'if':
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
    case 'propertyNames':
      return undefined
    default:
      return INVALID
  }
}
