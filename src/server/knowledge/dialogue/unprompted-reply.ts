import { choiceButtonsOf } from '../../../contract/channels.ts'
import { buttonsOf } from './build-replies.ts'
import { remember } from './state.ts'
import { buildSystemReplies, personButton, systemResponse } from './system.ts'
import type { BotSnapshot, DialogueState, Reply, Turn } from './types.ts'

/** The replies to a silence or an error, and the conversation state afterwards. */
export interface UnpromptedReply {
  replies: readonly Reply[]
  state: DialogueState
}

/**
 * Handles a customer's silence for as long as the session timeout. The pause is announced once per silence: if the bot
 * awaits an answer, or has a response of kind `timeout`.
 */
export function handleInactivity(turn: Turn, state: DialogueState, bot: BotSnapshot): UnpromptedReply {
  const awaits = state.choice !== undefined || state.asked !== undefined
  const speaks = state.at !== undefined && !state.silent && (awaits || systemResponse(bot, 'timeout', turn))
  return buildUnpromptedReply(turn, { ...state, silent: true }, (variants) =>
    speaks ? buildSystemReplies('timeout', bot, turn, variants) : [],
  )
}

/** Handles an error while answering: sends the error text and offers an agent. */
export function handleAnswerError(turn: Turn, state: DialogueState, bot: BotSnapshot): UnpromptedReply {
  return buildUnpromptedReply(turn, state, (variants) =>
    buildSystemReplies('error', bot, turn, variants, [personButton(turn)]),
  )
}

/** Sends something without a customer message. The state keeps the pending choice or question. */
export function buildUnpromptedReply(
  turn: Turn,
  state: DialogueState,
  say: (variants: Record<string, number>) => Reply[],
): UnpromptedReply {
  const variants = { ...state.variants }
  const replies = say(variants)
  const all = buttonsOf(replies)
  if (all.length === 0) return { replies, state: { ...state, variants } }
  const offered = choiceButtonsOf(turn.channel, all)
  return { replies, state: { ...state, variants, offered, buttons: remember(state.buttons, all) } }
}
