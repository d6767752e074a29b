import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Training } from './live.ts'
import { stepStatus, trainingSteps } from './stages.ts'

const PLACES = { done: 'Hecho', now: 'En curso', next: 'Por hacer' } as const

/** The steps of a training and their state: done, running or to do. */
export function StepList({ training }: { training: Training }) {
  return (
    <ol className="training-steps" aria-label="Etapas del entrenamiento">
      {trainingSteps.map((step) => {
        const place = stepStatus(step, training)
        return (
          <li
            key={step.progress}
            className={classes('training-step', `training-step-${place}`)}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            <span className="training-mark">
              {place === 'now' ? <Spinner size={16} /> : place === 'done' ? <Icon name="check" size={16} /> : null}
            </span>
            <span>{step.label}</span>
            <span className="sr-only">: {PLACES[place]}</span>
            <span className="num soft training-step-percent">{step.progress} %</span>
          </li>
        )
      })}
    </ol>
  )
}
