import { useId } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { formatAgo, formatDateTime } from '../../ui/format.ts'
import { Announcer } from '../training/Announcer.tsx'
import { Failure } from '../training/Failure.tsx'
import { isTrainingRunning, type LiveTraining, type Training } from '../training/live.ts'
import { Progress } from '../training/Progress.tsx'
import { StepList } from '../training/StepList.tsx'
import { toneOf, UNTRAINED_TEXT } from '../training/stages.ts'
import { TrainButton } from '../training/TrainButton.tsx'

interface TrainingPanelProps {
  bot: number
  live: LiveTraining
  /** state from the page load, until the live one arrives */
  fallback: Training
  /** whether a model is in use; an untrained bot must not be shown as available */
  trained: boolean
}

/** State of the training: progress, result, and the button that starts or cancels it. */
export function TrainingPanel({ bot, live, fallback, trained }: TrainingPanelProps) {
  const id = useId()
  const training = live.training ?? fallback
  const running = isTrainingRunning(training)
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Entrenamiento</h2>
        {!running &&
          (trained || training.error ? (
            <Badge tone={toneOf(training.state)}>{training.message}</Badge>
          ) : (
            <Badge tone="warning">{UNTRAINED_TEXT}</Badge>
          ))}
      </div>
      <Announcer training={live.training} />
      <div className="state-training">
        {running && <Progress live={live} training={training} />}
        {!running && training.error && <Failure error={training.error} />}
        {running && trained && <p className="soft">Mientras tanto contesta el modelo anterior.</p>}
        {running && <StepList training={training} />}
        <p className="soft state-when">
          <When training={training} />
        </p>
        <div>
          <TrainButton bot={bot} training={training} />
        </div>
      </div>
    </section>
  )
}

function When({ training }: { training: Training }) {
  const { id, started_at, finished_at, started_by } = training
  if (id === null || !started_at) return 'Todavía no entrenaste el chatbot.'
  const by = started_by ? `, por ${started_by.name}` : ''
  const at = finished_at ?? started_at
  return (
    <>
      {finished_at ? 'El último entrenamiento terminó' : 'Empezó'}{' '}
      <time dateTime={at} title={formatDateTime(at)}>
        {formatAgo(at)}
      </time>
      {by}.
    </>
  )
}
