import { askedIn, pendingIn, stateOf } from './asked.ts'
import { type SensitiveFinder, type Shown, shownWithout } from './finder.ts'
import { isFreeAnswer } from './free-answer.ts'
import { knownSecrets } from './known.ts'

/**
 * Returns a customer's message as staff see it until the bot has read it; then {@link hideRead} decides. What may be the
 * answer to a question for a sensitive value, or the correction of one, is hidden as a whole, and so is an answer in free
 * words that nobody will read.
 * @param isRead whether the bot will read the message, perhaps as the answer to its question
 */
export async function shownOnArrival(
  chatId: number,
  text: string,
  finder: SensitiveFinder,
  isRead: boolean,
): Promise<Shown> {
  const asked = isRead ? new Set(pendingIn(await stateOf(chatId), text)) : await askedIn(chatId, text, finder)
  const isWhole = isRead
    ? finder.entities.some(({ name }) => asked.has(name))
    : isFreeAnswer(text, finder.entities, asked)
  if (isWhole) return shownWithout(text, [{ start: 0, end: text.length }])
  if (isRead) return shownWithout(text, finder.find(text, finder.names))
  return shownWithout(text, [...finder.find(text, asked), ...(await knownSecrets(chatId, text, finder))])
}
