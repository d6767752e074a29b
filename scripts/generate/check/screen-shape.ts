import type { Sources } from '../contract.ts'
import type { ShellFile } from '../model.ts'
import { type Finding, isObject } from '../places.ts'
import { describe, distinct, linkSchema, violationsOf } from './finder.ts'

/** Validates screens and shell against their JSON schemas. */
export function checkShape({ screens, shell, screenSchema, shellSchema, vocabulary }: Sources): Finding[] {
  const screenRules = linkSchema(screenSchema)
  const found = screens.flatMap(({ screen }) => shape(screenRules, screen, 'screens/screen.schema.json'))
  // An unparsable shell is reported elsewhere.
  const own = isObject(shell) ? shape(linkSchema(shellSchema), shell, 'screens/shell.schema.json') : []
  const gates =
    isObject(shell) && Array.isArray(shell.menu) ? shell.menu.flatMap((entry) => gate(entry, vocabulary)) : []
  return distinct([...found, ...own, ...gates])
}

/** Checks `shown` of a menu entry, which has the syntax of `x-access`. */
function gate(entry: ShellFile['menu'][number] | undefined, vocabulary: unknown): Finding[] {
  if (!isObject(entry?.shown)) return []
  return violationsOf(linkSchema(vocabulary, '#/$defs/rule'), entry.shown).map(({ file, line, at, violation }) => ({
    file,
    line,
    message: `shown.${at}: ${describe(violation)}`,
    fix: 'use the syntax of x-access: see rule in openapi/vocabulary.schema.json',
  }))
}

function shape(rules: ReturnType<typeof linkSchema>, value: object, schema: string): Finding[] {
  return violationsOf(rules, value).map(({ file, line, at, violation }) => ({
    file,
    line,
    message:
      violation.keyword === 'additionalProperties'
        ? `${at} is not a known key`
        : `${at || 'the file'}: ${describe(violation)}`,
    fix: `see ${schema}`,
  }))
}
