import { type TrainingState, told } from './stage.ts'

/** A stage that can't go on for a reason that people can mend: what is wrong, and what to do. */
export class StageFailure extends Error {
  override readonly name = 'StageFailure'
  readonly help: string

  constructor(message: string, help: string) {
    super(message)
    this.help = help
  }
}

/** What people read of a failed stage: its own reason, or that something else went wrong. */
export function failureOf(cause: unknown, state: TrainingState): { message: string; help: string } {
  if (cause instanceof StageFailure) return { message: cause.message, help: cause.help }
  return {
    message: `${told(state).message}.`,
    help: 'Volver a entrenar. Si se repite, escribir a soporte: mientras tanto contesta el modelo anterior.',
  }
}
