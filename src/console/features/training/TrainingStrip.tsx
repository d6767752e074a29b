import './training.css'
import { Link } from 'react-router-dom'
import { Announcer } from './Announcer.tsx'
import { isRunning, type Training, useTraining } from './live.ts'
import { Progress } from './Progress.tsx'
import { TrainButton } from './TrainButton.tsx'

/** Below the warning banner: whether changes wait, the button that trains, and its progress while it does. */
export default function TrainingStrip({ bot }: { bot: number }) {
  const live = useTraining(bot)
  const { training } = live
  if (!training) return null
  return (
    <div className="training-strip">
      <Announcer training={training} />
      {isRunning(training) ? (
        <Progress live={live} training={training} />
      ) : (
        <p className="training-said">{standing(training)}</p>
      )}
      <div className="training-do">
        <Link to="/state">Ver estado</Link>
        <TrainButton bot={bot} training={training} variant={training.state === 'active' ? 'secondary' : 'primary'} />
      </div>
    </div>
  )
}

/** How it stands while nothing runs. */
function standing({ id, error, state }: Training): string {
  if (error) return error.message
  if (state === 'pending') return 'Hay cambios sin entrenar.'
  return id === null ? 'El chatbot todavía no se entrenó.' : 'El chatbot ya aprendió los últimos cambios.'
}
