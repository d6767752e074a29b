import { yesOrNo } from '../../../spanish/yes-no.ts'
import { isQuestion } from '../../slots/words.ts'
import { foldWords } from '../../words.ts'
import { type AnswerReader, whole } from './types.ts'

const AGREES =
  /^(?:(?:si|ok|bueno|dale),? )*(?:lo |la |los )?(?:acepto|autorizo|de acuerdo|estoy de acuerdo|consiento)\b/
const DISAGREES = /^(?:no (?:lo |la |los |estoy )?(?:acepto|autorizo|de acuerdo|consiento|quiero)|rechazo)\b/
const YES = /^(?:si+|sip|sis|obvio|claro|por supuesto|siempre)\b/
const NO = /^(?:no+|nop|nunca|jamas|para nada|todavia no|aun no)\b/

/** Reads a yes or a no, also with its reason: "no, nunca pude entrar". */
export const readAgreed: AnswerReader = (_, __, said) => {
  const folded = foldWords(said)
  if (DISAGREES.test(folded)) return whole(false)
  if (AGREES.test(folded)) return whole(true)
  const agreed = yesOrNo(said)
  if (agreed !== undefined) return whole(agreed)
  if (isQuestion(said)) return undefined
  if (NO.test(folded)) return { answer: false, coverage: 0.6 }
  return YES.test(folded) ? { answer: true, coverage: 0.6 } : undefined
}
