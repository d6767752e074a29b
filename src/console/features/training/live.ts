import { useCallback, useSyncExternalStore } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { subscribeRoom } from '../../realtime/room.ts'

export type Training = components['schemas']['Training']

/** Polling interval in milliseconds during a training, in case the socket sends no events. */
const ASK_AGAIN = 5000

/** Latest known training state of a chatbot. */
export interface LiveTraining {
  readonly training: Training | undefined
  /** time of the update in milliseconds; the remaining time is counted from here */
  readonly at: number
  /** why the last fetch failed; removed by the next update */
  readonly error?: unknown
  /** incremented with every update, so that dependent data can be refetched */
  readonly revision: number
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
    live: { training: undefined, at: 0, revision: 0 },
    listeners: new Set(),
  }
  watches.set(botId, watch)
  return watch
}

/** Applies a newer training state, from an event or a response. */
function setTraining(botId: number, training: Training): void {
  const watch = watchOf(botId)
  set(watch, { training, at: Date.now(), revision: watch.live.revision + 1 })
}

/** Returns the number of updates so far. A call remembers it and passes it to {@link setTrainingIfCurrent}. */
export const revisionOf = (botId: number): number => watchOf(botId).live.revision

/** Applies the response of a call, unless there was an update while it was pending: stages change quickly. */
export function setTrainingIfCurrent(botId: number, training: Training, revisionBefore: number): void {
  if (revisionOf(botId) === revisionBefore) setTraining(botId, training)
}

function set(watch: Watch, live: LiveTraining): void {
  watch.live = live
  for (const listener of watch.listeners) listener()
}

/** Fetches the training state. An update during the fetch is newer than the response and is kept. */
export async function refetchTraining(botId: number): Promise<void> {
  const watch = watchOf(botId)
  const { revision } = watch.live
  try {
    const training = await unwrap(api.GET('/training/{bot}', { params: { path: { bot: botId } } }))
    if (watch.live.revision === revision) setTraining(botId, training)
  } catch (error) {
    if (watch.live.revision === revision) set(watch, { ...watch.live, error })
  }
}

/** Returns whether a training is running. */
export function isTrainingRunning(training: Training | undefined): boolean {
  return training !== undefined && training.id !== null && training.finished_at === null
}

/** Returns whether a chatbot was never trained and has nothing to train. */
export const isEmpty = (training: Training | undefined): boolean =>
  training?.id === null && training.pending_changes === 0

/** Milliseconds before unsubscribing after the last listener left: the next page often subscribes again. */
const LINGER = 1000

/** Joins the room with the first listener and leaves it after the last one, however many components use it. */
function watchTraining(botId: number, listener: () => void): () => void {
  const watch = watchOf(botId)
  watch.listeners.add(listener)
  if (!watch.leave) open(botId, watch)
  else if (watch.listeners.size === 1) void refetchTraining(botId)
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
  void refetchTraining(botId)
  watch.leave = subscribeRoom(botId, {
    onEvent: (event) => {
      if (event.name === 'training') setTraining(botId, event.payload)
      // The first content of an empty bot changes no state, but from then on there is something to train.
      else if (event.name === 'content' && isEmpty(watch.live.training)) void refetchTraining(botId)
    },
    onReset: () => void refetchTraining(botId),
  })
  watch.timer = setInterval(() => isTrainingRunning(watch.live.training) && void refetchTraining(botId), ASK_AGAIN)
}

/** Returns whether another component besides the caller shows the training. */
export const isTrainingShown = (botId: number): boolean => watchOf(botId).listeners.size > 1

/** Returns the training of a chatbot, kept up to date while mounted. */
export function useTraining(botId: number): LiveTraining {
  const subscribe = useCallback((listener: () => void) => watchTraining(botId, listener), [botId])
  return useSyncExternalStore(subscribe, () => watchOf(botId).live)
}
