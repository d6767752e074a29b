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

/** What is simulated: where the customer writes, who he is and when. */
export interface Options {
  model: NonNullable<Schemas['ModelChoice']>
  channel: Channel
  contact: { id: number; name: string } | null
  /** yyyy-mm-ddThh:mm by the clocks of the bot; empty is now */
  at: string
}

/** A message of the tester and what became of it. */
export interface Turn {
  id: number
  text: string
  channel: Channel
  answer?: Answer
  /** why there is no answer */
  error?: string
  /** the intent that it was added to as an example */
  corrected?: string
}
