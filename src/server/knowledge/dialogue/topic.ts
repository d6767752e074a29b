import { buildTextsOf } from './build-replies.ts'
import { clarify } from './clarify.ts'
import { answerContent, contentKey, explainedBy, probeContent, readAs, saysSame } from './content.ts'
import { cut } from './cut.ts'
import { asks, asksWithin, elliptic, pointsBack, significantWords, withoutLead } from './elliptic.ts'
import { asksAllHours } from './opening/intents.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { correctionIn } from './slots/words.ts'
import { personButton } from './system.ts'
import type { DialogueState, RankedIntent, Topic } from './types.ts'
import { foldWords } from './words.ts'

/** Number of messages after which a topic that was not taken up again is forgotten. */
export const TOPIC_TURNS = 3

/** Maximum length of the request that is remembered, in UTF-16 code units. */
const LONGEST = 160

/** Confidence of an intent that is not in a ranking. */
const UNRANKED = 0.05

/** Confidence from which the topic contradicts what a message says by itself. */
const CONTRADICTS = 0.5

/** Confidence from which a question with words of its own is clear although the topic says something else. */
const CLEAR = 0.6

/** The same for a question without words of its own, right after the topic. */
const BARE = 0.8

/** Confidence below which a message says nothing by itself. */
const NOTHING = 0.3

/** Length of the beginning that two forms of a word share. */
const STEM = 4

/**
 * Answers a message that only makes sense after the one before: "¿y el sábado?" after the opening hours. It is read alone
 * and together with the request of the topic, and both readings count. If they contradict each other, the bot asks what
 * was meant. A message that is clear by itself changes the topic.
 */
export function applyTopicRule(deciding: RuleContext): Outcome | undefined {
  const { turn, state, understood, bot } = deciding
  const { topic } = state
  // "No, a Rosario" continues like "¿y a Rosario?".
  const text = (understood.entities.length > 0 && correctionIn(turn.text)) || turn.text
  if (!topic || understood.example || !elliptic(text) || asksAllHours(deciding)) return undefined
  const joined = readWithTopic(deciding, `${topic.text} ${withoutLead(text)}`)
  const [first] = combined(understood.ranking, joined.understood.ranking)
  const alone = understood.best
  const together = joined.understood.best
  // The request of the topic may be all that decides the joint reading of a question with words of its own.
  const isEcho =
    together !== undefined &&
    asks(turn.text) &&
    !pointsBack(turn.text) &&
    significantWords(turn.text).length > 0 &&
    (alone?.confidence ?? 0) >= CLEAR &&
    responseKey(deciding, together.intentId) === topic.key
  const isBare = significantWords(turn.text).length === 0 && topic.turns === 0
  const contradicts = (one: RankedIntent) =>
    (isBare && one.confidence < BARE && one.intentId !== together?.intentId) ||
    (together !== undefined &&
      !isEcho &&
      together.intentId !== one.intentId &&
      together.confidence >= CONTRADICTS &&
      confidenceIn(joined.understood.ranking, one.intentId) < (pointsBack(turn.text) ? together.confidence : NOTHING))
  if (alone && !contradicts(alone)) return undefined
  if (first && first.confidence >= (bot.trained?.threshold ?? 1) && !(alone && pointsBack(turn.text))) {
    const reading = { ...joined, understood: { ...joined.understood, best: first } }
    const outcome = probeContent(reading)
    // The request of the topic alone may have decided.
    const isEchoed = outcome && saysSame(outcome, topic) && confidenceIn(understood.ranking, first.intentId) < NOTHING
    if (outcome && !isEchoed) return inContext(reading, deciding)
  }
  if (!alone) return answersAgain(deciding, topic)
  const asked = clarify(deciding)
  return asked && { ...asked, next: { ...asked.next, misses: state.misses + 1 } }
}

/**
 * Answers a question without any word of its own with the answer before, if that has what is asked: "¿y cuánto sale?" after
 * an answer with a price. Such a question is nearly always about the topic, however well it is understood alone.
 */
export function applyBareQuestionRule(deciding: RuleContext): Outcome | undefined {
  const { turn, state } = deciding
  const { topic } = state
  if (!topic || topic.turns > 0 || asksAllHours(deciding)) return undefined
  for (const one of [topic, ...(topic.beside ?? [])]) {
    const reading = readWithTopic(deciding, one.text)
    const outcome = probeContent(reading)
    if (!outcome || contentKey(outcome) !== one.key || !asksWithin(turn.text, buildTextsOf(outcome.replies))) continue
    const again = withTopic(reading, one)
    return again && { ...again, next: { ...again.next, topic: { ...one, turns: 0 } } }
  }
  return undefined
}

/** Returns the texts of the answer that the bot just gave; empty if its last message was another. */
export function lastAnswer(deciding: RuleContext): string {
  const { topic } = deciding.state
  if (!topic || topic.turns > 0) return ''
  const outcome = probeContent(readAs(deciding, topic.text))
  return outcome && contentKey(outcome) === topic.key ? buildTextsOf(outcome.replies) : ''
}

/** Answers a reading with the topic. The same answer again may not be what was meant. */
function inContext(reading: RuleContext, deciding: RuleContext): Outcome | undefined {
  const { topic } = deciding.state
  const outcome = topic && withTopic(reading, topic)
  return outcome && topic && saysSame(outcome, topic) ? repeated(outcome, deciding) : outcome
}

