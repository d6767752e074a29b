import '../../ui/progress.css'
import './training.css'
import { useEffect, useState } from 'react'
import { useBotId } from '../../session/index.ts'
import { useAwaitedTraining } from './awaited-training.ts'
import type { LiveTraining, Training } from './live.ts'
import { remainingText } from './stages.ts'

/** Progress of a running training: percentage, stage, remaining time, and that whoever started it is told of its end. */
export function Progress({ live, training }: { live: LiveTraining; training: Training }) {
  const left = useRemaining(live, training)
  const bot = useBotId()
  const awaited = useAwaitedTraining()
  const isOwn = awaited?.bot === bot && awaited.id === training.id
  return (
    <div className="training-progress">
      <div className="training-line">
        <span className="training-message">{training.message}</span>
        <span className="num training-percent">{training.progress} %</span>
      </div>
      <progress className="progress" value={training.progress} max={100} aria-label="Avance del entrenamiento">
        {training.progress} %
      </progress>
      <p className="soft training-left">{remainingText(left)}</p>
      {isOwn && <p className="soft">Puedes seguir en otra sección: te avisaremos cuando termine.</p>}
    </div>
  )
}

/** Returns the estimated remaining seconds, counted down since the last update. */
function useRemaining({ at }: LiveTraining, { estimated_seconds }: Training): number | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (estimated_seconds === null) return null
  return Math.max(0, Math.round(estimated_seconds - Math.max(0, now - at) / 1000))
}
