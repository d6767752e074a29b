import { findMainResponse } from '../main-response.ts'
import { matchQuickResponse } from '../quick-responses.ts'
import type { RuleContext } from '../rule.ts'
import { nameIn } from '../waiting/name.ts'
import { anyDayIn } from './any-day.ts'
import { slotsState } from './ask.ts'
import { withoutNamed } from './asked-name.ts'
import { besideSlots, besidesIn } from './besides.ts'
import { deniesDay } from './denied-time.ts'
import { asksPersonName, nameAnsweredAgain } from './name-answer.ts'
import { isOtherDatum } from './name-value.ts'
import { newsIn } from './news.ts'
import { noneIn } from './none.ts'
import { wishesDay } from './past.ts'
import { momentOf, type Reading, readSlot } from './read.ts'
import { withoutRemarked, withoutRemarks } from './remarks.ts'
import type { Asked } from './retry.ts'
import { severalIn } from './several.ts'
import { asksName, slotsOf } from './slot.ts'
import { slotValue } from './values.ts'
import { correctionIn } from './words.ts'

/** Returns a main response of the bot. */
export const responseOf = ({ bot }: RuleContext, id: number) => bot.trained?.responses.find((one) => one.id === id)

/** Reads a message with the question that the bot asked last; undefined without one. */
export function askedIn(given: RuleContext): Asked | undefined {
  const { bot, state, turn } = given
  const { filling } = state
  const response = filling && responseOf(given, filling.responseId)
  if (!filling || !response) return undefined
  const named = withoutNamed(bot, state, turn.text, given.understood)
  const own = slotsOf(bot, response)
  const entities = withoutRemarked(turn.text, named.entities, own, bot.trained?.entities ?? [])
  const deciding = { ...given, understood: { ...named, entities } }
  const { slots } = slotsState(deciding, response)
  const slot = slots.find(({ key }) => key === filling.asking)
  if (!slot) return undefined
  // What an answer gives besides is kept, also if it does not have what was asked.
  const bare = { deciding, filling, response, slots, slot }
  const several = severalAnswers(bare)
  const reading = readAnswer(bare, several)
  const besides = besidesIn(deciding, slots)
  const others = { ...besides, ...several?.others }
  const news = newsIn({
    ...bare,
    slots: [...slots, ...besideSlots(deciding.bot, slots, besides)],
    ...{ values: filling.values, reading, others },
  })
  return { ...bare, reading, news, filling: { ...filling, values: { ...filling.values, ...news.values } } }
}

type Bare = Omit<Asked, 'reading' | 'news'>

/** Reads the message as the answer to the question. What comes before a value, "no, quise decir", is left out. */
function readAnswer(
  { deciding, response, slots, slot, filling }: Bare,
  several: ReturnType<typeof severalAnswers>,
): Reading | undefined {
  const text = answerIn({ deciding, slots, slot })
  if (several) return several.rest === '' ? undefined : { value: several.rest, coverage: 1 }
  // A name has no thing or day that the bot knows: "perdón, quise decir ortodoncia".
  const isKnown = deciding.understood.entities.some(({ withdrawn }) => !withdrawn)
  if (asksName(slot) && isKnown && nameIn(correctionIn(text) || text) === undefined) return undefined
  if (asksPersonName(slot) && isOtherDatum(deciding.bot, deciding.turn.text, deciding.understood)) return undefined
  const none = noneIn(slot, text)
  if (none !== undefined) return { value: none, coverage: 1 }
  // Without its beginning, "mejor no voy con Bianchi, voy con Paz" would be read as Bianchi.
  const isReplaced = deciding.understood.entities.some((one) => one.withdrawn && one.entity === slot.key)
  const said = slot.definition.type === 'free' || isReplaced ? text : correctionIn(text) || text
  const days = deciding.understood.entities.filter(({ entity }) => entity === slot.key)
  if (deniesDay(slot, text, days.length)) return undefined
  const any = anyDayIn(slot, said, response)
  if (any !== undefined) return { value: any, coverage: 1 }
  const read = readSlot(slot, said, momentOf(deciding))
  return read ?? (filling.attempts > 0 && asksPersonName(slot) ? readAgain(deciding, response) : undefined)
}

/** Confidence from which the second answer to the question for a name is another wish. */
const SURE = 0.6

/** Reads the second answer to the question for a name, unless it wants something else. */
function readAgain(deciding: RuleContext, { id }: Asked['response']): Reading | undefined {
  const { bot, turn, understood } = deciding
  const other = findMainResponse(deciding)
  const isWish = other !== undefined && other.id !== id && (understood.best?.confidence ?? 0) >= SURE
  const name = isWish || matchQuickResponse(bot, turn.text) ? undefined : nameAnsweredAgain(turn.text)
  return name === undefined ? undefined : { value: name, coverage: 1 }
}

/** Returns an answer without what it tells of another day than the wished one. What happened may be a free answer. */
const answerIn = ({ deciding: { turn }, slots, slot }: Pick<Bare, 'deciding' | 'slot' | 'slots'>): string =>
  slots.some(wishesDay) && (slot.definition.type !== 'free' || asksPersonName(slot))
    ? withoutRemarks(turn.text)
    : turn.text

/** Reads the data for other slots in an answer. */
function severalAnswers({ deciding, slots, slot }: Bare) {
  const before = deciding.state.filling?.values ?? {}
  const others = slots.filter(({ key }) => key !== slot.key && slotValue(before, key) === undefined)
  return severalIn(answerIn({ deciding, slots, slot }), slot, others, momentOf(deciding))
}
