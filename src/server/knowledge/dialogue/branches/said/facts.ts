import { closingTime, formatNextOpening, isOpen, type OpeningHours, timeInWords, weekInWords } from '../../hours.ts'
import type { Branch } from '../types.ts'

/** Returns the address of a branch in one line. */
export function addressOf({ address: { street, number, floor, city, province } }: Branch): string {
  const line = [street, number].filter(Boolean).join(' ')
  return [line, floor, city === province ? '' : city, province].filter(Boolean).join(', ')
}

/** Returns a link to a branch on a map: by its coordinates, else by its address. */
export function mapLinkOf(branch: Branch): string {
  const { point } = branch
  const query = point ? `${point.lat},${point.lng}` : encodeURIComponent(addressOf(branch))
  return `https://www.google.com/maps?q=${query}`
}

/** Returns a distance in words: "350 m", "1,2 km", "14 km". */
export function distanceInWords(km: number): string {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`
  return `${km < 10 ? km.toFixed(1).replace('.', ',').replace(/,0$/, '') : Math.round(km)} km`
}

/** Returns whether a branch is open now, in words: "abierta hasta las 20", "cerrada, abre mañana a las 9". */
export function stateOf({ hours }: { hours: OpeningHours }, now: Date): string {
  if (hours.always_open) return 'abierta las 24 horas'
  const closes = closingTime(hours, now)
  if (isOpen(hours, now)) return closes ? `abierta hasta ${timeInWords(closes).replace(/^a /, '')}` : 'abierta'
  const next = formatNextOpening(hours, now)
  return next ? `cerrada, abre ${next}` : 'cerrada'
}

/** Returns the hours of a week: "de lunes a viernes de 9 a 20 y los sábados de 9 a 13". */
export const weekOf = ({ hours }: Branch): string => (hours.always_open ? 'las 24 horas' : weekInWords(hours))

/** Returns the telephones of a branch: "+5493415550188 (WhatsApp)". */
export const phonesOf = ({ phones }: Branch): string =>
  joined(phones.map(({ kind, value }) => (kind === 'whatsapp' ? `${value} (WhatsApp)` : value)))

/** Returns parts of a sentence with commas and "y" between them. */
export const joined = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' y ')
