import { dayIn, localTime } from '../../../contract/zone.ts'
import type { ConflictDetails } from './useConflict.ts'

const names = new Intl.ListFormat('es', { type: 'conjunction' })

/** Maximum number of fields listed by name; more are only counted. */
const NAMED = 4

interface ConflictTextOptions {
  nameOf: (path: string) => string
  /** id of the user who reads the text */
  me: number | undefined
  zone: string
  now?: Date
}

/** Returns who changed what and when: 'Marina cambió Nombre y Color a las 14:05.' */
export function conflictText(
  { by, at, changed }: ConflictDetails,
  { nameOf, me, zone, now = new Date() }: ConflictTextOptions,
): string {
  const own = isOwn(by, me)
  const who = own ? 'Cambiaste' : `${by?.name ?? 'Alguien'} cambió`
  const all = [...new Set(changed.map(nameOf))]
  const what = all.length === 0 ? 'otros datos' : all.length > NAMED ? `${all.length} campos` : names.format(all)
  return `${who} ${what}${at === undefined ? '' : ` ${momentText(at, zone, now)}`}${own ? ' en otra ventana' : ''}.`
}

/** Returns what to do when nothing was changed twice. */
export const mergedText = ({ by }: ConflictDetails, me: number | undefined): string =>
  `Ya lo sumamos a ${isOwn(by, me) ? 'lo de esta ventana' : 'lo tuyo'}: guarda de nuevo.`

/** Returns what to do about fields that were changed twice: by two people, or by one in two windows. */
export function clashText({ by }: ConflictDetails, me: number | undefined): string {
  const fields =
    by === undefined
      ? 'En lo que cambió dos veces'
      : isOwn(by, me)
        ? 'En lo que cambiaste en las dos ventanas'
        : `En lo que cambiaron ${by.name} y tú`
  return `${fields}, elige qué queda y guarda de nuevo.`
}

/** Names the two values of a field that was changed twice: the one in the form, and the stored one. */
export function sideLabels({ by }: ConflictDetails, me: number | undefined): { mine: string; theirs: string } {
  if (isOwn(by, me)) return { mine: 'Esta ventana', theirs: 'Otra ventana tuya' }
  return { mine: 'Lo tuyo', theirs: by ? `Lo de ${by.name}` : 'Lo guardado' }
}

/** Whether the other change is by the same person, in another window. */
const isOwn = (by: ConflictDetails['by'], me: number | undefined): boolean => by !== undefined && by.id === me

/** Returns 'a las 14:05', 'ayer a las 9:30' or 'el 20/11 a las 14:05' in the bot's time zone. */
function momentText(at: string, zone: string, now: Date): string {
  const { year, month, day, hour, minute } = localTime(at, zone)
  const time = `a ${hour === 1 ? 'la' : 'las'} ${hour}:${two(minute)}`
  const when = dayIn(at, zone)
  if (when === dayIn(now, zone)) return time
  if (when === dayIn(now.getTime() - 86_400_000, zone)) return `ayer ${time}`
  const thisYear = localTime(now, zone).year === year
  return `el ${two(day)}/${two(month)}${thisYear ? '' : `/${year}`} ${time}`
}

const two = (part: number) => String(part).padStart(2, '0')

/** Returns a value of any shape as readable text, without ids, keys, types, and nested numbers and booleans. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (Array.isArray(value)) {
    const parts = value.map(valueText).filter(Boolean)
    return parts.join(parts.some((part) => part.length > 24 || part.includes('\n')) ? '\n' : ', ')
  }
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name, part]) => !/(^|_)(id|key|kind|type)s?$/.test(name) && !['boolean', 'number'].includes(typeof part))
    .map(([, part]) => valueText(part))
    .filter(Boolean)
    .join(' · ')
}
