import type { components } from '../../../../generated/api.d.ts'
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
interface Transcriber {
  /** Rejects when it cannot. */
  transcribe(audio: Buffer, type: string): Promise<string>
}

/** What waits for a training, where it is not what the operation in progress changes. */
export interface Untrained {
  resource?: components['schemas']['PendingChange']['resource']
  /** how many things one call changed (an import, a move of many); 1 when absent */
  count?: number
}

/** What handlers and jobs are given instead of reaching for globals, so that tests can hand them others. */
export interface Services {
  readonly settings: Settings
  /** the time; tests move it */
  readonly clock: () => Date
  readonly mail: Mailer
  readonly log: Log
  /** counts changes of a bot that customers only notice after the next training, inside their transaction */
  readonly markUntrained: (bot: { botId: number }, changes?: Untrained) => Promise<void>
  /** absent where none is configured */
  readonly transcriber?: Transcriber
}
