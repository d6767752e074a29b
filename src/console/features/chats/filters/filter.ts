import { ChatFilterLimits } from '../../../../../generated/limits.ts'
import {
  ChatCategoryOptions,
  ChatFilterActiveOptions,
  ChatFilterChannelOptions,
  ChatFilterOrderOptions,
  ChatFilterPriorityOptions,
  ChatFilterStateOptions,
  ChatFilterStatusOptions,
  ChatFilterTypeOptions,
} from '../../../../../generated/options.ts'
import { filterInput } from '../../../../contract/input.ts'
import type { Option } from '../../../../contract/screen.ts'
import type { ChatFilter } from '../state/types.ts'
import { defaultRange } from './dates.ts'

/** A filter with every field set. */
export type Filter = Required<ChatFilter>

/** Returns the default filter of the specification, with its date range. */
export function defaultFilter(now?: Date): Filter {
  return {
    type: 'contact_requests',
    category: 'nuevas',
    channel: 'any',
    sender_id: '',
    username: '',
    active: 'any',
    state: 'any',
    status: 'any',
    priority: 'any',
    order: 'recent',
    labels: [],
    page_number: 1,
    intent: null,
    q: '',
    area: null,
    no_area: false,
    assign_user: null,
    mine: false,
    mentioned: false,
    ...defaultRange(now),
  }
}

/** Options of each choice, by field name. */
export const CHOICES = {
  type: ChatFilterTypeOptions,
  channel: ChatFilterChannelOptions,
  state: ChatFilterStateOptions,
  status: ChatFilterStatusOptions,
  priority: ChatFilterPriorityOptions,
  order: ChatFilterOrderOptions,
  active: ChatFilterActiveOptions,
  category: ChatCategoryOptions,
} as const satisfies Partial<Record<keyof Filter, readonly Option[]>>

export type Choice = keyof typeof CHOICES

function isChoice<K extends Choice>(name: K, value: string): value is Filter[K] & string {
  return CHOICES[name].some((option) => option.value === value)
}

/** Choices of the filter dialog. The category is chosen beside the list. */
const CHOSEN = ['type', 'channel', 'state', 'status', 'priority', 'active', 'order'] as const

/** Choices kept in the URL under their own name. */
const MIRRORED = ['category', ...CHOSEN] as const

/** Largest id of a record. */
const MAX_ID = 2_147_483_647

/** Reads ids from a parameter of the address, as many as a filter may have. */
function idsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number)
  const valid = ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id <= MAX_ID)
  return [...new Set(valid)].slice(0, ChatFilterLimits.labels.maxItems)
}

/** Texts of the filter, by the parameter that has them. */
const WRITTEN = { username: 'username', sender_id: 'chat', q: 'q' } as const

/** Reads a text from a parameter of the address, without the signs that its field refuses. */
const textIn = (text: string | null, length: number): string => filterInput('all', text ?? '').slice(0, length)

/** Reads a day from a parameter of the address; null if it is none. */
function dayIn(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text
}

/** Reads the filter from the URL; unknown values use the default. */
export function filterFromQuery(query: URLSearchParams, now?: Date): Filter {
  const filter = defaultFilter(now)
  const take = <K extends (typeof MIRRORED)[number]>(name: K) => {
    const value = query.get(name)
    if (value !== null && isChoice(name, value)) filter[name] = value as Filter[K]
  }
  for (const name of MIRRORED) take(name)
  for (const [name, parameter] of Object.entries(WRITTEN) as [keyof typeof WRITTEN, string][])
    filter[name] = textIn(query.get(parameter), ChatFilterLimits[name].maxLength)
  filter.mine = query.get('mine') === '1'
  filter.mentioned = query.get('mentioned') === '1'
  const area = Number(query.get('area'))
  if (Number.isSafeInteger(area) && area > 0) filter.area = area
  filter.no_area = query.get('no_area') === '1'
  filter.assign_user = idsIn(query.get('user'))[0] ?? null
  filter.labels = idsIn(query.get('labels'))
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))]
  if (query.get('dates') === 'empty' || from || to) {
    filter.date_start = from
    filter.date_end = to
  }
  return filter
}

/** Writes a filter to URL parameters, omitting default values. */
export function filterToQuery(filter: Filter): URLSearchParams {
  const standard = defaultFilter()
  const query = new URLSearchParams()
  if (filter.username) query.set('username', filter.username)
  if (filter.sender_id) query.set('chat', filter.sender_id)
  for (const name of MIRRORED) if (filter[name] !== standard[name]) query.set(name, filter[name])
  if (filter.q) query.set('q', filter.q)
  if (filter.mine) query.set('mine', '1')
  if (filter.mentioned) query.set('mentioned', '1')
  if (filter.area !== null) query.set('area', String(filter.area))
  if (filter.no_area) query.set('no_area', '1')
  if (filter.assign_user !== null) query.set('user', String(filter.assign_user))
  if (filter.labels.length > 0) query.set('labels', filter.labels.join())
  if (!filter.date_start && !filter.date_end) query.set('dates', 'empty')
  else if (filter.date_start !== standard.date_start || filter.date_end !== standard.date_end) {
    if (filter.date_start) query.set('from', filter.date_start)
    if (filter.date_end) query.set('to', filter.date_end)
  }
  return query
}

/** Reads the open chat from the URL; null if there is none. */
export const chatInQuery = (query: URLSearchParams): number | null => idsIn(query.get('id'))[0] ?? null

/** Returns the parameters of the inbox with a filter, as parameters, and an open chat. */
export function inboxQuery(filters: string, chat: number | null): string {
  const query = new URLSearchParams(filters)
  if (chat !== null) query.set('id', String(chat))
  return query.toString()
}

/** Returns how many choices differ from the default, for the badge on the filter button. */
export function countChanges(filter: Filter): number {
  const standard = defaultFilter()
  const dates = filter.date_start !== standard.date_start || filter.date_end !== standard.date_end
  const texts = [filter.username, filter.sender_id].filter(Boolean).length
  const choices = CHOSEN.filter((name) => filter[name] !== standard[name]).length
  return (
    texts +
    choices +
    Number(dates) +
    Number(filter.labels.length > 0) +
    Number(filter.intent !== null) +
    Number(filter.mine) +
    Number(filter.mentioned) +
    Number(filter.area !== null || filter.no_area) +
    Number(filter.assign_user !== null)
  )
}

/** Returns the filter of a saved view with missing fields filled in, without dates and on page 1. */
export function withFilterDefaults(given: ChatFilter): Filter {
  const base = { ...defaultFilter(), date_start: null, date_end: null }
  return { ...base, ...given, page_number: 1 }
}
