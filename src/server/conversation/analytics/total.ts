import { COUNTED, type Part, type TIMES, type Times } from './part.ts'
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
  users: Map<number, { conversations: number; times: SortedTimes }>
  days: Map<string, Part['days'][number]>
  slots: Map<number, { started: number; handed_off: number }>
  times: SortedTimes
}

const noSizes = (): Sizes => ({
  ...{ started: 0, new_contacts: 0, bot_only: 0, contained: 0, handed_off: 0, answered: 0, resolved_by_human: 0 },
  ...{ resolved: 0, unanswered: 0, abandoned: 0, reopened: 0, on_time: 0, late: 0 },
})

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
    times: sortedTimes(parts.flatMap(({ times }) => times)),
  }
  for (const part of parts) {
    total.contacts.add(part.contacts)
    for (const group of part.groups) addGroup(total, group)
    for (const { label_id, started } of part.labels) grow(total.labels, String(label_id), started)
    for (const day of part.days) total.days.set(day.day, day)
    for (const { slot, started } of part.slots) slotIn(total, slot).started += started
    for (const { slot, handed_off } of part.handed) slotIn(total, slot).handed_off += handed_off
  }
  for (const [id, person] of total.users)
    person.times = sortedTimes(parts.flatMap(({ times }) => times.filter(({ user_id }) => user_id === id)))
  return total
}

/** Adds to the number that a key has. */
export function grow<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function addGroup(total: Total, group: Part['groups'][number]): void {
  for (const set of COUNTED) total.sizes[set] += group[set]
  grow(total.channels, group.channel, group.started)
  grow(total.areas, String(group.area_id ?? ''), group.started)
  if (group.user_id === null) return
  const person = total.users.get(group.user_id) ?? { conversations: 0, times: sortedTimes([]) }
  person.conversations += group.started
  total.users.set(group.user_id, person)
}

function slotIn({ slots }: Total, slot: number) {
  const counts = slots.get(slot) ?? { started: 0, handed_off: 0 }
  slots.set(slot, counts)
  return counts
}

/** Measured times of a period in order. */
type SortedTimes = Record<(typeof TIMES)[number], Int32Array>

/** Puts times together. Typed arrays are put together and sorted many times faster than others. */
function sortedTimes(parts: readonly Times[]): SortedTimes {
  const sorted = (time: (typeof TIMES)[number]) => {
    const all = new Int32Array(parts.reduce((count, part) => count + part[time].length, 0))
    let at = 0
    for (const part of parts) {
      all.set(part[time], at)
      at += part[time].length
    }
    return all.sort()
  }
  return {
    ...{ first_response: sorted('first_response'), first_response_open: sorted('first_response_open') },
    ...{ resolution: sorted('resolution'), resolution_open: sorted('resolution_open') },
  }
}
