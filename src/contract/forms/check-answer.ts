import { type AnswerFault, answerFaultText } from './answer-texts.ts'
import type { Answers } from './answers.ts'
import { type AnswerRules, MOST_FILES, scaleOf, textLimit } from './question.ts'

type Answer = Answers[string]

/** Fewest and most digits of a phone number. */
const PHONE_DIGITS = [6, 15] as const
/** Longest phone number, with what separates its digits. */
const PHONE_LENGTH = 40
/** Largest number that is an answer: beyond it nobody counts anything, and averages are lost. */
const MOST_NUMBER = 1e12

/**
 * Checks an answer against its question. Undefined if it fits, or if it was not given and need not be. Shared by the
 * builder's preview, the public page, the conversation and the server, so that all of them take the same answers.
 */
export function answerFault(rules: AnswerRules, answer: Answer | undefined): AnswerFault | undefined {
  if (rules.kind === 'info') return undefined
  if (answer === undefined || isBlank(answer)) return rules.required === false ? undefined : 'missing'
  switch (rules.kind) {
    case 'short_text':
    case 'long_text':
      return typeof answer === 'string' ? lengthFault(answer, rules) : 'not_text'
    case 'email':
      return typeof answer === 'string' && isEmail(answer) ? undefined : 'not_email'
    case 'phone':
      return typeof answer === 'string' && isPhone(answer) ? undefined : 'not_phone'
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? undefined : 'not_date'
    case 'single':
      return typeof answer === 'string' && hasOption(rules, answer) ? undefined : 'not_option'
    case 'multiple':
      return choiceFault(rules, answer)
    case 'yes_no':
      return typeof answer === 'boolean' ? undefined : 'not_yes_no'
    case 'consent':
      if (typeof answer !== 'boolean') return 'not_yes_no'
      return answer || rules.required === false ? undefined : 'not_agreed'
    case 'file':
      return fileFault(answer)
    case 'location':
      return typeof answer === 'string' && isPlace(answer) ? undefined : 'not_place'
    default:
      return numberFault(rules, answer)
  }
}

/** Checks an answer as `answerFault` does, and returns what to tell who gave it, in every form of address. */
export function answerError(rules: AnswerRules, answer: Answer | undefined): string | undefined {
  const fault = answerFault(rules, answer)
  return fault && answerFaultText(fault, rules)
}

/** Whether an answer says nothing: it is none. */
export const isBlank = (answer: Answer): boolean =>
  typeof answer === 'string' ? answer.trim() === '' : typeof answer === 'object' && answer.length === 0

function lengthFault(text: string, rules: AnswerRules): AnswerFault | undefined {
  const length = [...text.trim()].length
  if (length < (rules.min ?? 0)) return 'too_short'
  return length > textLimit(rules) ? 'too_long' : undefined
}

function numberFault({ kind, min, max }: AnswerRules, answer: Answer): AnswerFault | undefined {
  if (typeof answer !== 'number' || !(Math.abs(answer) <= MOST_NUMBER)) return 'not_number'
  const scale = scaleOf(kind)
  if (scale && !Number.isInteger(answer)) return 'not_number'
  const [lowest, highest] = scale ?? [min, max]
  if (answer < (lowest ?? Number.NEGATIVE_INFINITY)) return 'too_low'
  return answer > (highest ?? Number.POSITIVE_INFINITY) ? 'too_high' : undefined
}

const hasOption = ({ options = [] }: AnswerRules, id: string) => options.some((option) => option.id === id)

function choiceFault(rules: AnswerRules, answer: Answer): AnswerFault | undefined {
  if (typeof answer !== 'object' || new Set(answer).size !== answer.length) return 'not_option'
  if (!answer.every((id) => hasOption(rules, id))) return 'not_option'
  if (answer.length < (rules.min ?? 0)) return 'too_few'
  return answer.length > (rules.max ?? Number.POSITIVE_INFINITY) ? 'too_many' : undefined
}

function fileFault(answer: Answer): AnswerFault | undefined {
  if (typeof answer !== 'object' || !answer.every((id) => /^[1-9]\d{0,9}$/.test(id))) return 'not_file'
  return answer.length > MOST_FILES ? 'too_many' : undefined
}

/** An address that mail can have, as contacts and forms of the console take it. */
const isEmail = (text: string) => text.length <= 150 && /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(text.trim())

function isPhone(text: string): boolean {
  if (text.length > PHONE_LENGTH) return false
  const digits = text.replace(/\D/g, '').length
  return /^\s*\+?[\d\s().\-/]+$/.test(text) && digits >= PHONE_DIGITS[0] && digits <= PHONE_DIGITS[1]
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function isPlace(text: string): boolean {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,10})?),(-?\d{1,3}(?:\.\d{1,10})?)$/.exec(text) ?? []
  return lat !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
}
