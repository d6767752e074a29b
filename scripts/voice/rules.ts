import { glossaryRules } from './rules/glossary.ts'
import { persons } from './rules/persons.ts'
import type { Rule } from './rules/rule.ts'
import { capitals, shapes } from './rules/shape.ts'
import { signs } from './rules/signs.ts'
import type { Text } from './text.ts'

/** What the guide for Spanish texts asks, as far as a program can tell. */
export function rulesFor(texts: readonly Text[]): Rule[] {
  const places = new Set(texts.filter(({ role }) => role === 'place').map(({ text }) => text))
  return [...persons, ...glossaryRules, ...signs, ...shapes, capitals(places)]
}
