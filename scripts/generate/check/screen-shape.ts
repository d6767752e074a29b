import type { Sources } from '../contract.ts'
import type { ShellFile } from '../model.ts'
import { type Finding, isObject } from '../places.ts'
import { describe, distinct, linkSchema, violationsOf } from './finder.ts'

/** Screens and shell are written as their schemas say. */
export function checkShape({ screens, shell, screenSchema, shellSchema, vocabulary }: Sources): Finding[] {
  const screenRules = linkSchema(screenSchema)
  const found = screens.flatMap(({ screen }) => shape(screenRules, screen, 'screens/screen.schema.json'))
  // what cannot be read is told already
  const own = isObject(shell) ? shape(linkSchema(shellSchema), shell, 'screens/shell.schema.json') : []
  const gates =
    isObject(shell) && Array.isArray(shell.menu) ? shell.menu.flatMap((entry) => gate(entry, vocabulary)) : []
  return distinct([...found, ...own, ...gates])
}

/** Who sees an entry of the menu is said as in `x-access`. */
function gate(entry: ShellFile['menu'][number] | undefined, vocabulary: unknown): Finding[] {
  if (!isObject(entry?.shown)) return []
  return violationsOf(linkSchema(vocabulary, '#/$defs/rule'), entry.shown).map(({ file, line, at, violation }) => ({
    file,
    line,
    message: `shown.${at}: ${describe(violation)}`,
    mend: 'write it as x-access is written: see openapi/vocabulary.schema.json, rule',
  }))
}

function shape(rules: ReturnType<typeof linkSchema>, value: object, schema: string): Finding[] {
  return violationsOf(rules, value).map(({ file, line, at, violation }) => ({
    file,
    line,
    message:
      violation.keyword === 'additionalProperties'
        ? `${at} is not known here`
        : `${at || 'the file'}: ${describe(violation)}`,
    mend: `see ${schema}`,
  }))
}
