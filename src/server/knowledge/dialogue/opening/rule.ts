import { dayIn } from '../../../../contract/zone.ts'
import { buildTextReply, buildTextsOf } from '../build-replies.ts'
import { type Holiday, holidayCountryOf, holidaysFrom, zoneOf } from '../holidays/calendar.ts'
import { available, mainResponseOutcome } from '../main-response.ts'
import { memo } from '../memo.ts'
import type { Outcome, RuleContext, RuleOf } from '../rule.ts'
import { personButton } from '../system.ts'
import type { BotSnapshot, Reply } from '../types.ts'
import { plainWords } from '../words.ts'
import { openingQuestion } from './question.ts'
import { formatFact, type OpeningFact, openingFact } from './says.ts'
import { namesTimes } from './times.ts'

/** Words of examples that ask when a business is open, and whether on holidays. */
const HOURS = /\b(?:horarios?|abren?|abiert[oa]s?|cierran?|cerraron|atienden|a que hora|hasta que hora|que dias)\b/
const HOLIDAYS = /\b(?:feriados?|festivos?|asuetos?|navidad|semana santa)\b/

/** Number of its examples by which an intent is judged, and the share that ask so. */
const JUDGED = 40
const SHARE = 1 / 3

type Trained = NonNullable<BotSnapshot['trained']>

/** The intents for opening hours and for holidays, as their examples or their names show. */
const openingIntents = memo((trained: Trained) => {
  const ofKind = (sign: RegExp) =>
    trained.intents.flatMap(({ id, name }) => {
      const own = trained.examples.filter(({ intent_id }) => intent_id === id).slice(0, JUDGED)
      const share = own.filter(({ text }) => sign.test(plainWords(text))).length / Math.max(1, own.length)
      return share > SHARE || sign.test(plainWords(name)) ? [{ id, share }] : []
    })
  const ids = (all: { id: number; share: number }[]) => all.sort((a, b) => b.share - a.share).map(({ id }) => id)
  const holidays = ids(ofKind(HOLIDAYS))
  return { holidays, hours: ids(ofKind(HOURS)).filter((id) => !holidays.includes(id)) }
})

/** What a message asks about being open, and the answer to it. */
interface Opening {
  fact: OpeningFact
  holiday: Holiday | undefined
  /** the question is about nothing else */
  isAlone: boolean
}

function openingOf({ turn, bot }: RuleContext): Opening | undefined {
  const { settings } = bot
  const timeZone = zoneOf(settings)
  const country = holidayCountryOf(settings)
  const holidays = holidaysFrom(country, dayIn(turn.now, timeZone))
  const asked = openingQuestion(turn.text, turn.now, timeZone, holidays)
  if (!asked) return undefined
  const said = ` ${plainWords(turn.text)} `
  const area = bot.areas.find(({ name, schedule }) => schedule && said.includes(` ${plainWords(name)} `))
  const fact = openingFact(asked, {
    ...{ schedule: area?.schedule ?? settings.handoff?.schedule, now: turn.now, timeZone },
    isHoliday: (date) => holidays.some((one) => one.date === date),
    word: ['CO', 'ES', 'MX'].includes(country) ? 'festivo' : 'feriado',
  })
  return fact && { fact, holiday: asked.holiday, isAlone: area !== undefined || !asked.hasOther }
}

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
    ? { outcome: own, isForHolidays: isAbout(deciding, own, 'holidays') }
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
  const isHours = given !== undefined && isAbout(deciding, given, 'hours')
  const isHoliday = given !== undefined && isAbout(deciding, given, 'holidays')
  const wantsHolidays = holiday !== undefined && fact.doubt !== undefined && !isHoliday
  const intents = trained ? openingIntents.of(trained) : { hours: [], holidays: [] }
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
function isAbout({ bot }: RuleContext, { explanation }: Outcome, kind: 'hours' | 'holidays'): boolean {
  const { rule, by = '', responseId } = explanation
  if (rule !== 'intent') return (kind === 'hours' ? HOURS : HOLIDAYS).test(plainWords(by))
  const response = bot.trained?.responses.find(({ id }) => id === responseId)
  return Boolean(bot.trained && response && openingIntents.of(bot.trained)[kind].includes(response.intent_id))
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
