import type { Fault, Source } from './imports.ts'

/** Minimum length: shorter texts may be repeated with another meaning. */
const SHORTEST = 16

interface Described {
  paths: Record<string, Record<string, { 'x-toasts'?: Record<string, string> }>>
  components: { schemas: Record<string, unknown> }
}

/**
 * Texts that occur once in the description: toasts of operations and messages of failed rules. Texts that occur more
 * often are common phrases.
 */
export function statedTexts(description: Described): Set<string> {
  const count = new Map<string, number>()
  const note = (texts: Record<string, string> = {}) => {
    for (const text of new Set(Object.values(texts))) count.set(text, (count.get(text) ?? 0) + 1)
  }
  for (const item of Object.values(description.paths))
    for (const operation of Object.values(item)) note(operation['x-toasts'])
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'x-messages') note(inner as Record<string, string>)
      else visit(inner)
    }
  }
  visit(description.components.schemas)
  return new Set([...count].filter(([text, times]) => times === 1 && text.length >= SHORTEST).map(([text]) => text))
}

/** Reports literal length limits: they must come from `generated/limits.ts`. */
export function limitFaults({ file, text }: Source): Fault[] {
  if (!/^src\/(console|widget)\//.test(file) || /\.test\.tsx?$/.test(file)) return []
  const again = new Set([...text.matchAll(/\bmaxLength(?:=\{|=["']|: )(\d[\d_]*)/g)].map(([, number]) => number))
  return [...again].map((number) => ({ file, message: `maxLength ${number}: use the limit in generated/limits.ts` }))
}

/** Reports texts of the description that the sources repeat. */
export function restatedFaults({ file, text }: Source, stated: ReadonlySet<string>): Fault[] {
  if (!/^src\/(console|server|widget)\//.test(file) || /\.test\.tsx?$/.test(file)) return []
  const literals = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(
    ([, one, two]) => one ?? two ?? '',
  )
  const again = new Set(literals.filter((literal) => stated.has(literal)))
  return [...again].map((literal) => ({ file, message: `repeats a text of the API description: «${literal}»` }))
}
