import { MOST_DAYS, TOO_LONG } from '../../../contract/analytics.ts'
import { addDays, dayIn, isDay, monthsBefore } from '../../../contract/zone.ts'
import { botZone, formatDate, formatDayMonth } from '../../ui/format.ts'

/** Ranges that move on with the days, by their name in the address. */
export const PRESETS = [
  { value: 'today', label: 'Hoy' },
  { value: 'yesterday', label: 'Ayer' },
  { value: '7d', label: 'Últimos 7 días' },
  { value: '30d', label: 'Últimos 30 días' },
  { value: 'month', label: 'Este mes' },
  { value: 'last-month', label: 'Mes pasado' },
  { value: '90d', label: 'Últimos 90 días' },
  { value: '13m', label: 'Últimos 13 meses' },
] as const

export type Preset = (typeof PRESETS)[number]['value']

/** The range of the specification: from 30 days before today to yesterday. */
export const DEFAULT_PRESET: Preset = '30d'

/** Days from the first to the last, both included. */
export interface Range {
  from: string
  to: string
}

export const isPreset = (text: string | null): text is Preset => PRESETS.some(({ value }) => value === text)

const monthStart = (day: string) => `${day.slice(0, 7)}-01`

/** Returns the days of the month (YYYY-MM) some months after one. */
export function monthRange(month: string, after = 0): Range {
  const from = monthsBefore(`${month}-01`, -after)
  return { from, to: addDays(monthsBefore(from, -1), -1) }
}

/** Returns today as the calendar of the business shows it. */
export const today = (now = new Date()): string => dayIn(now, botZone())

/** Whether days have not ended yet: today is among them. */
export const goOn = ({ from, to }: Range, now = new Date()): boolean => from <= today(now) && today(now) <= to

/** Returns the days of a preset. Those of "Últimos …" end yesterday, because today is not over. */
export function rangeOf(preset: Preset, now = new Date()): Range {
  const day = today(now)
  const yesterday = addDays(day, -1)
  switch (preset) {
    case 'today':
      return { from: day, to: day }
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case 'month':
      return { from: monthStart(day), to: day }
    case 'last-month': {
      const last = addDays(monthStart(day), -1)
      return { from: monthStart(last), to: last }
    }
    case '13m':
      return { from: monthsBefore(day, 13), to: yesterday }
    default:
      return { from: addDays(day, -Number.parseInt(preset, 10)), to: yesterday }
  }
}

/** Why two days are no range, for the person who typed them; undefined if they are. */
export function rangeFault({ from, to }: Range, now = new Date()): string | undefined {
  if (!from || !to) return 'Elige los dos días.'
  if (!isDay(from) || !isDay(to)) return 'Esa fecha no existe.'
  if (from > to) return 'Es anterior a «Desde». Elige otra.'
  if (to > today(now)) return 'Ese día todavía no llegó. Elige otro.'
  return from < addDays(to, -MOST_DAYS + 1) ? TOO_LONG : undefined
}

/** 'Del 22/10 al 20/11', with the years where one is not this one; one day is 'El 20/11'. */
export function rangeText({ from, to }: Range, now = new Date()): string {
  const year = today(now).slice(0, 4)
  const write = from.startsWith(year) && to.startsWith(year) ? formatDayMonth : formatDate
  return from === to ? `El ${write(from)}` : `Del ${write(from)} al ${write(to)}`
}
