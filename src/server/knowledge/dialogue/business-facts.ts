import type { components } from '../../../../generated/api.d.ts'
import type { OpeningHours } from './hours.ts'
import { foldWords } from './words.ts'

/** What a bot's settings say about its business. */
export interface BusinessSettings {
  contact?: Partial<components['schemas']['BotContact']>
  handoff?: { schedule?: OpeningHours }
  business_rating_url?: string
}

/** Returns the variables about a business. A fact that nobody entered is empty, so that the fallback applies. */
export function businessVariables(
  name: string,
  { contact = {}, handoff, business_rating_url = '' }: BusinessSettings,
): Record<string, string> {
  return {
    'negocio.nombre': name,
    'negocio.direccion': contact.address ?? '',
    'negocio.telefono': contact.phone ?? '',
    'negocio.correo': contact.email ?? '',
    'negocio.sitio': contact.website ?? '',
    'negocio.redes': contact.networks ?? '',
    'negocio.valoracion': business_rating_url,
    'horario.atencion': handoff?.schedule ? hoursInWords(handoff.schedule) : '',
  }
}

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'] as const

/**
 * Returns the usual hours of a week in words: `de lunes a viernes de 9 a 13 y de 16 a 20, y los sábados de 9 a 13`.
 * Days with the same hours are told together.
 */
function hoursInWords({ always_open, week }: Pick<OpeningHours, 'always_open' | 'week'>): string {
  if (always_open) return 'todos los días, las 24 horas'
  const groups: { from: number; to: number; hours: string }[] = []
  for (const day of DAYS.keys()) {
    const ranges = week.find((one) => one.day === day)?.ranges ?? []
    const hours = inSeries(ranges.map(({ from, to }) => `de ${hourOf(from)} a ${hourOf(to)}`))
    const last = groups.at(-1)
    if (last && last.to === day - 1 && last.hours === hours) last.to = day
    else groups.push({ from: day, to: day, hours })
  }
  const open = groups.filter(({ hours }) => hours !== '')
  const said = open.map(({ from, to, hours }) => `${daysOf(from, to)} ${hours}`)
  return said.length > 1 && said.some((one) => one.includes(' y ')) ? joined(said, ', y ') : inSeries(said)
}

function daysOf(from: number, to: number): string {
  if (from === 0 && to === 6) return 'todos los días'
  if (from === to) return `los ${DAYS[from]}`
  return to === from + 1 ? `los ${DAYS[from]} y ${DAYS[to]}` : `de ${DAYS[from]} a ${DAYS[to]}`
}

/** `09:00` is 9, `09:30` is 9:30. */
const hourOf = (time: string) => `${Number(time.slice(0, 2))}${time.endsWith(':00') ? '' : time.slice(2)}`

const inSeries = (parts: readonly string[]) => joined(parts, ' y ')

const joined = (parts: readonly string[], last: string) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`

/** Returns where somebody is from, as a sentence goes on. A name that tells no part of the business is not said. */
export const teamOf = (area: string | null | undefined): string =>
  !area || foldWords(area) === 'general' ? 'del equipo' : `de ${area}`
