import { useState } from 'react'
import type { calls } from '../../../../generated/calls.ts'
import { api, unwrap } from '../../api/client.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { awaitTraining, forgetTraining } from './awaited-training.ts'
import { refetchTraining, revisionOf, setTrainingIfCurrent } from './live.ts'

/** Training actions. One call at a time; each resolves to whether it succeeded, after failures are shown in a toast. */
export function useTrainingActions(bot: number) {
  const [busy, setBusy] = useState(false)
  const params = { path: { bot } }
  async function run<T>(
    id: keyof typeof calls,
    call: () => Promise<T>,
    then: (answer: T, roundBefore: number) => void,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      const before = revisionOf(bot)
      then(await withToasts(id, call), before)
      return true
    } catch {
      // A colleague may have acted first: show the current state.
      await refetchTraining(bot)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    start: () =>
      run(
        'trainingStart',
        () => unwrap(api.POST('/training/{bot}', { params, body: {} })),
        (training, before) => {
          setTrainingIfCurrent(bot, training, before)
          if (training.id !== null) awaitTraining(bot, training.id)
        },
      ),
    cancel: () =>
      run(
        'trainingCancel',
        () => unwrap(api.POST('/training/cancel/{bot}', { params, body: {} })),
        (training, before) => {
          forgetTraining()
          setTrainingIfCurrent(bot, training, before)
        },
      ),
    restore: (id: number) =>
      run(
        'trainingRestore',
        () => unwrap(api.POST('/training/restore/{bot}', { params, body: { id } })),
        () => void refetchTraining(bot),
      ),
  }
}
