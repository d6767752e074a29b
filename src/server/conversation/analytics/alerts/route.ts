import { addDays, dayIn, TIMEZONE } from '../../../../contract/zone.ts'
import type { Alert } from './alerts.ts'

/** Pages of figures that are not among those of conversations. All of the team may open them. */
const PAGES: Partial<Record<Alert['metric'], string>> = {
  ...{ waiting: '/analytics/live', longest_wait: '/analytics/live', fallback_rate: '/analytics/intents' },
  ...{ received: '/analytics/messages', failed: '/analytics/messages', delivery_rate: '/analytics/messages' },
  ...{ read_rate: '/analytics/messages', confidence: '/analytics/intents', misunderstood: '/analytics/intents' },
}

/** Days before today of which the figure of an alert may have something. */
const EARLIER: Record<NonNullable<Alert['span']>, number> = { hour: 0, today: 0, day: 1, week: 7 }

/** Returns the page of the console with the figure of an alert, of the days and the conversations that it counted. */
export function figureRoute(alert: Pick<Alert, 'metric' | 'span' | 'channel' | 'area_id'>, now: Date, zone = TIMEZONE) {
  const { metric, span, channel, area_id } = alert
  const page = PAGES[metric] ?? '/analytics'
  if (!span) return page
  const today = dayIn(now, zone)
  const query = new URLSearchParams({ date_start: addDays(today, -EARLIER[span]), date_end: today })
  if (channel) query.set('channel', channel)
  if (area_id) query.set('area_id', String(area_id))
  return `${page}?${query}`
}
