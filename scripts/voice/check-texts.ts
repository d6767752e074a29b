import { isFixed } from './fixed.ts'
import { analyzeText } from './rules/rule.ts'
import { rulesFor } from './rules.ts'
import type { Text } from './text.ts'

/** A text that breaks a rule of the guide. */
export interface Finding {
  rule: string
  file: string
  line: number
  /** the words that break it */
  found: string
  text: string
  /** what to write instead */
  say: string
}

/** What the rules have against the texts; what the specification fixes is judged by none. */
export function checkTexts(texts: readonly Text[]): Finding[] {
  const rules = rulesFor(texts)
  return texts
    .filter(({ text }) => !isFixed(text))
    .map(analyzeText)
    .flatMap((said) =>
      rules.flatMap(({ name, say, finds }) => {
        const found = finds(said)
        return found === undefined
          ? []
          : [{ rule: name, file: said.file, line: said.line, found, text: said.text, say }]
      }),
    )
}
