import { useId } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { formatAgo, formatDateTime } from '../../ui/format.ts'
import { Announcer } from '../training/Announcer.tsx'
import { Failure } from '../training/Failure.tsx'
import { isRunning, type LiveTraining, type Training } from '../training/live.ts'
import { Progress } from '../training/Progress.tsx'
import { StepList } from '../training/StepList.tsx'
import { toneOf, UNTRAINED } from '../training/stages.ts'
import { TrainButton } from '../training/TrainButton.tsx'

interface TrainingPanelProps {
  bot: number
  live: LiveTraining
  /** what the page was loaded with, until the live one is here */
  fallback: Training
  /** whether a model answers: nothing is available where none ever did */
  trained: boolean
}

/** How the training is: its stages while it runs, how it ended, and the button that begins or cancels one. */
export function TrainingPanel({ bot, live, fallback, trained }: TrainingPanelProps) {
  const id = useId()
  const training = live.training ?? fallback
  const running = isRunning(training)
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Entrenamiento</h2>
        {!running &&
          (trained || training.error ? (
            <Badge tone={toneOf(training.state)}>{training.message}</Badge>
          ) : (
            <Badge tone="warning">{UNTRAINED}</Badge>
          ))}
      </div>
      <Announcer training={live.training} />
      <div className="state-training">
        {running && <Progress live={live} training={training} />}
        {!running && training.error && <Failure error={training.error} />}
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
  if (id === null || !started_at) return 'Todavía no se entrenó.'
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
