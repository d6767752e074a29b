import { newerFact } from './chat.ts'
import type { Fact } from './types.ts'

/** Pin state of chats, from events and responses. */
export type Pins = ReadonlyMap<number, Fact<boolean>>

/** Applies a pin event. */
export function applyPin(pins: Pins, id: number, event: Fact<boolean>): Pins {
  const known = pins.get(id)
  const next = newerFact(known, event)
  return next === known ? pins : new Map(pins).set(id, next)
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
