import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isQuiet } from '../../../contract/quiet.ts'
import { ownZone } from '../../../contract/zone.ts'
import { api, unwrap } from '../../api/client.ts'
import { showNotification } from '../../notify/show.ts'
import { currentSession } from '../../session/index.ts'
import { toast } from '../../ui/toast.ts'
import { type AwaitedTraining, notifyOnce } from './awaited-training.ts'
import { isTrainingRunning, isTrainingShown, type Training, useTraining } from './live.ts'
import { DONE_TEXT } from './stages.ts'

/** Milliseconds by which a hidden window waits, so that a visible one reports first. */
const AFTER_YOU = 1000

/** Milliseconds for which the toast is shown. */
const READ_MS = 15_000

/**
 * Follows a training and reports its end once, in a single window. Nothing is reported where the training is on screen.
 */
export default function TrainingEndNotice({ awaited }: { awaited: AwaitedTraining }) {
  const { bot, id } = awaited
  const { training } = useTraining(bot)
  const navigate = useNavigate()
  const last = training?.id ?? 0
  // Ignore the state of an earlier training.
  const ended = last > id || (last === id && !isTrainingRunning(training))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the training ends
  useEffect(() => {
    if (!ended) return
    const hidden = document.visibilityState !== 'visible'
    const timer = setTimeout(() => void notifyOnce(awaited, notify), hidden ? AFTER_YOU : 0)
    return () => clearTimeout(timer)

    async function notify(): Promise<void> {
      const watched = isTrainingShown(bot) && document.visibilityState === 'visible'
      // A newer training than the awaited one is reported to the user who started it.
      if (watched || training?.id !== id) return
      const end = await endOf(bot, id, training)
      if (!end) return
      const here = currentSession().bot?.id === bot
      const report = () => void navigate(`/state/report/${id}`)
      const seen = document.visibilityState === 'visible'
      toast[end.kind](here ? end.text : `${nameOf(bot)}: ${end.text}`, {
        // Errors, and results in a hidden window, stay until they are closed.
        duration: seen && end.kind !== 'error' ? READ_MS : null,
        ...(here && { action: { label: 'Ver informe', run: report } }),
      })
      if (mayNotify(!seen))
        showNotification({
          ...{ title: nameOf(bot), text: end.text, tag: `training-${bot}` },
          ...(here && { onClick: report }),
        })
    }
  }, [ended])
  return null
}

const done: End = { kind: 'success', text: DONE_TEXT }

interface End {
  kind: 'success' | 'error' | 'info'
  text: string
}

/** Returns the result of the training; undefined if it is no longer known. */
async function endOf(bot: number, id: number, { error, state }: Training): Promise<End | undefined> {
  if (error) return { kind: 'error', text: error.message }
  if (state === 'active') return done
  // Changes during the training set the state back to pending, so look up the result of the run.
  const runs = await unwrap(api.GET('/training/runs/{bot}', { params: { path: { bot } } })).catch(() => [])
  const result = runs.find((run) => run.id === id)?.result
  if (result === 'done') return done
  if (result === 'cancelled') return { kind: 'info', text: 'El entrenamiento se canceló.' }
  return result === 'failed' ? { kind: 'error', text: 'El entrenamiento terminó con un error.' } : undefined
}

const nameOf = (bot: number) => currentSession().bots.find(({ id }) => id === bot)?.name ?? ''

/** Returns whether the user wants desktop notifications now. */
function mayNotify(hidden: boolean): boolean {
  const preferences = currentSession().user?.preferences
  if (!preferences?.desktop_notifications || isQuiet(preferences.quiet_hours, new Date(), ownZone())) return false
  return hidden || !preferences.only_when_hidden
}
