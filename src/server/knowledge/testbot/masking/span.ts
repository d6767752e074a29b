/** A personal datum in a text and what is written in its place; UTF-16 code units, end exclusive. */
export interface PersonalSpan {
  start: number
  end: number
  replacement: string
}

/** Finds one kind of personal data. */
export type PersonalRule = (text: string) => PersonalSpan[]

/** Returns a span per match, except those without a replacement. */
export function spansOf(
  text: string,
  expression: RegExp,
  replace: (found: string, groups: Readonly<Record<string, string | undefined>>) => string | undefined,
): PersonalSpan[] {
  return [...text.matchAll(expression)].flatMap(({ 0: found, index, groups = {} }) => {
    const replacement = replace(found, groups)
    return replacement === undefined ? [] : [{ start: index, end: index + found.length, replacement }]
  })
}

/** Replaces the digits of a text, in order, and keeps everything else. Repeats the digits if there are too few. */
export function withDigits(text: string, digits: string): string {
  let next = 0
  return text.replace(/\d/g, () => digits[next++ % digits.length] ?? '0')
}
