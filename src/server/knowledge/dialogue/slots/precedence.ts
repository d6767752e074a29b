import { smallTalkOf } from '../../spanish/small-talk.ts'
import { applyComplaintRule } from '../complaint.ts'
import { asksForPerson } from '../person-words.ts'
import type { RuleContext } from '../rule.ts'
import { urgencyOf } from '../urgency.ts'
import { foldWords } from '../words.ts'
import type { Slot } from './slot.ts'

/**
 * Whether a message says something that comes before any datum: an emergency, a fraud, an insult, a request for a person.
 */
export function comesFirst({ turn: { text }, bot }: RuleContext): boolean {
  if (asksForPerson(bot, text)) return true
  const talk = smallTalkOf(text, bot.smallTalk)
  if (talk) return talk !== 'goodbye' && (talk.effect === 'handoff' || talk.effect === 'question')
  const urgency = urgencyOf(text)
  return urgency !== undefined && urgency !== 'complaint'
}

/** Whether the message is one of the values that the question offers, whatever else it means: "Incendio". */
export function isOffered({ definition: { type, values = [] } }: Slot, text: string): boolean {
  const said = foldWords(text)
  const names = values.flatMap(({ value, synonyms = [] }) => [value, ...synonyms])
  return type === 'list' && names.some((name) => foldWords(name) === said)
}

/** Whether a message that is no datum complains. A complaint may be what a free question asks for. */
export const complains = (deciding: RuleContext): boolean =>
  applyComplaintRule({ ...deciding, variants: { ...deciding.variants } }) !== undefined
