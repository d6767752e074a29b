import './training.css'
import { Link } from 'react-router-dom'
import { Announcer } from './Announcer.tsx'
import { isTrainingRunning, type Training, useTraining } from './live.ts'
import { Progress } from './Progress.tsx'
import { TrainButton } from './TrainButton.tsx'

/** Shown below the warning banner: pending changes, the train button, and progress while training. */
export default function TrainingStrip({ bot }: { bot: number }) {
  const live = useTraining(bot)
  const { training } = live
  if (!training) return null
  return (
    <div className="training-strip">
      <Announcer training={training} />
      {isTrainingRunning(training) ? (
        <Progress live={live} training={training} />
      ) : (
        <p className="training-said">{statusText(training)}</p>
      )}
      <div className="training-do">
        <Link to="/state">Ver estado</Link>
        <TrainButton bot={bot} training={training} variant={training.state === 'active' ? 'secondary' : 'primary'} />
      </div>
    </div>
  )
}

/** Returns the text shown while no training is running. */
function statusText({ id, error, state }: Training): string {
  if (error) return error.message
  if (state === 'pending') return 'Hay cambios sin entrenar.'
  return id === null ? 'Todavía no entrenaste el chatbot.' : 'El chatbot ya aprendió los últimos cambios.'
}
