import type { components } from '../../../../generated/api.d.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings/settings.ts'

/** The part of the logger that modules use; pino satisfies it. */
export interface Log {
  debug(facts: object, message?: string): void
  info(facts: object, message?: string): void
  warn(facts: object, message?: string): void
  error(facts: object, message?: string): void
}

/** Transcribes speech. The product includes no implementation; a connector provides one. */
interface Transcriber {
  /** Rejects if the transcription fails. */
  transcribe(audio: Buffer, type: string): Promise<string>
}

/** A change that needs training, if it differs from what the current operation changes. */
export interface UntrainedChange {
  resource?: components['schemas']['PendingChange']['resource']
  /** number of changed items in a call (an import, a bulk move); 1 by default */
  count?: number
}

/** Services that handlers and jobs receive instead of using globals, so that tests can replace them. */
export interface Services {
  readonly settings: Settings
  /** returns the current time; tests change it */
  readonly clock: () => Date
  readonly mail: Mailer
  readonly log: Log
  /** counts changes of a bot that only take effect after the next training, inside their transaction */
  readonly markUntrained: (bot: { botId: number }, changes?: UntrainedChange) => Promise<void>
  /** absent if none is configured */
  readonly transcriber?: Transcriber
}
