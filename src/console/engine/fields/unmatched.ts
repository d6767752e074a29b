/** Text in a select that matches no option. It cannot be saved. */
export interface UnmatchedText {
  unnamed: string
  /** the control lost the focus, so that the text is an error; text still being typed is not */
  left?: true
}

export const isUnmatched = (value: unknown): value is UnmatchedText =>
  typeof value === 'object' && value !== null && 'unnamed' in value

/** Returns the unmatched text in a control's value: the value itself, or the last item of a list. */
export function unmatchedIn(value: unknown): UnmatchedText | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value
  return isUnmatched(last) ? last : undefined
}

/** Returns the error message for unmatched text. */
export const unmatchedError = ({ unnamed }: UnmatchedText): string =>
  `«${unnamed}» no está en la lista. Elige una opción.`

/** Returns the error of a control that lost the focus with unmatched text. */
export function unmatchedErrorOnBlur(value: unknown): string | undefined {
  const text = unmatchedIn(value)
  return text?.left && unmatchedError(text)
}
