import { choiceButtonsOf } from '../../../contract/channels.ts'
import { buttonsOf } from './build-replies.ts'
import { clarified } from './clarify.ts'
import { handoffIn } from './handoff.ts'
import { openAfter } from './open-wishes.ts'
import { productsAfter } from './products/rule.ts'
import type { Reading } from './reading.ts'
import type { Outcome } from './rule.ts'
import { leftAfter } from './slots/nesting.ts'
import { rememberValues, valuesIn } from './slots/values.ts'
import { remember } from './state.ts'
import { topicAfter } from './topic.ts'
import type { Decision, DialogueState, Explanation } from './types.ts'

/** Returns the decision that an outcome makes: its replies, the conversation state after them, and why. */
export const toDecision = (reading: Reading, outcome: Outcome): Decision => ({
  replies: outcome.replies,
  state: stateAfter(reading, outcome),
  explanation: explained(reading, outcome),
})

function stateAfter({ message, wish }: Reading, outcome: Outcome): DialogueState {
  const { turn, state, variants, understood } = message
  const { replies, next } = outcome
  const all = buttonsOf(replies)
  const offered = choiceButtonsOf(turn.channel, all)
  const {
    choice,
    asked: _asked,
    offered: _offered,
    silent: _silent,
    closing: _closing,
    filled: _filled,
    clarification: _clarification,
    doubted: _doubted,
    excluded: _excluded,
    topic: _topic,
    collecting: _collecting,
    open: _open,
    waiting: _waiting,
    ...rest
  } = state
  const { filling, left: _left, ...kept } = rest
  const handed = handoffIn(replies)
  const found = valuesIn(understood.entities)
  const buttons = remember(state.buttons, all)
  // Agents take over temporarily: keep the pending choice so that the bot can resume it.
  return {
    ...kept,
    ...(handed && {
      waiting: {},
      ...(choice && { choice }),
    }),
    ...(!handed && filling && { filling }),
    ...(Object.keys(found).length > 0 && {
      values: rememberValues(state.values, found, turn.now),
    }),
    ...(offered.length > 0 && { offered }),
    misses: 0,
    ...topicAfter(wish, outcome),
    ...openAfter(state, outcome),
    ...leftAfter(message, outcome),
    ...productsAfter(state, outcome),
    ...next,
    buttons,
    variants,
    at: turn.now.toISOString(),
  }
}

function explained({ message, wish }: Reading, { replies, explanation }: Outcome): Explanation {
  const { understood, state } = wish
  const chosen = explanation.rule === 'button' ? clarified(message) : undefined
  const messageId = state.clarification?.messageId
  const { ranking, threshold, best } = understood
  const handoff = handoffIn(replies)
  return {
    ranking,
    // The places of entities refer to the message as it is stored.
    entities: message.understood.entities,
    threshold,
    intentId: explanation.rule === 'intent' || explanation.rule === 'no_response' ? (best?.intentId ?? null) : null,
    confidence: ranking[0]?.confidence ?? null,
    responseId: null,
    ...explanation,
    ...(chosen &&
      chosen !== 'none' &&
      messageId !== undefined && {
        context: { ...explanation.context, chosen: { messageId, ...chosen } },
      }),
    ...(handoff && { handoff }),
  }
}
