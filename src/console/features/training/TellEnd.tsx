import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isQuiet } from '../../../contract/quiet.ts'
import { ownZone } from '../../../contract/zone.ts'
import { api, unwrap } from '../../api/client.ts'
import { showNotification } from '../../notify/show.ts'
import { currentSession } from '../../session/index.ts'
import { toast } from '../../ui/toast.ts'
import { isRunning, isShown, type Training, useTraining } from './live.ts'
import { type Awaited, tellOnce } from './own.ts'
import { DONE } from './stages.ts'

/** Milliseconds that a window nobody looks at leaves to one that somebody does. */
const AFTER_YOU = 1000

/** Milliseconds to read it and to decide on its report. */
const READ_MS = 15_000

/** Follows a training to its end and tells it once, in one window: nothing where it is being watched. */
export default function TellEnd({ awaited }: { awaited: Awaited }) {
  const { bot, id } = awaited
  const { training } = useTraining(bot)
  const navigate = useNavigate()
  const last = training?.id ?? 0
  // what is told of an earlier one is not of this one yet
  const ended = last > id || (last === id && !isRunning(training))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends
  useEffect(() => {
    if (!ended) return
    const hidden = document.visibilityState !== 'visible'
    const timer = setTimeout(() => void tellOnce(awaited, tell), hidden ? AFTER_YOU : 0)
    return () => clearTimeout(timer)

    async function tell(): Promise<void> {
      const watched = isShown(bot) && document.visibilityState === 'visible'
      // a newer one than the awaited: whoever started that is told of it
      if (watched || training?.id !== id) return
      const end = await endOf(bot, id, training)
      if (!end) return
      const here = currentSession().bot?.id === bot
      const report = () => void navigate(`/state/report/${id}`)
      const seen = document.visibilityState === 'visible'
      toast[end.kind](here ? end.text : `${nameOf(bot)}: ${end.text}`, {
        // what needs something done, and what nobody has seen yet, stays until it is closed
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

const done: End = { kind: 'success', text: DONE }

interface End {
  kind: 'success' | 'error' | 'info'
  text: string
}

/** How it ended, in words; undefined when that can't be known any more. */
async function endOf(bot: number, id: number, { error, state }: Training): Promise<End | undefined> {
  if (error) return { kind: 'error', text: error.message }
  if (state === 'active') return done
  // something was changed meanwhile: the chatbot waits again, however this one ended
  const runs = await unwrap(api.GET('/training/runs/{bot}', { params: { path: { bot } } })).catch(() => [])
  const result = runs.find((run) => run.id === id)?.result
  if (result === 'done') return done
  if (result === 'cancelled') return { kind: 'info', text: 'El entrenamiento se canceló.' }
  return result === 'failed' ? { kind: 'error', text: 'El entrenamiento terminó con un error.' } : undefined
}

const nameOf = (bot: number) => currentSession().bots.find(({ id }) => id === bot)?.name ?? ''

/** Whether the person wants notifications of the system now. */
function mayNotify(hidden: boolean): boolean {
  const preferences = currentSession().user?.preferences
  if (!preferences?.desktop_notifications || isQuiet(preferences.quiet_hours, new Date(), ownZone())) return false
  return hidden || !preferences.only_when_hidden
}
