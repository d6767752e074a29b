import type { Mailer } from '../mail/mailer.ts'
import type { Transcriber } from '../media/transcribe.ts'
import type { Settings } from '../settings/settings.ts'

/** The part of the log that the areas write to; pino satisfies it. */
export interface Log {
  debug(facts: object, message?: string): void
  info(facts: object, message?: string): void
  warn(facts: object, message?: string): void
  error(facts: object, message?: string): void
}

/** What handlers and jobs are given instead of reaching for globals, so that tests can hand them others. */
export interface Services {
  readonly settings: Settings
  /** the time; tests move it */
  readonly clock: () => Date
  readonly mail: Mailer
  readonly log: Log
  /** absent where none is configured */
  readonly transcriber?: Transcriber
}
