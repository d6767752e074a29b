import { TrainingStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { isTrainingRunning, type Training } from './live.ts'

const options: readonly Option[] = TrainingStateOptions

/**
 * Label of a bot that was never trained; "available" would suggest that it can answer. Not «sin entrenar», which counts
 * changes.
 */
export const UNTRAINED_TEXT = options.find(({ value }) => value === 'untrained')?.label ?? ''

/** A step of the training: all stages with the same percentage, which share a label. */
interface Step {
  progress: number
  label: string
}

/** The steps of the specification, in order. */
export const trainingSteps: readonly Step[] = [
  ...new Map(
    options.flatMap(({ label, progress }) => (progress ? [[progress, { progress, label }] as const] : [])),
  ).values(),
].sort((a, b) => a.progress - b.progress)

/** Returns whether a step is done, running or to do. */
export function stepStatus(step: Step, training: Training): 'done' | 'now' | 'next' {
  if (!isTrainingRunning(training)) return training.state === 'active' ? 'done' : 'next'
  if (training.progress > step.progress) return 'done'
  return training.progress === step.progress ? 'now' : 'next'
}

/** Returns the percentage of a stage; undefined for states without progress. */
export const stageProgress = (state: string) => options.find(({ value }) => value === state)?.progress

/** Returns the badge tone of a state. */
export const toneOf = (state: string) => options.find(({ value }) => value === state)?.tone

/** Text for a successful training. */
export const DONE_TEXT = 'El chatbot terminó de entrenar.'

/** Returns the text for screen readers: stage and percentage, or the result. It only changes with the stage. */
export function announcement(training: Training): string {
  if (isTrainingRunning(training)) return `${training.message} ${training.progress} %`
  if (training.error) return `${training.error.message} ${training.error.help}`
  return training.state === 'active' ? DONE_TEXT : ''
}

/** Formats the remaining time, rounded so that it does not flicker; empty if unknown. */
export function remainingText(seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds <= 2) return 'Falta muy poco'
  if (seconds < 60) return `Quedan unos ${seconds < 10 ? seconds : Math.round(seconds / 5) * 5} segundos`
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'Queda alrededor de un minuto' : `Quedan unos ${minutes} minutos`
}
