import { useSyncExternalStore } from 'react'
import type { components } from '../../../generated/api.d.ts'
import type { AnyEvent } from '../../../generated/events.ts'
import { api, unwrap } from '../api/client.ts'
import { currentSession, subscribeSession } from '../session/state.ts'
import { withToasts } from '../ui/call-toasts.ts'

export type Availability = components['schemas']['Availability']
type State = components['schemas']['AvailabilityState']

/** the signed-in person's availability by chatbot id */
const known = new Map<number, State>()
const listeners = new Set<() => void>()
/** counts choices and events: what was asked for before the latest of them may be older than what is known */
let changes = 0

// The next person has another one.
subscribeSession(() => currentSession().status !== 'in' && known.clear())

function note(botId: number, state: State): void {
  known.set(botId, state)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the availability of the signed-in person in a chatbot. A failure leaves it as it is known. */
export async function readAvailability(botId: number): Promise<void> {
  const params = { path: { bot: botId } }
  const asOf = changes
  const state = await unwrap(api.GET('/team/availability/{bot}', { params })).catch(() => undefined)
  if (!state) return
  if (asOf === changes) note(botId, state)
  else await readAvailability(botId)
}

/** Changes the availability of the signed-in person. Shows a toast on failure. */
export async function chooseAvailability(botId: number, availability: Availability): Promise<void> {
  const params = { path: { bot: botId } }
  const put = () => unwrap(api.PUT('/team/availability/{bot}', { params, body: { availability } }))
  const asOf = ++changes
  const state = await withToasts('availabilityUpdate', put).catch(() => undefined)
  if (!state || asOf !== changes) return
  changes++
  note(botId, state)
}

/** Applies events that change the availability of the signed-in person, in this browser or another. */
export function applyAvailability(botId: number, events: readonly AnyEvent[]): void {
  for (const { name, payload } of events) {
    if (name !== 'availability' || payload.user.id !== currentSession().user?.id) continue
    changes++
    const before = known.get(botId)
    if (before) note(botId, { ...before, availability: payload.availability, chosen: payload.chosen })
  }
}

/** Returns the availability of the signed-in person in a chatbot; undefined until it is known. */
export function useOwnAvailability(botId: number | undefined): State | undefined {
  return useSyncExternalStore(subscribe, () => (botId === undefined ? undefined : known.get(botId)))
}
