import { choicesOn } from '../../../contract/channels.ts'
import { offeredBy } from './say.ts'
import { remember } from './state.ts'
import { personButton, saySystem, systemResponse } from './system.ts'
import type { Brain, DialogueState, Reply, Turn } from './types.ts'

/** What becomes of a silence or of a failure: what is said, and how the conversation stands then. */
export interface Said {
  replies: readonly Reply[]
  state: DialogueState
}

/**
 * The customer has been silent for as long as a conversation lasts. Once for each silence it is said that it rests:
 * where the bot awaits an answer, or has a text of its own for it.
 */
export function onSilence(turn: Turn, state: DialogueState, brain: Brain): Said {
  const awaits = state.choice !== undefined || state.asked !== undefined
  const speaks = state.at !== undefined && !state.silent && (awaits || systemResponse(brain, 'timeout', turn))
  return ofItself(turn, { ...state, silent: true }, (variants) =>
    speaks ? saySystem('timeout', brain, turn, variants) : [],
  )
}

/** The answer could not be made. The customer is not left alone with that: a person may be asked for. */
export function onError(turn: Turn, state: DialogueState, brain: Brain): Said {
  return ofItself(turn, state, (variants) => saySystem('error', brain, turn, variants, [personButton(turn)]))
}

/** Says something of the bot's own accord: what the last answer awaited is awaited still. */
export function ofItself(turn: Turn, state: DialogueState, say: (variants: Record<string, number>) => Reply[]): Said {
  const variants = { ...state.variants }
  const replies = say(variants)
  const all = offeredBy(replies)
  if (all.length === 0) return { replies, state: { ...state, variants } }
  const offered = choicesOn(turn.channel, all)
  return { replies, state: { ...state, variants, offered, buttons: remember(state.buttons, all) } }
}
