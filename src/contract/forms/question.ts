/** The kinds of questions of surveys. */
export type QuestionKind =
  | 'short_text'
  | 'long_text'
  | 'number'
  | 'email'
  | 'phone'
  | 'date'
  | 'single'
  | 'multiple'
  | 'yes_no'
  | 'rating'
  | 'nps'
  | 'csat'
  | 'file'
  | 'location'
  | 'consent'
  | 'info'

/** The id of the question for consent that settings add before the others. No question of the business can have it. */
export const CONSENT = '_consent'

/** What decides which answers a question takes. `min` and `max` bound a number, a length or how many are chosen. */
export interface AnswerRules {
  kind: QuestionKind
  options?: readonly { id: string; label: string }[] | undefined
  /** absent is required */
  required?: boolean | undefined
  min?: number | null | undefined
  max?: number | null | undefined
  /** what the business answers to an answer that does not fit */
  error_text?: string | undefined
}

const SCALES: Partial<Record<QuestionKind, readonly [lowest: number, highest: number]>> = {
  rating: [1, 5],
  csat: [1, 5],
  nps: [0, 10],
}

/** Returns the lowest and highest number of a kind that is answered on a scale. */
export const scaleOf = (kind: QuestionKind): readonly [lowest: number, highest: number] | undefined => SCALES[kind]

/** Characters of a short text, and of a long one, whose question sets no lower limit. */
const [SHORT_TEXT, LONG_TEXT] = [255, 4000]

/** Files that one answer may have. */
export const MOST_FILES = 5

/** Returns the most characters that the answer to a question of text may have. */
export function textLimit({ kind, max }: AnswerRules): number {
  const most = kind === 'short_text' ? SHORT_TEXT : LONG_TEXT
  return Math.min(max ?? most, most)
}

/** Whether the answer to a question is chosen from its options. */
export const hasOptions = (kind: QuestionKind): boolean => kind === 'single' || kind === 'multiple'

/** Whether a question has an answer: a text that only informs has none. */
export const isAnswerable = (kind: QuestionKind): boolean => kind !== 'info'

/** Returns all values that the answer to a question may have, as text; undefined if they are not known. */
export function possibleValues({ kind, options = [] }: AnswerRules): readonly string[] | undefined {
  if (hasOptions(kind)) return options.map(({ id }) => id)
  if (kind === 'yes_no' || kind === 'consent') return ['true', 'false']
  const scale = scaleOf(kind)
  return scale && Array.from({ length: scale[1] - scale[0] + 1 }, (_, at) => String(scale[0] + at))
}
