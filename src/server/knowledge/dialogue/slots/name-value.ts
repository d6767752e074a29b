import { isFirstName, namesAndWords } from '../../spanish/first-names.ts'
import { isSurname } from '../../spanish/surnames.ts'
import type { BotSnapshot } from '../types.ts'
import type { Understood } from '../understand.ts'
import { introducesSpeaker } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { isPartOf } from './contrast.ts'
import { nameAnswered } from './name-answer.ts'

const isName = (folded: string): boolean => isFirstName(folded) || namesAndWords.has(folded) || isSurname(folded)

/**
 * Whether an answer to the question for a name is a datum of the bot instead: a value of one of its lists, such as an
 * insurer, or what one of its data is called. "Paz" and "soy Bianchi" are names, also where professionals are called so.
 */
export function isOtherDatum(bot: BotSnapshot, text: string, understood: Understood): boolean {
  if (introducesSpeaker(text)) return false
  const said = nameAnswered(text) ?? text
  const folded = foldWords(said)
  const known = bot.trained?.entities ?? []
  if (known.some(({ label }) => foldWords(label) === folded)) return true
  if (folded.split(' ').some(isName)) return false
  const lists = new Set(known.filter(({ type }) => type === 'list').map(({ name }) => name))
  return understood.entities.some(({ entity, text: value }) => lists.has(entity) && isPartOf(said, value))
}
