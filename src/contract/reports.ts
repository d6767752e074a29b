import { dashed } from './file-name.ts'
import { addDays, dayIn, weekdayOf } from './zone.ts'

const PAGES = { conversations: '/analytics', messages: '/analytics/messages', intents: '/analytics/intents' } as const

/** Days from the first to the last, both included. */
interface Days {
  from: string
  to: string
}

/** What a report is about. */
interface About {
  page: keyof typeof PAGES
  channel?: string | null | undefined
  area_id?: number | null | undefined
  label_id?: number | null | undefined
}

/** Returns the address of the page with the figures of a report on its days, with what it counts. */
export function figuresUrl(of: About, { from, to }: Days): string {
  const query = new URLSearchParams({ date_start: from, date_end: to })
  for (const name of ['channel', 'area_id', 'label_id'] as const) if (of[name]) query.set(name, String(of[name]))
  return `${PAGES[of.page]}?${query}`
}

/** Returns the name of a report's file: 'informe-ventas-2026-03-09.pdf'. */
export function reportFileName({ name, format }: { name: string; format: string }, from: string): string {
  return `${['informe', dashed(name), from].filter(Boolean).join('-')}.${format}`
}

/** Returns the last whole week, from Monday to Sunday, or the last whole month before a moment. */
export function lastPeriod(period: 'weekly' | 'monthly', at: Date, zone: string): Days {
  const today = dayIn(at, zone)
  if (period === 'weekly') {
    const monday = addDays(today, -weekdayOf(today))
    return { from: addDays(monday, -7), to: addDays(monday, -1) }
  }
  const to = addDays(`${today.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
