import type { Brain, DialogueState, Explanation, Reply, Turn } from './types.ts'
import type { Understood } from './understand.ts'

/** A turn while it is being decided. `variants` is the turn's own copy, noted in by what is said. */
export interface Deciding {
  turn: Turn
  brain: Brain
  state: DialogueState
  variants: Record<string, number>
  understood: Understood
}

/** What a rule makes of a turn. */
export interface Outcome {
  replies: readonly Reply[]
  explanation: Partial<Explanation> & Pick<Explanation, 'rule'>
  /** what of the state differs afterwards; a message that was understood forgets what was asked and missed before */
  next?: Partial<DialogueState>
}

/** What a rule says to a turn; nothing where it does not concern it. */
export type RuleOf = (deciding: Deciding) => Outcome | undefined
