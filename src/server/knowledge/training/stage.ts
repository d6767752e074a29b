import type { components } from '../../../../generated/api.d.ts'
import { TrainingStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'

/** A stage of a training, or the state of a bot that is not being trained, as the API defines them. */
export type TrainingState = components['schemas']['TrainingState']

/** The state of a run before its first stage: it waits in the queue. */
export const QUEUED = 'training'

const options: readonly Option[] = TrainingStateOptions

const optionOf = (state: string) => options.find(({ value }) => value === state)

/** Returns the text and the progress percentage of a state. An error state has the progress of its failed stage. */
export function stateView(state: string): { state: TrainingState; message: string; progress: number } {
  const option = optionOf(state) ?? optionOf(QUEUED)
  const failed = optionOf(state.replace(/_error$/, ''))?.progress ?? 0
  const progress = state === 'active' ? 100 : (option?.progress ?? failed)
  return { state: (option?.value ?? QUEUED) as TrainingState, message: option?.label ?? '', progress }
}

/** Returns the error state of a stage, or the generic one if the API has none for it. */
export function errorOf(stage: string): TrainingState {
  const own = `${stage.replace(/_finished$/, '')}_error`
  return (optionOf(own) ? own : 'error') as TrainingState
}
