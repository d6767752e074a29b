import type { components } from '../../../../generated/api.d.ts'

type Schemas = components['schemas']
export type Answer = Schemas['TestTurn']
export type TestCase = Schemas['TestCase']
export type CaseInput = Schemas['TestCaseInput']
export type Step = Schemas['TestStep']
export type Run = Schemas['TestRun']
export type CaseResult = Run['cases'][number]
export type Channel = Schemas['Channel']
export type Intent = Schemas['IntentButton']

/** Simulation options: model, channel, contact and time. */
export interface Options {
  model: NonNullable<Schemas['ModelChoice']>
  channel: Channel
  contact: { id: number; name: string } | null
  /** yyyy-mm-ddThh:mm in the time zone of the bot; empty means now */
  at: string
}

/** A message of the tester and its result. */
export interface Turn {
  id: number
  text: string
  channel: Channel
  answer?: Answer
  /** why there is no answer */
  error?: string
  /** name of the intent to which it was added as an example */
  corrected?: string
}
