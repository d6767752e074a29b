import { useState } from 'react'
import type { calls } from '../../../../generated/calls.ts'
import { api, unwrap } from '../../api/client.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { askAgain, roundOf, tellAnswer } from './live.ts'
import { awaitTraining, forgetTraining } from './own.ts'

/** What can be done with trainings, each call once at a time; failures have been told when it ends. */
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
      const before = roundOf(bot)
      then(await withToasts(id, call), before)
      return true
    } catch {
      // somebody else may have been quicker: show what is so now
      await askAgain(bot)
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
          tellAnswer(bot, training, before)
          if (training.id !== null) awaitTraining(bot, training.id)
        },
      ),
    cancel: () =>
      run(
        'trainingCancel',
        () => unwrap(api.POST('/training/cancel/{bot}', { params, body: {} })),
        (training, before) => {
          forgetTraining()
          tellAnswer(bot, training, before)
        },
      ),
    restore: (id: number) =>
      run(
        'trainingRestore',
        () => unwrap(api.POST('/training/restore/{bot}', { params, body: { id } })),
        () => void askAgain(bot),
      ),
  }
}
