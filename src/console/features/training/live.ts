import { useCallback, useSyncExternalStore } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { listenRoom } from '../../realtime/room.ts'

export type Training = components['schemas']['Training']

/** Milliseconds after which a running training is asked for again, in case that the socket is silent. */
const ASK_AGAIN = 5000

/** A chatbot's training as it was told last. */
export interface LiveTraining {
  readonly training: Training | undefined
  /** when it was told, in milliseconds: what is left of its time is counted from here */
  readonly at: number
  /** why it could not be asked for; gone with the next answer */
  readonly error?: unknown
  /** grows with every telling, so that who shows more than this may ask again */
  readonly round: number
}

interface Watch {
  live: LiveTraining
  listeners: Set<() => void>
  leave?: () => void
  timer?: ReturnType<typeof setInterval>
}

const watches = new Map<number, Watch>()

function watchOf(botId: number): Watch {
  const watch: Watch = watches.get(botId) ?? {
    live: { training: undefined, at: 0, round: 0 },
    listeners: new Set(),
  }
  watches.set(botId, watch)
  return watch
}

/** Takes a newer training in: what an event or an answer told. */
export function tell(botId: number, training: Training): void {
  const watch = watchOf(botId)
  set(watch, { training, at: Date.now(), round: watch.live.round + 1 })
}

/** How often a chatbot's training has been told of: what a call that starts now compares its answer with. */
export const roundOf = (botId: number): number => watchOf(botId).live.round

/** Takes a call's answer in, unless something newer was told while it was under way: stages pass quickly. */
export function tellAnswer(botId: number, training: Training, roundBefore: number): void {
  if (roundOf(botId) === roundBefore) tell(botId, training)
}

function set(watch: Watch, live: LiveTraining): void {
  watch.live = live
  for (const listener of watch.listeners) listener()
}

/** Asks how the training is. What was told meanwhile is newer than the answer and stays. */
export async function askAgain(botId: number): Promise<void> {
  const watch = watchOf(botId)
  const { round } = watch.live
  try {
    const training = await unwrap(api.GET('/training/{bot}', { params: { path: { bot: botId } } }))
    if (watch.live.round === round) tell(botId, training)
  } catch (error) {
    if (watch.live.round === round) set(watch, { ...watch.live, error })
  }
}

/** Whether a training is under way. */
export function isRunning(training: Training | undefined): boolean {
  return training !== undefined && training.id !== null && training.finished_at === null
}

/** Milliseconds that it goes on being watched after the last who looked: the next page often looks again. */
const LINGER = 1000

/** Opens the room with the first who looks and closes it after the last, however many parts of a page show it. */
function look(botId: number, listener: () => void): () => void {
  const watch = watchOf(botId)
  watch.listeners.add(listener)
  if (!watch.leave) open(botId, watch)
  else if (watch.listeners.size === 1) void askAgain(botId)
  return () => {
    watch.listeners.delete(listener)
    setTimeout(() => {
      if (watch.listeners.size > 0 || watches.get(botId) !== watch) return
      watch.leave?.()
      clearInterval(watch.timer)
      watches.delete(botId)
    }, LINGER)
  }
}

function open(botId: number, watch: Watch): void {
  void askAgain(botId)
  watch.leave = listenRoom(botId, {
    onEvent: (event) => event.name === 'training' && tell(botId, event.payload),
    onReset: () => void askAgain(botId),
  })
  watch.timer = setInterval(() => isRunning(watch.live.training) && void askAgain(botId), ASK_AGAIN)
}

/** Whether something on this page shows the chatbot's training, besides who asks. */
export const isShown = (botId: number): boolean => watchOf(botId).listeners.size > 1

/** A chatbot's training, live while it is shown. */
export function useTraining(botId: number): LiveTraining {
  const subscribe = useCallback((listener: () => void) => look(botId, listener), [botId])
  return useSyncExternalStore(subscribe, () => watchOf(botId).live)
}
