import './training.css'
import { useEffect, useState } from 'react'
import type { LiveTraining, Training } from './live.ts'
import { remainingText } from './stages.ts'

/** The bar of a training that runs: percentage, what it does, what is left. */
export function Progress({ live, training }: { live: LiveTraining; training: Training }) {
  const left = useRemaining(live, training)
  return (
    <div className="training-progress">
      <div className="training-line">
        <span className="training-message">{training.message}</span>
        <span className="num training-percent">{training.progress} %</span>
      </div>
      <progress value={training.progress} max={100} aria-label="Avance del entrenamiento">
        {training.progress} %
      </progress>
      <p className="soft training-left">{remainingText(left)}</p>
    </div>
  )
}

/** The seconds that are left by now, counted down from what was told last. */
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
