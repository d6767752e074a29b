import type { BotSnapshot, DialogueState } from '../types.ts'
import type { Understood } from '../understand.ts'
import { introducedNameIn, nameIn } from '../waiting/name.ts'
import { isPartOf } from './contrast.ts'
import { asksPersonName, nameAnswered } from './name-answer.ts'
import { isOtherDatum } from './name-value.ts'
import { asksName, type Slot, slotsOf } from './slot.ts'

/** Returns the name in an answer; of a thing only if the answer is nothing else. */
export function wholeNameIn(slot: Slot, text: string): string | undefined {
  if (asksPersonName(slot)) return nameAnswered(text)
  return nameIn(text) === text.trim() ? text : undefined
}

/** Returns the name in a message that answers the question for one. */
function answeredName(
  bot: BotSnapshot,
  { filling, collecting }: DialogueState,
  text: string,
  understood: Understood,
): string | undefined {
  if (collecting?.asking === 'name') return nameIn(text)
  const response = filling && bot.trained?.responses.find(({ id }) => id === filling.responseId)
  const slot = response && slotsOf(bot, response).find(({ key }) => key === filling.asking)
  if (!slot || !asksName(slot) || (asksPersonName(slot) && isOtherDatum(bot, text, understood))) return undefined
  return wholeNameIn(slot, text)
}

/**
 * Returns what was understood without the values that are parts of a name: "Domingo Pérez" is no day, "soy Paz" no
 * professional of that name, and "Galeano" no misspelled insurance. Of a name that nobody asked for, only values that are not
 * written like that are none.
 */
export function withoutNamed(bot: BotSnapshot, state: DialogueState, text: string, understood: Understood): Understood {
  if (understood.entities.length === 0) return understood
  const answered = answeredName(bot, state, text, understood)
  const told = answered ?? introducedNameIn(text)
  if (told === undefined) return understood
  const entities = understood.entities.filter(
    (one) => !isPartOf(one.text, told) || (answered === undefined && one.confidence === 1),
  )
  return { ...understood, entities }
}
