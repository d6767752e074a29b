import { TrainingStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { isRunning, type Training } from './live.ts'

const options: readonly Option[] = TrainingStateOptions

/** What the training of a bot is called that never learnt anything: that it is available would promise answers. */
export const UNTRAINED = 'Sin entrenar'

/** A step of the way: the stages of one percentage, which say the same. */
interface Step {
  progress: number
  label: string
}

/** The specification's steps, in their order. */
export const steps: readonly Step[] = [
  ...new Map(
    options.flatMap(({ label, progress }) => (progress ? [[progress, { progress, label }] as const] : [])),
  ).values(),
].sort((a, b) => a.progress - b.progress)

/** Where a step is of a training at this percentage. */
export function placeOf(step: Step, training: Training): 'done' | 'now' | 'next' {
  if (!isRunning(training)) return training.state === 'active' ? 'done' : 'next'
  if (training.progress > step.progress) return 'done'
  return training.progress === step.progress ? 'now' : 'next'
}

/** The percentage of a stage; undefined where nothing runs. */
export const stageProgress = (state: string) => options.find(({ value }) => value === state)?.progress

/** The tone of a state, for its badge. */
export const toneOf = (state: string) => options.find(({ value }) => value === state)?.tone

/** What is said when a training ended well. */
export const DONE = 'El chatbot terminó de entrenar.'

/** What a screen reader is told: the stage and its percentage, or how it ended. Changes with the stage alone. */
export function spoken(training: Training): string {
  if (isRunning(training)) return `${training.message} ${training.progress} %`
  if (training.error) return `${training.error.message} ${training.error.help}`
  return training.state === 'active' ? DONE : ''
}

/** What is left, in words: rounded so that it does not flicker. Nothing where there is nothing to go by. */
export function remainingText(seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds <= 2) return 'Falta muy poco'
  if (seconds < 60) return `Quedan unos ${seconds < 10 ? seconds : Math.round(seconds / 5) * 5} segundos`
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'Queda alrededor de un minuto' : `Quedan unos ${minutes} minutos`
}
