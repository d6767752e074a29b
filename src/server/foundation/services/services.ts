import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings/settings.ts'

/** The part of the log that the areas write to; pino satisfies it. */
export interface Log {
  debug(facts: object, message?: string): void
  info(facts: object, message?: string): void
  warn(facts: object, message?: string): void
  error(facts: object, message?: string): void
}

/** Turns speech into text. None comes with the product: a connector sets one up. */
export interface Transcriber {
  /** Rejects when it cannot. */
  transcribe(audio: Buffer, type: string): Promise<string>
}

/** What handlers and jobs are given instead of reaching for globals, so that tests can hand them others. */
export interface Services {
  readonly settings: Settings
  /** the time; tests move it */
  readonly clock: () => Date
  readonly mail: Mailer
  readonly log: Log
  /** tells everybody of a bot how its training is now, inside the transaction of a change that puts it off */
  readonly tellTraining: (botId: number) => Promise<void>
  /** absent where none is configured */
  readonly transcriber?: Transcriber
}
