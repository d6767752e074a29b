import { choicesOn } from '../../../contract/channels.ts'
import { byButton, withoutFailed } from './button.ts'
import { onlyGreets, onlyLeaves } from './courtesies.ts'
import { notUnderstood } from './fallback.ts'
import { answerTo, sayMain } from './main.ts'
import { askFirst, stay, toPerson, yesOrNo } from './person.ts'
import { asksForPerson } from './person-words.ts'
import { byQuick } from './quick.ts'
import type { Deciding, Outcome, RuleOf } from './rule.ts'
import { offeredBy } from './say.ts'
import { remember, stateNow } from './state.ts'
import { on, personButton, saySecondary, saySystem } from './system.ts'
import type { Brain, Decision, DialogueState, Explanation, Handoff, Turn } from './types.ts'
import { understand } from './understand.ts'

/** The rules in their order: the first that has something to say counts. */
const rules: readonly RuleOf[] = [
  byButton,
  confirmed,
  byWords,
  byQuick,
  mediaAlone,
  greeted,
  left,
  byQuestion,
  byIntent,
]

/**
 * Decides what a bot does with a customer's message. Pure: the same turn, state and brain give the same decision.
 * Whether the bot may answer at all (the contact is blocked, a person has the conversation, the bot is off) is asked
 * before.
 * @param continues a person had the conversation since the bot's last answer
 */
export function decide(turn: Turn, given: DialogueState, brain: Brain, continues = false): Decision {
  const state = stateNow(given, turn.now, brain.settings.session_timeout_minutes, continues)
  const deciding: Deciding = {
    turn,
    brain,
    state,
    variants: { ...state.variants },
    understood: understand(brain, turn),
  }
  const outcome = firstOf(deciding) ?? notUnderstood(withoutFailed(deciding))
  return { replies: outcome.replies, state: stateAfter(deciding, outcome), explanation: explained(deciding, outcome) }
}

/** What becomes of a message in a conversation that waits for a person: nothing. */
export const silence = (state: DialogueState): Decision => ({
  replies: [],
  state,
  explanation: {
    ...{ rule: 'handed', ranking: [], entities: [], threshold: null },
    ...{ intentId: null, confidence: null, responseId: null },
  },
})

function firstOf(deciding: Deciding): Outcome | undefined {
  for (const rule of rules) {
    const outcome = rule(deciding)
    if (outcome) return outcome
  }
  return undefined
}

function stateAfter({ turn, state, variants }: Deciding, { replies, next }: Outcome): DialogueState {
  const all = offeredBy(replies)
  const offered = choicesOn(turn.channel, all)
  const { choice, asked: _asked, offered: _offered, silent: _silent, ...kept } = state
  const handed = replies.some(({ kind }) => kind === 'person')
  const buttons = remember(state.buttons, all)
  // people take over for a while: what was awaited still is when the bot goes on
  return {
    ...kept,
    ...(handed && choice && { choice }),
    ...(offered.length > 0 && { offered }),
    misses: 0,
    ...next,
    buttons,
    variants,
    at: turn.now.toISOString(),
  }
}

function explained({ understood }: Deciding, { replies, explanation }: Outcome): Explanation {
  const { ranking, entities, threshold, best } = understood
  const person = replies.find((reply) => reply.kind === 'person')
  const { kind: _, ...handoff } = person ?? { kind: undefined }
  return {
    ranking,
    entities,
    threshold,
    intentId: explanation.rule === 'intent' || explanation.rule === 'no_response' ? (best?.intentId ?? null) : null,
    confidence: ranking[0]?.confidence ?? null,
    responseId: null,
    ...explanation,
    ...(person && { handoff: handoff as Handoff }),
  }
}

/** The customer had been asked whether he wants a person. */
function confirmed({ turn, brain, state, variants }: Deciding): Outcome | undefined {
  if (!state.asked) return undefined
  const answer = asksForPerson(brain, turn.text) ? true : yesOrNo(turn.text)
  if (answer === undefined) return undefined
  const replies = answer ? toPerson(brain, turn, state.asked, variants) : [stay(turn)]
  return { replies, explanation: { rule: 'confirmation' } }
}

/** The message asks for a person. Where it only mentions one, what the whole of it means decides. */
function byWords({ turn, brain, variants }: Deciding): Outcome | undefined {
  const by = asksForPerson(brain, turn.text)
  if (by === undefined) return undefined
  const handoff: Handoff = { reason: 'words', areaId: null, by }
  const explanation = { rule: 'words', by } as const
  if (brain.settings.handoff?.confirmation) return { replies: [askFirst(turn)], explanation, next: { asked: handoff } }
  return { replies: toPerson(brain, turn, handoff, variants), explanation }
}

function mediaAlone({ turn, brain, variants }: Deciding): Outcome | undefined {
  if (turn.text.trim() !== '' || !turn.hasFiles) return undefined
  return {
    replies: saySystem('media_received', brain, turn, variants, [personButton(turn)]),
    explanation: { rule: 'media' },
  }
}

/** Whether the bot has an answer to just these words: that they are an example of something nobody answers is none. */
const answersThese = (deciding: Deciding): boolean => deciding.understood.example && answerTo(deciding) !== undefined

/** Who only says hello is greeted, unless the bot was taught an answer to just these words. */
function greeted(deciding: Deciding): Outcome | undefined {
  const { turn, brain, variants } = deciding
  if (!onlyGreets(turn.text) || answersThese(deciding)) return undefined
  return {
    replies: saySystem('greeting', brain, turn, variants, [personButton(turn)]),
    explanation: { rule: 'greeting' },
  }
}

function left(deciding: Deciding): Outcome | undefined {
  const { turn, brain, variants } = deciding
  if (!onlyLeaves(turn.text) || answersThese(deciding)) return undefined
  const replies = saySystem('goodbye', brain, turn, variants)
  return { replies, explanation: { rule: 'goodbye' }, next: { silent: true } }
}

/** A question of a secondary response: what it says, and the choice that it offers. */
function byQuestion({ turn, brain, variants, understood }: Deciding): Outcome | undefined {
  const { followUp } = understood
  const response = brain.secondary.find(({ id }) => id === followUp?.id)
  if (!followUp || !response || !on(response, turn.channel)) return undefined
  return {
    replies: saySecondary(response, turn, variants),
    explanation: { rule: 'secondary', by: response.name, confidence: followUp.confidence },
    ...(response.buttons.length > 0 && { next: { choice: { buttons: response.buttons, attempts: 1, repeated: 0 } } }),
  }
}

function byIntent(deciding: Deciding): Outcome | undefined {
  const response = answerTo(deciding)
  return response && sayMain(deciding, response, { rule: 'intent' })
}
