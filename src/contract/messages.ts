/** What a compiled validator reports. */
export interface Violation {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

/** Whether a violation only says that something was left empty. */
export function isMissing({ keyword }: Violation, value: unknown): boolean {
  if (keyword === 'required') return true
  if (value === null || value === '')
    return ['type', 'minLength', 'format', 'pattern', 'enum', 'const'].includes(keyword)
  return keyword === 'minItems' && Array.isArray(value) && value.length === 0
}

/** Said when nothing better can be. */
export const INVALID = 'El valor no es válido.'

const count = (limit: unknown, one: string, many: string) => `${limit} ${limit === 1 ? one : many}`
const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 10 })

const formats: Readonly<Record<string, string>> = {
  email: 'El correo no es válido.',
  date: 'La fecha no es válida.',
  'date-time': 'La fecha y la hora no son válidas.',
  time: 'La hora no es válida.',
  uri: 'La dirección web no es válida.',
  'uri-reference': 'La dirección web no es válida.',
  hostname: 'El nombre del servidor no es válido.',
}

const types: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto.',
  integer: 'Debe ser un número entero.',
  number: 'Debe ser un número.',
  boolean: 'Debe ser sí o no.',
  array: 'Debe ser una lista.',
  object: 'Debe ser un conjunto de campos.',
}

/** The general text of a violation; undefined for one that another tells better. */
export function textOf({ keyword, params }: Violation, empty: boolean): string | undefined {
  if (empty) return 'Este campo es obligatorio.'
  const { limit } = params
  switch (keyword) {
    case 'minLength':
      return `Debe tener al menos ${count(limit, 'carácter', 'caracteres')}.`
    case 'maxLength':
      return `Debe tener como máximo ${count(limit, 'carácter', 'caracteres')}.`
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
      return `Debe haber al menos ${count(limit, 'elemento', 'elementos')}.`
    case 'maxItems':
      return `Debe haber como máximo ${count(limit, 'elemento', 'elementos')}.`
    case 'minProperties':
      return 'Debe indicarse al menos un campo.'
    case 'uniqueItems':
      return 'No debe haber elementos repetidos.'
    case 'pattern':
      return 'Contiene caracteres no permitidos.'
    case 'format':
      return formats[String(params.format)] ?? 'El formato no es válido.'
    case 'type':
      // the "or null" of a field says nothing to a person
      return params.type === 'null' ? undefined : (types[String([params.type].flat()[0])] ?? INVALID)
    case 'enum':
    case 'const':
      return 'Debe ser una de las opciones.'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'No se conoce este campo.'
    // Each of these comes with the violations that caused it.
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
