import { buildTextReply } from './build-replies.ts'
import { clarify } from './clarify.ts'
import { codesIn, wordsWithContent } from './codes.ts'
import { isThanks } from './courtesies.ts'
import { givesData } from './fact-words.ts'
import { buildHandoffQuestion, buildHandoffReplies } from './handoff.ts'
import { mentionsPerson } from './person-words.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { buildSystemReplies, personButton, systemResponse } from './system.ts'
import type { DialogueState, Handoff, Reply } from './types.ts'

/** Fewest digits of a number or code that a customer gives unasked, and the most words around it. */
const DIGITS = 5
const DATUM_WORDS = 9
/** A number that selects nothing: too short for a code, and no answer to whether a person is wanted. */
const BARE_NUMBER = /^\s*\d{1,3}\s*[.)]?\s*$/
/** Default number of consecutive messages not understood before handing over to an agent. */
const ATTEMPTS = 2

/**
 * Handles a message that was not understood. The pending choice is offered again as often as its response allows;
 * otherwise the bot sends the fallback. When the attempts are used up, the bot hands over. An intent without a response
 * also counts as a miss, but the bot says so and offers an agent immediately, as it does for a message that only
 * mentions one. Asked whether they want a person, customers are handed over whatever they say instead of yes or no, but
 * for a number: they are asked again.
 */
export function applyFallbackRule(deciding: RuleContext): Outcome {
  const { turn, bot, state, variants, understood } = deciding
  const { best } = understood
  const misses = state.misses + 1
  const explanation = { rule: best ? 'no_response' : 'fallback' } as const
  const fallback = systemResponse(bot, 'fallback', turn)
  const areaId = fallback?.areaId ?? null
  if (state.asked && BARE_NUMBER.test(turn.text))
    return {
      replies: [buildHandoffQuestion(bot, turn, 'confirm')],
      explanation,
      next: { misses: state.misses, asked: state.asked },
    }
  const limit = Math.max(fallback?.maxAttempts ?? ATTEMPTS, state.choice ? state.choice.attempts + 1 : 0)
  // A message that only says thanks needs no answer.
  const unanswered: Handoff | undefined =
    best && !isThanks(turn.text) ? { reason: 'unanswered', areaId, by: best.name } : undefined
  if (misses >= limit || state.asked) {
    const handoff: Handoff = state.asked ?? unanswered ?? { reason: 'failure', areaId, misses }
    if (bot.settings.handoff?.confirmation && !state.asked)
      return {
        replies: [buildHandoffQuestion(bot, turn, handoff.reason === 'failure' ? 'fallback_last' : 'confirm')],
        explanation,
        next: { misses, asked: handoff },
      }
    return { replies: buildHandoffReplies(bot, turn, handoff, variants), explanation }
  }
  const next = { misses, ...repeated(state) }
  if (unanswered)
    return {
      replies: [buildHandoffQuestion(bot, turn, 'unanswered')],
      explanation,
      next: { ...next, asked: unanswered },
    }
  const by = mentionsPerson(bot, turn.text)
  if (by)
    return {
      replies: [buildHandoffQuestion(bot, turn, 'confirm')],
      explanation,
      next: { ...next, asked: { reason: 'words', areaId: null, by } },
    }
  const asked = turn.hasFiles ? undefined : clarify(deciding)
  if (asked) return { ...asked, next: { ...next, ...asked.next } }
  return { replies: again(deciding, misses), explanation, next }
}

/** Offers a person to whom gives a number, a code or other data that nobody asked for, unless the message is understood. */
export const applyDatumRule: RuleOf = (deciding) => {
  const { turn, state, understood } = deciding
  if (understood.best || understood.followUp) return undefined
  return isDatum(turn.text) || givesData(turn, state) ? buildDatumOutcome(deciding) : undefined
}

/** Says that a datum was received, and offers a person, who can use it. */
export function buildDatumOutcome({ turn, bot, state }: RuleContext): Outcome {
  const misses = state.misses + 1
  const areaId = systemResponse(bot, 'fallback', turn)?.areaId ?? null
  return {
    replies: [buildHandoffQuestion(bot, turn, 'datum')],
    explanation: { rule: 'datum' },
    next: { misses, asked: { reason: 'failure', areaId, misses } },
  }
}

/** Whether a text is mostly a number or a code, perhaps with a name: something that staff needs, and no question. */
const isDatum = (text: string): boolean =>
  codesIn(text, DIGITS).length > 0 && wordsWithContent(text).length <= DATUM_WORDS && !text.includes('?')

/** Returns the reply to a message that was not understood when attempts remain. */
function again({ turn, bot, state, variants }: RuleContext, misses: number): Reply[] {
  if (turn.hasFiles) return buildSystemReplies('media_received', bot, turn, variants, [personButton(turn)])
  const fallback = systemResponse(bot, 'fallback', turn)
  const offered = state.choice && state.choice.repeated < state.choice.attempts ? state.choice.buttons : undefined
  const retry = misses > 1 && fallback?.retryText
  if (!offered && !retry) return buildSystemReplies('fallback', bot, turn, variants, [personButton(turn)])
  const [said] = buildSystemReplies('fallback', bot, turn, variants)
  const text = retry || (said?.kind === 'say' && said.message.text) || ''
  return [buildTextReply(text, turn, offered ?? fallback?.buttons ?? [])]
}

function repeated({ choice }: DialogueState): Partial<DialogueState> {
  return choice ? { choice: { ...choice, repeated: choice.repeated + 1 } } : {}
}
