import type { components } from '../../../../../generated/api.d.ts'
import { AlertMetricOptions } from '../../../../../generated/options.ts'
import { DASH, formatDuration, formatNumber } from '../../../../contract/format.ts'
import { channelName } from '../names.ts'
import { unitOf } from '../units.ts'

type Alert = components['schemas']['AnalyticsAlert']

const DIRECTIONS = { above: 'mayor que', below: 'menor que' } as const
const SPANS = { hour: 'en la última hora', today: 'hoy', day: 'en 24 horas', week: 'en 7 días' } as const

/** Returns when an alert tells: «Primera respuesta: mayor que 15 min hoy, 5 minutos seguidos». */
export function conditionOf(alert: Pick<Alert, 'metric' | 'direction' | 'threshold' | 'span' | 'minutes'>): string {
  const { metric, direction, threshold, span, minutes = 0 } = alert
  const held = minutes === 0 ? '' : `, ${minutes === 1 ? '1 minuto' : `${formatNumber(minutes)} minutos seguidos`}`
  return `${nameOf(metric)}: ${DIRECTIONS[direction]} ${shown(metric, threshold)}${whenOf(span)}${held}`
}

type Subject = Pick<Alert, 'metric' | 'direction' | 'threshold' | 'span'>

/** Returns what happened, for the subject of a mail: «Iniciadas: 13 hoy, mayor que 10». */
export const factText = ({ metric, direction, threshold, span }: Subject, value: number): string =>
  `${nameOf(metric)}: ${shown(metric, value)}${whenOf(span)}, ${DIRECTIONS[direction]} ${shown(metric, threshold)}`

/** Returns what an alert tells: «Muchos en espera: 13. Avisa si es mayor que 10». */
export function firedText(alert: Subject & Pick<Alert, 'name' | 'channel'>, value: number): string {
  const { name, metric, direction, threshold, span, channel } = alert
  const where = channel ? ` en ${channelName(channel)}` : ''
  return `Alerta «${name}»: ${nameOf(metric)} ${shown(metric, value)}${whenOf(span)}${where}, ${DIRECTIONS[direction]} ${shown(metric, threshold)}`
}

const whenOf = (span: Alert['span'] | undefined): string => (span ? ` ${SPANS[span]}` : '')

/** The name of a figure without its unit. */
const nameOf = (metric: Alert['metric']): string =>
  (AlertMetricOptions.find(({ value }) => value === metric)?.label ?? metric).replace(/ \([^)]*\)$/, '')

/** Returns a value, as alerts have it, for people: times are in minutes. */
export function shown(metric: Alert['metric'], value: number | null): string {
  if (value === null) return DASH
  const unit = unitOf(metric)
  if (unit === 'duration') return formatDuration(value * 60)
  return unit === 'percent' ? `${formatNumber(value)}\u00a0%` : formatNumber(value)
}
