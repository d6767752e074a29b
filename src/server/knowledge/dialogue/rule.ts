import type { BotSnapshot, DialogueState, Explanation, Reply, Turn } from './types.ts'
import type { Understood } from './understand.ts'

/**
 * A turn while it is being decided. `variants` is the turn's own copy; sending a response records the variant there.
 */
export interface RuleContext {
  turn: Turn
  bot: BotSnapshot
  state: DialogueState
  variants: Record<string, number>
  understood: Understood
  /** intents that this message refuses; they are not offered as options */
  refused?: ReadonlySet<number>
}

/** The result of a rule. */
export interface Outcome {
  replies: readonly Reply[]
  explanation: Partial<Explanation> & Pick<Explanation, 'rule'>
  /** the condition and the values that decide what an answer says; the same answer with others says something else */
  said?: string
  /** Changes to the state. By default, an understood message clears the pending question and the misses. */
  next?: Partial<DialogueState>
  /** what was being asked for is not wanted any more */
  replaces?: true
}

/** A rule returns the outcome of a turn, or undefined if it does not apply. */
export type RuleOf = (deciding: RuleContext) => Outcome | undefined
