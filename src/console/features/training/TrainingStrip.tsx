import './training.css'
import { Link } from 'react-router-dom'
import { warnings } from '../../../../generated/shell.ts'
import { Banner } from '../../ui/Banner.tsx'
import { classes } from '../../ui/classes.ts'
import { Announcer } from './Announcer.tsx'
import { isEmpty, isTrainingRunning, type Training, useTraining } from './live.ts'
import { Progress } from './Progress.tsx'
import { TrainButton } from './TrainButton.tsx'

/**
 * The line of the training on pages whose changes need one: changes that wait for it, its progress or its failure.
 * Silent while the bot knows everything, and while there is nothing to learn.
 */
export default function TrainingStrip({ bot }: { bot: number }) {
  const live = useTraining(bot)
  const { training } = live
  if (!training) return live.error ? <Banner tone="warning">{warnings.training}</Banner> : null
  const running = isTrainingRunning(training)
  const isDone = training.state === 'active' && training.id !== null
  const silent = !running && !training.error && (isDone || isEmpty(training))
  return (
    <>
      <Announcer training={training} />
      {!silent && (
        <div className={classes('training-strip', !running && 'training-strip-waiting')}>
          {running ? (
            <Progress live={live} training={training} />
          ) : (
            <p className="training-said">{statusText(training)}</p>
          )}
          <div className="training-do">
            <Link to="/state">Ver estado</Link>
            <TrainButton bot={bot} training={training} />
          </div>
        </div>
      )}
    </>
  )
}

/** Returns the text shown while no training is running. */
function statusText({ id, error }: Training) {
  if (error) return error.message
  return id === null ? 'Todavía no entrenaste el chatbot.' : warnings.training
}
