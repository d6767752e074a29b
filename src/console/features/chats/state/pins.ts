import { newerFact } from './chat.ts'
import type { Fact } from './types.ts'

/** Which chats the user pinned, or in which an unread comment mentions them: from events and responses. */
export type Pins = ReadonlyMap<number, Fact<boolean>>

/** Applies a pin event. */
export function applyPin(pins: Pins, id: number, event: Fact<boolean>): Pins {
  const known = pins.get(id)
  const next = newerFact(known, event)
  return next === known ? pins : new Map(pins).set(id, next)
}

/** Applies which chats of a page of the list are marked; what is known of others stays. */
export function applyPage(marks: Pins, ids: readonly number[], marked: readonly number[], seq: number): Pins {
  const told = ids
    .map((id) => [id, marked.includes(id)] as const)
    .filter(([id, value]) => value || marks.has(id))
    .map(([id, value]) => [id, newerFact(marks.get(id), { seq, value })] as const)
  return new Map([...marks, ...told])
}

/** Applies the complete list of pinned chats from a response: chats missing from it were unpinned by then. */
export function applyPins(pins: Pins, ids: readonly number[], seq: number): Pins {
  const pinned = new Set(ids)
  const all = new Set([...pins.keys(), ...ids])
  return new Map([...all].map((id) => [id, newerFact(pins.get(id), { seq, value: pinned.has(id) })]))
}

export function isPinned(pins: Pins, id: number): boolean {
  return pins.get(id)?.value === true
}
