import { buildTextReply, buildTextsOf } from '../build-replies.ts'
import type { Holiday } from '../holidays/calendar.ts'
import { available, mainResponseOutcome } from '../main-response.ts'
import type { Outcome, RuleContext, RuleOf } from '../rule.ts'
import { personButton } from '../system.ts'
import type { Reply } from '../types.ts'
import { usualDaysIn } from './follow-up.ts'
import { aboutOpening, openingIntentsOf } from './intents.ts'
import { openingPlace } from './place.ts'
import { openingQuestion } from './question.ts'
import { formatFact, type OpeningFact, openingFact, usualFact } from './says.ts'
import { namesTimes } from './times.ts'

/** What a message asks about being open, and the answer to it. */
interface Opening {
  fact: OpeningFact
  holiday: Holiday | undefined
  /** the question is about nothing else */
  isAlone: boolean
}

function openingOf(deciding: RuleContext): Opening | undefined {
  const { turn } = deciding
  const { timeZone, holidays, area, data } = openingPlace(deciding)
  const asked = openingQuestion(turn.text, turn.now, timeZone, holidays)
  const usual = asked ? undefined : usualDaysIn(turn.text)
  if (usual && data.schedule)
    return { fact: { ...usualFact(usual, data.schedule), isWhole: true }, holiday: undefined, isAlone: true }
  const fact = asked && openingFact(asked, data)
  return fact && { fact, holiday: asked.holiday, isAlone: area !== undefined || !asked.hasOther }
}

/** Whether a message asks whether the business is open, and nothing else. */
export const asksOpening = (deciding: RuleContext): boolean => openingOf(deciding)?.isAlone === true

/**
 * Answers whether the business is open, now or on a day, by its hours and the national holidays, and then with the bot's
 * own answer about its hours.
 * @param answer the bot's own content for what it understood
 * @param isWhole only if the message asks nothing else
 */
export function answerOpening(deciding: RuleContext, answer: RuleOf, isWhole = false): Outcome | undefined {
  const opening = openingOf(deciding)
  if (!opening || (isWhole && !opening.isAlone)) return undefined
  const own = ownAnswer(deciding, opening, answer)
  if (!own && !(opening.isAlone && !opening.fact.doubt)) return undefined
  if (own && !own.replies.every(({ kind }) => kind === 'say')) return undefined
  const { outcome, isForHolidays = false } = own
    ? { outcome: own, isForHolidays: isAboutOpening(deciding, own, 'holidays') }
    : {}
  const { fact, holiday } = opening
  // What the owner wrote about holidays decides where the hours say nothing.
  const { doubt, ...known } = fact
  const isDoubted = doubt !== undefined && !isForHolidays
  if (!outcome) {
    const text = formatFact(fact)
    const line = buildTextReply(text, deciding.turn)
    return { replies: [line], explanation: { rule: 'secondary', by: holiday?.name ?? 'Horario' }, said: text }
  }
  const text = formatFact(saysTimes(outcome, fact) ? withoutHours(known) : isDoubted ? fact : known)
  if (fact.isWhole && isAboutOpening(deciding, outcome, 'hours')) {
    const buttons = outcome.replies.flatMap((reply) => (reply.kind === 'say' ? reply.buttons : []))
    return { ...outcome, replies: [buildTextReply(text, deciding.turn, buttons)], said: text }
  }
  const line = buildTextReply(text, deciding.turn)
  return {
    ...outcome,
    replies: [line, ...(isDoubted ? withPerson(outcome.replies, deciding) : outcome.replies)],
    said: `${outcome.said ?? ''} ${text}`,
  }
}

/** Whether the bot's own answer names the times of a fact, so that they are not said twice. */
const saysTimes = ({ replies }: Outcome, { usual }: OpeningFact): boolean =>
  usual !== undefined && namesTimes(buildTextsOf(replies), usual)

const withoutHours = ({ hours: _, ...fact }: OpeningFact): OpeningFact => fact

/** Returns the bot's answer about its hours or holidays. What it understood otherwise is not this question's answer. */
function ownAnswer(deciding: RuleContext, { holiday, isAlone, fact }: Opening, answer: RuleOf): Outcome | undefined {
  const { bot } = deciding
  const { trained } = bot
  const given = answer({ ...deciding, variants: { ...deciding.variants } })
  const isHours = given !== undefined && isAboutOpening(deciding, given, 'hours')
  const isHoliday = given !== undefined && isAboutOpening(deciding, given, 'holidays')
  const wantsHolidays = holiday !== undefined && fact.doubt !== undefined && !isHoliday
  const intents = trained ? openingIntentsOf(trained) : { hours: [], holidays: [] }
  const kinds = wantsHolidays ? [...intents.holidays, ...(isHours ? [] : intents.hours)] : intents.hours
  if ((isHours && !(wantsHolidays && intents.holidays.length > 0)) || isHoliday) return answer(deciding)
  if (!isAlone && !isHours) return undefined
  const response = kinds
    .map((id) => trained?.responses.find((one) => one.intent_id === id && available(one, deciding.turn)))
    .find((one) => one !== undefined)
  if (!response) return isHours ? answer(deciding) : undefined
  return mainResponseOutcome(deciding, response, { rule: 'intent', intentId: response.intent_id })
}

/** Whether an answer is about the hours, or the holidays, of the business. */
export function isAboutOpening({ bot }: RuleContext, { explanation }: Outcome, kind: 'hours' | 'holidays'): boolean {
  const { rule, by, responseId = null } = explanation
  return aboutOpening(bot, rule === 'intent' ? { responseId: responseId ?? Number.NaN } : { ...(by && { by }) }, kind)
}

/** Adds the offer of a person, who knows what the bot does not. */
function withPerson(replies: readonly Reply[], { turn }: RuleContext): Reply[] {
  const last = replies.findLastIndex(({ kind }) => kind === 'say')
  return replies.map((reply, place) =>
    place === last && reply.kind === 'say'
      ? { ...reply, buttons: [...reply.buttons.slice(0, 2), personButton(turn)] }
      : reply,
  )
}
