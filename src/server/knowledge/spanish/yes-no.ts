import { coverOf, phrasesOf } from './cover.ts'
import { yesNoPhrases } from './phrases/yes-no.ts'
import { tokensOf } from './tokens.ts'

const phrases = phrasesOf(yesNoPhrases)

/**
 * Returns whether a text says only yes (true) or only no (false), with or without courtesies. Undefined for anything
 * else: "sí, pero mañana", "no sé", a question, thanks alone.
 */
export function yesOrNo(text: string): boolean | undefined {
  const said = coverOf(tokensOf(text), (phrase) => phrases.get(phrase))
  if (!said) return undefined
  const says = (what: (typeof said)[number]) => said.includes(what)
  if (!says('no')) return says('yes') || says('agreed') || undefined
  // An agreement after the no would take it back: "no… bueno, dale".
  const takenBack = said.lastIndexOf('agreed') > said.indexOf('no')
  return says('yes') || takenBack ? undefined : false
}
