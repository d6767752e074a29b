import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions } from '../../../../generated/options.ts'
import { isDay } from '../../../contract/zone.ts'
import { DEFAULT_PRESET, isPreset, type Preset, type Range, rangeOf } from './period.ts'

type Channel = components['schemas']['Channel']

/** What all pages of the section count, as their address has it. */
export interface Filters {
  /** undefined for a range of chosen days */
  preset: Preset | undefined
  range: Range
  compare: boolean
  channel: Channel | undefined
  area: number | undefined
  user: number | undefined
  label: number | undefined
}

/** Parameters of the address that are ids, by their filter. The names are those of the API. */
const IDS = { area: 'area_id', user: 'user_id', label: 'label_id' } as const

/** Filters besides the days. */
export const NARROWING = ['channel', ...(Object.keys(IDS) as (keyof typeof IDS)[])] as const

const isChannel = (text: string | null): text is Channel => ChannelOptions.some(({ value }) => value === text)

function idIn(text: string | null): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined
}

/** Reads the filters from an address. What is no filter counts as its default. */
export function filtersFrom(search: string, now?: Date): Filters {
  const query = new URLSearchParams(search)
  const [from, to] = [query.get('date_start') ?? '', query.get('date_end') ?? '']
  const chosen = isDay(from) && isDay(to) && from <= to
  const named = query.get('range')
  const preset = isPreset(named) ? named : chosen ? undefined : DEFAULT_PRESET
  const channel = query.get('channel')
  return {
    preset,
    range: preset ? rangeOf(preset, now) : { from, to },
    compare: query.get('compare') !== 'false',
    channel: isChannel(channel) ? channel : undefined,
    area: idIn(query.get(IDS.area)),
    user: idIn(query.get(IDS.user)),
    label: idIn(query.get(IDS.label)),
  }
}

/** The parameters of the filters besides the days, which the address, the API and the list of conversations share. */
function narrowing(filters: Filters): [string, string][] {
  const ids = Object.entries(IDS).map(([name, parameter]) => [parameter, filters[name as keyof typeof IDS]] as const)
  return [['channel', filters.channel] as const, ...ids].flatMap(([parameter, value]) =>
    value === undefined ? [] : [[parameter, String(value)]],
  )
}

/** Returns the search part of an address with the filters, '' for the defaults: '?range=7d&channel=whatsapp'. */
export function searchOf(filters: Filters): string {
  const { preset, range, compare } = filters
  const query = new URLSearchParams(narrowing(filters))
  if (!compare) query.set('compare', 'false')
  if (preset === undefined) {
    query.set('date_start', range.from)
    query.set('date_end', range.to)
  } else if (preset !== DEFAULT_PRESET) query.set('range', preset)
  return query.size > 0 ? `?${query}` : ''
}

/** Returns the filters besides the days, for operations. */
export const narrowingOf = ({ channel, area, user, label }: Filters) => ({
  ...(channel && { channel }),
  ...(area !== undefined && { area_id: area }),
  ...(user !== undefined && { user_id: user }),
  ...(label !== undefined && { label_id: label }),
})

/** What presets are compared with: «Últimos 30 días» with 30 days, and what has passed of a month with as much of the last. */
const COMPARED: Partial<Record<Preset, 'days' | 'month'>> = {
  '7d': 'days',
  '30d': 'days',
  '90d': 'days',
  month: 'month',
}

/** Returns the days and the filters, for operations. */
export const countedOf = (filters: Filters) => ({
  ...{ date_start: filters.range.from, date_end: filters.range.to },
  ...narrowingOf(filters),
})

/** Returns the query of the operations that count. */
export function queryOf(filters: Filters) {
  const { preset, compare } = filters
  const compareWith = preset && COMPARED[preset]
  return { ...countedOf(filters), compare, ...(compare && compareWith && { compare_with: compareWith }) }
}

type Set = components['schemas']['ConversationSet']

/** Further filters of the list, which narrow or replace those of the page. */
export interface Narrower {
  channel?: string
  area_id?: string
  user_id?: number
  label_id?: string
  weekday?: number
  hour?: number
  intent_id?: number
  message_kind?: string
  entity?: string
  form_id?: number
  form_step?: string
  no_area?: true
  failure?: string
  word?: string
  first_from?: string
  first_to?: string
  day_from?: string
  day_to?: string
}

/** Returns the address of the list of the conversations that a figure counts. */
export function listUrl(filters: Filters, set: Set, more: Narrower = {}): string {
  const { from, to } = filters.range
  const query = new URLSearchParams({ set, day_from: from, day_to: to, ...Object.fromEntries(narrowing(filters)) })
  for (const [name, value] of Object.entries(more)) query.set(name, String(value))
  return `/analytics/list?${query}`
}
