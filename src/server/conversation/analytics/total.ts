import { COUNTED, type Part, TIMES, type Times } from './part.ts'
import { People } from './people.ts'

type Sizes = Record<(typeof COUNTED)[number], number>

/** What was counted in a whole period: its parts put together. */
export interface Total {
  sizes: Sizes
  contacts: People
  channels: Map<string, number>
  /** by the area's id as a text; empty for conversations without one */
  areas: Map<string, number>
  labels: Map<string, number>
  users: Map<number, { conversations: number; times: Times }>
  days: Map<string, Part['days'][number]>
  slots: Map<number, Part['slots'][number]>
  /** sorted */
  times: Times
}

const noSizes = (): Sizes => ({
  ...{ started: 0, new_contacts: 0, bot_only: 0, contained: 0, handed_off: 0, answered: 0, resolved_by_human: 0 },
  ...{ resolved: 0, unanswered: 0, abandoned: 0, reopened: 0, on_time: 0, late: 0 },
})

const noTimes = (): Times => ({ first_response: [], first_response_open: [], resolution: [], resolution_open: [] })

/** Puts the parts of a period together. */
export function totalOf(parts: readonly Part[]): Total {
  const total: Total = {
    sizes: noSizes(),
    contacts: new People(),
    channels: new Map(),
    areas: new Map(),
    labels: new Map(),
    users: new Map(),
    days: new Map(),
    slots: new Map(),
    times: noTimes(),
  }
  for (const part of parts) {
    total.contacts.add(part.contacts)
    for (const group of part.groups) addGroup(total, group)
    for (const { label_id, started } of part.labels) grow(total.labels, String(label_id), started)
    for (const day of part.days) total.days.set(day.day, day)
    for (const slot of part.slots) addSlot(total, slot)
    for (const times of part.times) addTimes(total, times)
  }
  for (const { times } of [total, ...total.users.values()]) for (const time of TIMES) times[time] = sorted(times[time])
  return total
}

/** A typed array is sorted in a tenth of the time. */
const sorted = (values: readonly number[]): number[] => Array.from(Float64Array.from(values).sort())

/** Adds to the number that a key has. */
export function grow<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function addGroup(total: Total, group: Part['groups'][number]): void {
  for (const set of COUNTED) total.sizes[set] += group[set]
  grow(total.channels, group.channel, group.started)
  grow(total.areas, String(group.area_id ?? ''), group.started)
  if (group.user_id !== null) personOf(total, group.user_id).conversations += group.started
}

function addSlot(total: Total, { slot, started, handed_off }: Part['slots'][number]): void {
  const known = total.slots.get(slot)
  total.slots.set(slot, {
    slot,
    started: started + (known?.started ?? 0),
    handed_off: handed_off + (known?.handed_off ?? 0),
  })
}

function addTimes(total: Total, { user_id, ...times }: Part['times'][number]): void {
  const person = user_id === null ? undefined : personOf(total, user_id)
  for (const time of TIMES)
    for (const seconds of times[time]) {
      total.times[time].push(seconds)
      person?.times[time].push(seconds)
    }
}

function personOf({ users }: Total, id: number) {
  const person = users.get(id) ?? { conversations: 0, times: noTimes() }
  users.set(id, person)
  return person
}
