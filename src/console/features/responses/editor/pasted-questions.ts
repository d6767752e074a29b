import { MainResponseInputLimits, QuestionCheckInputLimits } from '../../../../../generated/limits.ts'
import { excessError } from '../../../../contract/length.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import { formatInteger, plural } from '../../../ui/format.ts'

/** Pasted questions that are not added. */
interface Refused {
  long: readonly string[]
  /** number of questions for which there is no room */
  over: number
}

export const NONE_REFUSED: Refused = { long: [], over: 0 }

const MOST = MainResponseInputLimits.questions.maxItems
const LONGEST = QuestionCheckInputLimits.text.maxLength
/** How many of the refused questions are named, and how many characters of each. */
const NAMED = 2
const BEGINNING = 40

/** Returns which of the pasted lines are added to the questions; repeated ones are not, without a notice. */
export function sortPasted(lines: readonly string[], questions: readonly string[]) {
  const known = new Set(questions.map(normalizePhrase))
  const long = lines.filter((line) => excessError(line, LONGEST))
  const fresh = lines.filter((line) => {
    const phrase = normalizePhrase(line)
    return !excessError(line, LONGEST) && !known.has(phrase) && known.add(phrase)
  })
  const room = Math.max(0, MOST - questions.length)
  return { added: fresh.slice(0, room), refused: { long, over: Math.max(0, fresh.length - room) } }
}

/** Returns the error that says which pasted questions were not added, and why. */
export function refusedText({ long, over }: Refused): string {
  const named = long.slice(0, NAMED).map((line) => `«${beginningOf(line)}…»`)
  const more = long.length > NAMED ? ` y ${formatInteger(long.length - NAMED)} más` : ''
  return [
    ...(long.length > 0
      ? [
          `No agregamos ${plural(long.length, 'pregunta', 'preguntas')} de más de ${LONGEST} caracteres: ${named.join(', ')}${more}.`,
        ]
      : []),
    ...(over > 0
      ? [`No ${over === 1 ? 'entró' : 'entraron'} ${plural(over, 'pregunta', 'preguntas')}: el máximo es ${MOST}.`]
      : []),
  ].join(' ')
}

/** Returns the beginning of a line without half an emoji: no half of a surrogate pair, no joiner left over. */
const beginningOf = (line: string): string =>
  [...line]
    .slice(0, BEGINNING)
    .join('')
    .replace(/[\u200D\uFE0F]+$/u, '')
