import type { Sources } from '../contract.ts'
import { type Finding, isObject } from '../places.ts'
import { describe, distinct, linkSchema, violationsOf } from './finder.ts'

/** Screens and shell are written as their schemas say. */
export function checkShape({ screens, shell, screenSchema, shellSchema }: Sources): Finding[] {
  const screenRules = linkSchema(screenSchema)
  const found = screens.flatMap(({ screen }) => shape(screenRules, screen, 'screens/screen.schema.json'))
  // what cannot be read is told already
  const own = isObject(shell) ? shape(linkSchema(shellSchema), shell, 'screens/shell.schema.json') : []
  return distinct([...found, ...own])
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
