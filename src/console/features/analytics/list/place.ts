import { ConversationSetOptions } from '../../../../../generated/options.ts'
import { isDay } from '../../../../contract/zone.ts'
import { filtersFrom, searchOf } from '../filters.ts'
import { rangeText } from '../period.ts'

interface ListPlace {
  /** what is listed: 'Derivadas' */
  label: string
  /** of which days: 'del 22/10 al 20/11' */
  days: string | undefined
  /** why the figure may be another number than that of the conversations */
  unit: string | undefined
  /** address of the page with the figure */
  page: string
  /** the filters that the pages of the section share with the list */
  tabs: string
}

/** Sets whose figures are not on the page of conversations. */
const PAGES: readonly (readonly [page: string, sets: readonly string[]])[] = [
  [
    '/analytics/messages',
    ['with_messages', 'received', 'sent_bot', 'sent_agent', 'sent_template', 'failed', 'undelivered', 'unread'],
  ],
  [
    '/analytics/intents',
    [
      ...['read_by_bot', 'understood', 'not_understood', 'misunderstood', 'dropped', 'praised', 'blamed'],
      ...['with_entity', 'form_begun', 'form_finished', 'form_left'],
    ],
  ],
]

/** Returns what the list with a filter shows, and where its figure is. */
export function placeOf(filter: Record<string, unknown>): ListPlace {
  const text = (key: string) => String(filter[key] ?? '')
  const [from, to] = [text('day_from'), text('day_to')]
  const set = text('set') || 'started'
  const days = daysText(from, to)
  const first = daysText(text('first_from'), text('first_to'))
  const label = first
    ? `De quienes llegaron ${first}`
    : (ConversationSetOptions.find(({ value }) => value === set)?.label ?? 'Conversaciones')
  const shared = new URLSearchParams({ date_start: from, date_end: to })
  for (const key of ['channel', 'area_id', 'user_id', 'label_id']) if (text(key)) shared.set(key, text(key))
  const tabs = searchOf(filtersFrom(`?${shared}`))
  const page = PAGES.find(([, sets]) => sets.includes(set))?.[0] ?? '/analytics'
  const unit = unitOf(first ? 'new_contacts' : set, page)
  return { label, days, unit, page: page + tabs, tabs }
}

/** Returns days within a sentence, such as 'del 22/10 al 20/11'; undefined if they are none. */
function daysText(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to) || from > to) return undefined
  const days = rangeText({ from, to })
  return days.charAt(0).toLowerCase() + days.slice(1)
}

function unitOf(set: string, page: string): string | undefined {
  if (set === 'new_contacts' || set === 'returning_contacts')
    return 'La cifra cuenta contactos: cada uno puede tener varias'
  return page === '/analytics'
    ? undefined
    : 'La cifra cuenta lo que pasó en ellas: puede ser más de una vez en cada una'
}

/** The filter of a list, as its address has it once it is open. */
export function filterIn(search: string): Record<string, unknown> {
  const query = new URLSearchParams(search)
  try {
    const filter: unknown = JSON.parse(query.get('filter') ?? 'null')
    if (typeof filter === 'object' && filter !== null) return { ...filter }
  } catch {
    // A damaged address lists all.
  }
  return Object.fromEntries(query)
}
