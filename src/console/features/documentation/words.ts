import { plural } from '../../ui/format.ts'
import type { Described, Description, Schema } from './description.ts'

interface Rule {
  permission?: string
  plan?: number
  role?: number[]
  all?: Rule[]
  any?: Rule[]
}

const WHO: Record<string, string> = {
  public: 'Cualquiera, sin iniciar sesión',
  user: 'Quien haya iniciado sesión',
  admin: 'Quien administra la plataforma',
  member: 'Equipo del chatbot',
}

/** Returns who may call an operation, from `x-access`. Permissions and roles use the names in the description. */
export function accessText(doc: Description, access: unknown): string {
  if (typeof access === 'string') return WHO[access] ?? access
  if (typeof access !== 'object' || access === null) return WHO.user ?? ''
  return `Personas del equipo con ${ruleText(doc, access as Rule)}`
}

function ruleText(doc: Description, rule: Rule): string {
  const { permission, plan, role, all, any } = rule
  if (permission)
    return `permiso de ${doc.components.schemas?.BotPermissions?.properties?.[permission]?.title ?? permission}`
  if (plan !== undefined) return `plan ${plan}`
  if (role) {
    const options = doc.components.schemas?.RoleId?.['x-options']
    return `rol ${role.map((id) => options?.find(({ value }) => value === id)?.label ?? id).join(' o ')}`
  }
  if (all) return all.map((part) => ruleText(doc, part)).join(' y ')
  return (any ?? []).map((part) => ruleText(doc, part)).join(' o ')
}

/** Returns the scope that an API key needs for a call, with its label; undefined if no key may make it. */
export function keyText(doc: Description, { 'x-api-key': scope }: Described): string | undefined {
  if (!scope) return undefined
  const label = doc.components.schemas?.ApiScope?.['x-options']?.find(({ value }) => value === scope)?.label
  return label ? `${label} (${scope})` : scope
}

/** Formats a limit of calls, such as «120 llamadas cada minuto». */
export const countText = ({ max, window }: { max: number; window: number }): string =>
  `${plural(max, 'llamada', 'llamadas')} cada ${windowText(window)}`

const BY = { address: 'por dirección', account: 'por cuenta', user: 'por persona' }

/** Formats a number of seconds in the largest whole unit. */
function windowText(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'hora' : plural(seconds / 3600, 'hora', 'horas')
  if (seconds % 60 === 0) return seconds === 60 ? 'minuto' : plural(seconds / 60, 'minuto', 'minutos')
  return plural(seconds, 'segundo', 'segundos')
}

/** Returns the limits of a call, one text each. */
export function limitTexts(operation: Described): string[] {
  const rates = (operation['x-rate-limit'] ?? []).map(
    ({ max, window, by }) => `${countText({ max, window })} ${BY[by]}`,
  )
  const bytes = operation['x-body-limit']
  return bytes ? [...rates, `Cuerpo de hasta ${Math.round(bytes / 1024)} KiB`] : rates
}

const AUDIENCE = {
  bot: 'Todo el equipo del chatbot',
  chat: 'Quienes pueden ver la conversación',
  user: 'Una sola persona',
}

/** Returns who receives an event. */
export function audienceText(operation: Described): string {
  return AUDIENCE[operation['x-audience'] ?? 'bot']
}

const TYPES: Record<string, string> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'sí o no',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
}

const FORMATS: Record<string, string> = {
  'date-time': 'fecha y hora',
  date: 'fecha',
  email: 'correo',
  uri: 'dirección web',
}

/** Returns the type of a schema as text. */
export function typeText(schema: Schema): string {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const words = types.map(
    (type) => (type === 'string' && schema.format && FORMATS[schema.format]) || TYPES[type] || type,
  )
  if (words.length) return words.join(' o ')
  if (schema.anyOf || schema.oneOf) return 'una de varias formas'
  return schema.properties ? 'objeto' : 'cualquier valor'
}

/** Returns the other constraints of a value, one text each. */
export function constraintTexts(schema: Schema): string[] {
  const is = (keyword: string): number | undefined =>
    typeof schema[keyword] === 'number' ? (schema[keyword] as number) : undefined
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least !== undefined && most !== undefined) return `${least} a ${most}${unit}`
    if (least !== undefined) return `desde ${least}${unit}`
    return most === undefined ? undefined : `hasta ${most}${unit}`
  }
  return [
    range(is('minLength'), is('maxLength'), ' caracteres'),
    range(is('minItems'), is('maxItems'), ' elementos'),
    range(is('minimum'), is('maximum'), ''),
    schema.const === undefined ? undefined : `siempre ${JSON.stringify(schema.const)}`,
    schema.default === undefined ? undefined : `si falta, ${JSON.stringify(schema.default)}`,
    schema['x-secret'] ? 'secreto' : undefined,
  ].filter((text): text is string => text !== undefined)
}
