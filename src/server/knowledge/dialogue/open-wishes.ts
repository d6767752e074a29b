import { choiceButtonsOf } from '../../../contract/channels.ts'
import { NONE, offerFor } from './clarify.ts'
import { withOneClosing } from './closing.ts'
import { answerContent, readAs } from './content.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { topicOf, withoutSensitive } from './topic.ts'
import type { BotSnapshot, DialogueState, Explanation, Turn } from './types.ts'
import { buildUnpromptedReply, type UnpromptedReply } from './unprompted-reply.ts'
import { wishReply } from './wish-texts.ts'
import type { WishRead } from './wish-types.ts'

/** Number of messages about something else after which a wish that waits is forgotten. */
export const OPEN_TURNS = 3

/** Rules that settle what the bot asked: a datum was given or refused, a person was declined. */
const SETTLES: ReadonlySet<Outcome['explanation']['rule']> = new Set(['slot', 'confirmation'])

/** Whether an outcome settles what the bot had asked, also which of several intents was meant. */
const settles = ({ clarification }: DialogueState, { rule, by }: Outcome['explanation']): boolean =>
  SETTLES.has(rule) || (rule === 'button' && clarification !== undefined && by !== NONE.title)

/** Takes up the wishes that waited, if a message settled what the bot had asked and nothing new is asked. */
export function takeUpOpen(deciding: RuleContext, outcome: Outcome): Outcome {
  const { state } = deciding
  const { open = [], filling } = state
  const { replies, next = {}, explanation } = outcome
  const isAsking = Boolean('filling' in next ? next.filling : filling) || Boolean(next.asked || next.lookups)
  if (open.length === 0 || isAsking || isHanded(outcome) || !settles(state, explanation)) return outcome
  const taken = answerOpen(
    deciding,
    open.map(({ text }) => text),
  )
  return {
    replies: withOneClosing([...replies, ...taken.replies], asksOrHands(taken)),
    explanation: { ...explanation, context: { ...explanation.context, ...taken.explanation.context } },
    next: { ...next, ...taken.next },
  }
}

/** Takes up the wishes that waited for the result of a lookup, unless its answer asks for something or hands over. */
export function takeUpAfterLookUp(
  turn: Turn,
  bot: BotSnapshot,
  said: UnpromptedReply,
): UnpromptedReply & { used: readonly number[] } {
  const { open = [], ...state } = said.state
  if (said.replies.some(({ kind }) => kind === 'person')) return { ...said, state, used: [] }
  if (open.length === 0 || state.filling || state.lookups) return { ...said, used: [] }
  const understood = { ranking: [], entities: [], threshold: null, example: false }
  const variants = { ...state.variants }
  const taken = answerOpen(
    { turn, bot, state, variants, understood },
    open.map(({ text }) => text),
  )
  const { replies, state: after } = buildUnpromptedReply(turn, { ...state, variants }, () => [...taken.replies])
  return {
    replies: [...said.replies, ...replies],
    state: { ...after, ...taken.next },
    used: usedIn({ rule: 'slot', responseId: null, context: taken.explanation.context }),
  }
}

/** Answers wishes in order until one asks for something or hands over; the others go on waiting. */
export function answerOpen(deciding: RuleContext, wishes: readonly string[]): Outcome {
  const outcomes: Outcome[] = []
  const read: WishRead[] = []
  let rest = wishes
  while (rest.length > 0 && !outcomes.some(asksOrHands)) {
    const [text = '', ...others] = rest
    rest = others
    const part = readAs(deciding, text)
    const outcome = answerContent(part)
    outcomes.push(
      outcome ? { ...outcome, next: { ...outcome.next, topic: topicOf(part, text, outcome) } } : askAbout(part),
    )
    if (outcome) read.push(wishRead(part, outcome))
  }
  const contexts = outcomes.map(({ explanation }) => explanation.context ?? {})
  const later = waiting(deciding, outcomes.some(isHanded) ? [] : rest)
  return {
    replies: withOneClosing(
      outcomes.flatMap(({ replies }) => replies),
      outcomes.some(asksOrHands),
    ),
    explanation: {
      rule: 'intent',
      context: {
        ...Object.assign({}, ...contexts),
        ...(read.length > 0 && { wishes: read }),
        ...later.explanation.context,
      },
    },
    next: { ...Object.assign({}, ...outcomes.map(({ next }) => next)), ...later.next },
  }
}

/** Asks what was meant with a wish that was not understood. */
function askAbout(part: RuleContext): Outcome {
  const { bot, turn } = part
  const offer = offerFor(part)
  if (!offer)
    return {
      replies: [wishReply(bot, turn, 'unclear', turn.text)],
      explanation: { rule: 'clarification', context: { unclear: [turn.text] } },
    }
  const { buttons, titles, clarification } = offer
  const [first, ...others] = titles
  const situation = others.length === 0 ? 'which_only' : 'which'
  return {
    replies: [wishReply(bot, turn, situation, turn.text, buttons, first)],
    explanation: { rule: 'clarification', context: { unclear: [turn.text], options: titles } },
    next: {
      clarification,
      choice: { buttons, attempts: 1, repeated: 0 },
      // Only the options have numbers, not the buttons of the answers before.
      offered: choiceButtonsOf(turn.channel, buttons),
    },
  }
}

/** Describes how a wish was read. */
export function wishRead({ turn, understood }: RuleContext, { explanation }: Outcome): WishRead {
  const { best, followUp } = understood
  const { rule, by, confidence, responseId = null } = explanation
  return {
    text: turn.text,
    name: rule === 'intent' ? (best?.name ?? '') : (by ?? ''),
    confidence: confidence ?? followUp?.confidence ?? best?.confidence ?? 1,
    responseId,
  }
}

/** Lets wishes wait until what was asked is settled. */
export function waiting({ understood: { entities } }: RuleContext, wishes: readonly string[]): Outcome {
  const open = wishes.map((text) => withoutSensitive(text, entities))
  return {
    replies: [],
    explanation: { rule: 'intent', context: open.length > 0 ? { open } : {} },
    next: { open: open.map((text) => ({ text, turns: 0 })) },
  }
}

/** Whether an answer asks for a datum or looks it up. */
export const asksForDatum = ({ next }: Outcome): boolean => Boolean(next?.filling || next?.lookups)

export const isHanded = ({ replies }: Outcome): boolean => replies.some(({ kind }) => kind === 'person')

const asksOrHands = (outcome: Outcome) =>
  asksForDatum(outcome) || isHanded(outcome) || outcome.next?.clarification !== undefined

/** Returns the wishes that wait after an outcome. Messages about something else let them be forgotten. */
export function openAfter({ open = [] }: DialogueState, outcome: Outcome): Pick<DialogueState, 'open'> {
  const { rule } = outcome.explanation
  if (open.length === 0 || isHanded(outcome) || rule === 'goodbye') return {}
  if (SETTLES.has(rule)) return { open }
  const kept = open.flatMap((wish) => (wish.turns < OPEN_TURNS ? [{ ...wish, turns: wish.turns + 1 }] : []))
  return kept.length > 0 ? { open: kept } : {}
}

/**
 * Returns the main responses that a message used. An answer that a response asked for continues a use that was counted
 * already.
 */
export function usedIn({ rule, responseId, context }: Pick<Explanation, 'rule' | 'responseId' | 'context'>): number[] {
  const wishes = context?.wishes?.flatMap(({ responseId: id }) => id ?? []) ?? []
  return [...new Set([...(responseId === null || rule === 'slot' ? [] : [responseId]), ...wishes])]
}
