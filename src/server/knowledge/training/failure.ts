import { stateView, type TrainingState } from './stage.ts'

/** A stage failure that the user can fix: what is wrong, and what to do. */
export class StageFailure extends Error {
  override readonly name = 'StageFailure'
  readonly help: string

  constructor(message: string, help: string) {
    super(message)
    this.help = help
  }
}

/** Returns the error text of a failed stage: its own message, or a generic one. */
export function failureOf(cause: unknown, state: TrainingState): { message: string; help: string } {
  if (cause instanceof StageFailure) return { message: cause.message, help: cause.help }
  return {
    message: `${stateView(state).message}.`,
    help: 'Entrena nuevamente. Si se repite, escribe a soporte: mientras tanto contesta el modelo anterior.',
  }
}