/**
 * Reads a text that contains the request of the topic. What the message names, and what was said since, takes the place
 * of the values in that request.
 */
function readWithTopic(deciding: RuleContext, text: string): RuleContext {
  const reading = readAs(deciding, text)
  const own = deciding.understood.entities
  const newer = new Set([...own.map(({ entity }) => entity), ...Object.keys(deciding.state.values ?? {})])
  const entities = [...own, ...reading.understood.entities.filter(({ entity }) => !newer.has(entity))]
  return { ...reading, understood: { ...reading.understood, entities } }
}

function withTopic(reading: RuleContext, topic: Topic): Outcome | undefined {
  const outcome = answerContent(reading)
  if (!outcome) return undefined
  const explained = explainedBy(outcome, reading)
  return { ...explained, explanation: { ...explained.explanation, context: { topic: topic.text } } }
}

/**
 * Gives the topic's answer again if it speaks of what the message asks: "¿y el sábado?" after an answer with the hours of
 * Saturday. So does a question without any word of its own: "¿de qué son?". Another value may make it another answer.
 */
function answersAgain(deciding: RuleContext, topic: Topic): Outcome | undefined {
  const { turn, understood } = deciding
  const reading = readWithTopic(deciding, topic.text)
  const outcome = probeContent(reading)
  if (!outcome || contentKey(outcome) !== topic.key || (understood.ranking[0]?.confidence ?? 0) > CONTRADICTS)
    return undefined
  if (understood.entities.length > 0 && !saysSame(outcome, topic)) return inContext(reading, deciding)
  const own = significantWords(turn.text)
  const said = foldWords(buildTextsOf(outcome.replies)).split(' ')
  const speaksOf = own.some((word) => said.some((other) => isSameStem(word, other)))
  const isBare = own.length === 0 && (understood.ranking[0]?.confidence ?? 0) < NOTHING
  return speaksOf || isBare ? inContext(reading, deciding) : undefined
}

const isSameStem = (a: string, b: string) =>
  a === b ||
  (a.length >= STEM &&
    b.length >= STEM &&
    a.slice(0, Math.max(STEM, a.length - 3)) === b.slice(0, Math.max(STEM, a.length - 3)))

/** Combines two readings of a message: the mean of their log odds, best first. */
function combined(alone: readonly RankedIntent[], joined: readonly RankedIntent[]): RankedIntent[] {
  const all = [...alone, ...joined.filter((one) => !alone.some(({ intentId }) => intentId === one.intentId))]
  const odds = (confidence: number) => Math.log(confidence / (1 - confidence))
  const bounded = (confidence: number) => Math.min(0.99, Math.max(UNRANKED, confidence))
  return all
    .map((one) => {
      const mean =
        (odds(bounded(confidenceIn(alone, one.intentId))) + odds(bounded(confidenceIn(joined, one.intentId)))) / 2
      return { ...one, confidence: 1 / (1 + Math.exp(-mean)) }
    })
    .sort((a, b) => b.confidence - a.confidence)
}

/** Returns the key of the content that answers an intent. */
const responseKey = ({ bot }: RuleContext, intentId: number): string =>
  `intent:${bot.trained?.responses.find((one) => one.intent_id === intentId)?.id ?? ''}`

const confidenceIn = (ranking: readonly RankedIntent[], intentId: number) =>
  ranking.find((one) => one.intentId === intentId)?.confidence ?? 0

/** The same answer again may not be what was meant, so a person is offered with it and it counts as a miss. */
function repeated(outcome: Outcome, { state, turn }: RuleContext): Outcome | undefined {
  if (state.misses > 0) return undefined
  const last = outcome.replies.findLastIndex(({ kind }) => kind === 'say')
  const replies = outcome.replies.map((reply, place) =>
    place === last && reply.kind === 'say'
      ? { ...reply, buttons: [...reply.buttons.slice(0, 2), personButton(turn)] }
      : reply,
  )
  return { ...outcome, replies, next: { ...outcome.next, misses: state.misses + 1 } }
}

/** Returns the topic after an outcome: the request that was answered, or the one before for a few messages. */
export function topicAfter(deciding: RuleContext, outcome: Outcome): Pick<DialogueState, 'topic'> {
  const { state, turn } = deciding
  const { rule, context } = outcome.explanation
  const answers = rule === 'intent' || rule === 'secondary' || rule === 'quick'
  if (answers && !context?.topic) return { topic: topicOf(deciding, turn.text, outcome) }
  const { topic } = state
  if (!topic || rule === 'goodbye') return {}
  if (answers)
    return { topic: { ...topic, messageId: turn.seed, key: contentKey(outcome), said: outcome.said, turns: 0 } }
  return topic.turns + 1 > TOPIC_TURNS ? {} : { topic: { ...topic, turns: topic.turns + 1 } }
}

/** Returns the topic that a request and its answer make. */
export const topicOf = ({ understood, turn }: RuleContext, request: string, outcome: Outcome): Topic => ({
  messageId: turn.seed,
  text: cut(withoutSensitive(request, understood.entities), LONGEST),
  ...{ key: contentKey(outcome), said: outcome.said, turns: 0 },
})

/** Returns a text without the values of sensitive entities. */
export function withoutSensitive(text: string, entities: RuleContext['understood']['entities']): string {
  const hidden = entities.flatMap(({ sensitive, text: value }) => (sensitive && value ? [value] : []))
  return hidden.reduce((rest, value) => rest.replaceAll(value, ''), text).trim()
}
