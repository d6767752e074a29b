import { askedIn, pendingIn, stateOf } from './asked.ts'
import { type SensitiveFinder, type Shown, shownWithout } from './finder.ts'
import { isFreeAnswer } from './free-answer.ts'
import { knownSecrets } from './known.ts'

/**
 * Returns a customer's message as staff see it until the bot has read it; then {@link hideRead} decides. What may be the
 * answer to a question for a sensitive value, or the correction of one, is hidden as a whole.
 * @param isRead whether the bot will read the message, perhaps as the answer to its question
 */
export async function shownOnArrival(
  chatId: number,
  text: string,
  finder: SensitiveFinder,
  isRead: boolean,
): Promise<Shown> {
  if (!isRead) return shownUnread(chatId, text, finder)
  const asked = new Set(pendingIn(await stateOf(chatId), text))
  const isAnswer = finder.entities.some(({ name }) => asked.has(name))
  if (isAnswer) return shownWithout(text, [wholeOf(text)])
  return shownWithout(text, [...finder.find(text, finder.names), ...(await knownSecrets(chatId, text, finder))])
}

/**
 * Returns what a customer writes or says as staff see it, if the bot does not read it. An answer in free words is hidden as a
 * whole.
 * @param messageId the message, if it is stored already
 */
export async function shownUnread(
  chatId: number,
  text: string,
  finder: SensitiveFinder,
  messageId?: number,
): Promise<Shown> {
  const asked = await askedIn(chatId, text, finder, messageId)
  if (isFreeAnswer(text, finder.entities, asked)) return shownWithout(text, [wholeOf(text)])
  return shownWithout(text, [...finder.find(text, asked), ...(await knownSecrets(chatId, text, finder, messageId))])
}

const wholeOf = ({ length }: string) => ({ start: 0, end: length })
