import { dayIn, localTime } from '../../../contract/zone.ts'
import type { ConflictNews } from './useConflict.ts'

const names = new Intl.ListFormat('es', { type: 'conjunction' })

/** Fields that are named; of more, only how many. */
const NAMED = 4

interface Telling {
  nameOf: (path: string) => string
  /** who is told */
  me: number | undefined
  zone: string
  now?: Date
}

/** Who changed what and when: 'Marina cambió Nombre y Color a las 14:05.' */
export function toldChange({ by, at, changed }: ConflictNews, { nameOf, me, zone, now = new Date() }: Telling): string {
  const own = by !== undefined && by.id === me
  const who = own ? 'Cambiaste' : `${by?.name ?? 'Alguien'} cambió`
  const all = [...new Set(changed.map(nameOf))]
  const what = all.length === 0 ? 'otros datos' : all.length > NAMED ? `${all.length} campos` : names.format(all)
  return `${who} ${what}${at === undefined ? '' : ` ${toldMoment(at, zone, now)}`}${own ? ' en otra ventana' : ''}.`
}

/** 'a las 14:05', 'ayer a las 9:30', 'el 20/11 a las 14:05', by the bot's clocks. */
function toldMoment(at: string, zone: string, now: Date): string {
  const { year, month, day, hour, minute } = localTime(at, zone)
  const time = `a ${hour === 1 ? 'la' : 'las'} ${hour}:${two(minute)}`
  const when = dayIn(at, zone)
  if (when === dayIn(now, zone)) return time
  if (when === dayIn(now.getTime() - 86_400_000, zone)) return `ayer ${time}`
  const thisYear = localTime(now, zone).year === year
  return `el ${two(day)}/${two(month)}${thisYear ? '' : `/${year}`} ${time}`
}

const two = (part: number) => String(part).padStart(2, '0')

/** A value of whatever shape as text: its words, without the names that only programs use. */
export function plainly(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (Array.isArray(value)) {
    const parts = value.map(plainly).filter(Boolean)
    return parts.join(parts.some((part) => part.length > 24 || part.includes('\n')) ? '\n' : ', ')
  }
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name, part]) => !/(^|_)(id|key|kind|type)s?$/.test(name) && !['boolean', 'number'].includes(typeof part))
    .map(([, part]) => plainly(part))
    .filter(Boolean)
    .join(' · ')
}
