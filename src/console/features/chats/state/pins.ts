import { newer } from './chat.ts'
import type { Fact } from './types.ts'

/** Which chats the user keeps on top, as events and answers told of each. */
export type Pins = ReadonlyMap<number, Fact<boolean>>

/** Takes in one event. */
export function pinAfter(pins: Pins, id: number, told: Fact<boolean>): Pins {
  const known = pins.get(id)
  const next = newer(known, told)
  return next === known ? pins : new Map(pins).set(id, next)
}

/** Takes in all of them as an answer told them: what is not among them was pinned no more by then. */
export function pinsAfter(pins: Pins, ids: readonly number[], seq: number): Pins {
  const told = new Set(ids)
  const all = new Set([...pins.keys(), ...ids])
  return new Map([...all].map((id) => [id, newer(pins.get(id), { seq, value: told.has(id) })]))
}

export function isPinned(pins: Pins, id: number): boolean {
  return pins.get(id)?.value === true
}
