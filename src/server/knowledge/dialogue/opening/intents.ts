import { memo } from '../memo.ts'
import type { RuleContext } from '../rule.ts'
import type { BotSnapshot, Explanation } from '../types.ts'
import { plainWords } from '../words.ts'

/** Words of examples that ask when a business is open, and whether on holidays. */
const HOURS = /\b(?:horarios?|abren?|abiert[oa]s?|cierran?|cerraron|atienden|a que hora|hasta que hora|que dias)\b/
const HOLIDAYS = /\b(?:feriados?|festivos?|asuetos?|navidad|semana santa)\b/

/** Number of its examples by which an intent is judged, and the share that ask so. */
const JUDGED = 40
const SHARE = 1 / 3

type Trained = NonNullable<BotSnapshot['trained']>

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

/** Returns the intents for opening hours and for holidays, as their examples or their names show. */
export const openingIntentsOf = (trained: Trained) => openingIntents.of(trained)

/** Whether an answer is about the hours, or the holidays, of the business: one of an intent, or one with a name. */
export function aboutOpening(
  { trained }: Pick<BotSnapshot, 'trained'>,
  { responseId, by = '' }: Partial<Pick<Explanation, 'responseId' | 'by'>>,
  kind: 'hours' | 'holidays',
): boolean {
  if (responseId == null) return (kind === 'hours' ? HOURS : HOLIDAYS).test(plainWords(by))
  const response = trained?.responses.find(({ id }) => id === responseId)
  return Boolean(trained && response && openingIntents.of(trained)[kind].includes(response.intent_id))
}

/** Words of a question for the hours of the whole week, and those that continue what was asked. */
const ALL_HOURS = /\bhorarios?\b/
const CONTINUES = /^(?:y|e|pero|entonces)\b/

/** Whether a message asks for all the hours, whatever day was spoken of before: "¿qué horario tienen?". */
export function asksAllHours({ bot: { trained }, turn, understood: { best, entities } }: RuleContext): boolean {
  const folded = plainWords(turn.text)
  if (!trained || !best || entities.length > 0 || !ALL_HOURS.test(folded) || CONTINUES.test(folded)) return false
  return openingIntentsOf(trained).hours.includes(best.intentId)
}
