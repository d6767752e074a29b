import { normalizeText, type Role, sentencesOf, type Text } from '../text.ts'

/** A text with what rules look at. */
export interface AnalyzedText extends Text {
  /** its holes as one sign each, its registers as their first form */
  plain: string
  sentences: readonly string[]
}

/** What the guide asks of a text. */
export interface Rule {
  name: string
  /** what to write instead */
  say: string
  /** the words of a text that break it; undefined when none do */
  finds: (said: AnalyzedText) => string | undefined
}

export const analyzeText = (text: Text): AnalyzedText => {
  const plain = normalizeText(text.text)
  return { ...text, plain, sentences: sentencesOf(plain) }
}

/** The first words of a text that match, as a rule tells them. */
export const matched = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0].trim()

/** A pattern that begins and ends where words do, whatever their letters. */
export const words = (source: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d_])(?:${source})(?![\\p{L}\\d_])`, flags)

/** Roles whose texts are sentences, not names of things or actions. */
const SENTENCES: readonly Role[] = [
  'help',
  'placeholder',
  'empty',
  'confirm',
  'error',
  'fallback',
  'toast',
  'mail',
  'unbuilt',
]

/** Whether a text is sentences: by its role, or because it is written as one. */
export const isSentence = ({ role, plain }: AnalyzedText): boolean =>
  SENTENCES.includes(role) || (['text', 'system'].includes(role) && /(?<!\.)[.!?:]$/.test(plain))
