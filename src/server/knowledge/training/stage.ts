import type { components } from '../../../../generated/api.d.ts'
import { TrainingStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'

/** A stage of a training, or how a bot is when it is not being trained: the contract's one table. */
export type TrainingState = components['schemas']['TrainingState']

/** Before a run's first stage: it waits for its turn. */
export const QUEUED = 'training'

const options: readonly Option[] = TrainingStateOptions

const optionOf = (state: string) => options.find(({ value }) => value === state)

/** What people are told of a state: its text and percentage. A failed stage stands where it failed. */
export function told(state: string): { state: TrainingState; message: string; progress: number } {
  const option = optionOf(state) ?? optionOf(QUEUED)
  const failed = optionOf(state.replace(/_error$/, ''))?.progress ?? 0
  const progress = state === 'active' ? 100 : (option?.progress ?? failed)
  return { state: (option?.value ?? QUEUED) as TrainingState, message: option?.label ?? '', progress }
}

/** The state of a run whose stage failed: its own, where the contract has one. */
export function errorOf(stage: string): TrainingState {
  const own = `${stage.replace(/_finished$/, '')}_error`
  return (optionOf(own) ? own : 'error') as TrainingState
}
