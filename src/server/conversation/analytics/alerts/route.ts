import { dayIn, TIMEZONE } from '../../../../contract/zone.ts'
import type { Alert } from './alerts.ts'

/** Pages of figures that are not among those of conversations. All of the team may open them. */
const PAGES: Partial<Record<Alert['metric'], string>> = {
  ...{ waiting: '/analytics/live', longest_wait: '/analytics/live', fallback_rate: '/analytics/intents' },
  ...{ received: '/analytics/messages', failed: '/analytics/messages', delivery_rate: '/analytics/messages' },
  ...{ read_rate: '/analytics/messages', confidence: '/analytics/intents', misunderstood: '/analytics/intents' },
}

/** Hours before the moment of an alert in which its figure may have something. */
const HOURS: Record<NonNullable<Alert['span']>, number> = { hour: 1, today: 0, day: 24, week: 168 }

/** Returns the page of the console with the figure of an alert, of the days and the conversations that it counted. */
export function figureRoute(alert: Pick<Alert, 'metric' | 'span' | 'channel' | 'area_id'>, now: Date, zone = TIMEZONE) {
  const { metric, span, channel, area_id } = alert
  const page = PAGES[metric] ?? '/analytics'
  if (!span) return page
  const from = new Date(now.getTime() - HOURS[span] * 3_600_000)
  const query = new URLSearchParams({ date_start: dayIn(from, zone), date_end: dayIn(now, zone) })
  if (channel) query.set('channel', channel)
  if (area_id) query.set('area_id', String(area_id))
  return `${page}?${query}`
}
