import type { Reply } from './types.ts'
import { foldWords } from './words.ts'

/** Questions whether the customer wants anything else: "¿Necesitás algo más?", "¿Te ayudo en otra cosa?". */
const OFFERS =
  /\b(?:algo mas|otra (?:cosa|consulta|duda|pregunta)|alguna otra|otra consulta|mas (?:consultas|dudas|preguntas))\b/
const HELPS = /\b(?:necesit|quer|quier|dese|ayud|servir|hay|ten[eg]|tien|pued|pod|gust|consult|pregunt|agreg|sum)\w*\b/

/** Most words of such a question. */
const WORDS = 12

/** A text with its last sentence apart, if that is a question. */
const LAST_QUESTION = /^(?<before>[\s\S]*?)(?<last>¿[^¿?]*\?)[\s*_]*$/u

/** Whether a text only asks whether the customer wants anything else. */
function isClosing(text: string): boolean {
  const folded = foldWords(text)
  return folded.split(' ').length <= WORDS && OFFERS.test(folded) && HELPS.test(folded)
}

/** Returns a reply without such a question at its end; undefined if nothing else is said. */
function withoutClosing(reply: Reply): Reply | undefined {
  if (reply.kind !== 'say' || reply.message.kind !== 'text') return reply
  const { before = '', last = '' } = LAST_QUESTION.exec(reply.message.text ?? '')?.groups ?? {}
  if (last === '' || !isClosing(last)) return reply
  const text = before.trimEnd()
  return text === '' ? undefined : { ...reply, message: { ...reply.message, text } }
}

/**
 * Returns the replies of several answers with the question whether the customer wants anything else once, at the end.
 * @param isOpen something else is asked, or a person takes over: it is not asked at all
 */
export function withOneClosing(replies: readonly Reply[], isOpen: boolean): Reply[] {
  const lastSaid = replies.findLastIndex(({ kind }) => kind === 'say')
  const closing = replies.findLast((reply) => reply.kind === 'say' && withoutClosing(reply) === undefined)
  const told = replies.flatMap((reply, place) => {
    // At the end of the last text, the question is where it belongs.
    if (!isOpen && !closing && place === lastSaid) return [reply]
    return withoutClosing(reply) ?? []
  })
  return [...told, ...(closing && !isOpen ? [closing] : [])]
}
