import type { Fault, Source } from './imports.ts'

/** Shorter texts may well be written twice without meaning the same. */
const SHORTEST = 16

interface Described {
  paths: Record<string, Record<string, { 'x-toasts'?: Record<string, string> }>>
  components: { schemas: Record<string, unknown> }
}

/** Texts that the description states: toasts of operations, texts of failed rules. */
export function statedTexts(description: Described): Set<string> {
  const texts = new Set<string>()
  for (const item of Object.values(description.paths))
    for (const operation of Object.values(item))
      for (const text of Object.values(operation['x-toasts'] ?? {})) texts.add(text)
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'x-messages') for (const text of Object.values(inner as Record<string, string>)) texts.add(text)
      else visit(inner)
    }
  }
  visit(description.components.schemas)
  return new Set([...texts].filter((text) => text.length >= SHORTEST))
}

/** Texts of the description that a program's source says again. */
export function restatedFaults({ file, text }: Source, stated: ReadonlySet<string>): Fault[] {
  if (!/^src\/(console|server|widget)\//.test(file) || /\.test\.tsx?$/.test(file)) return []
  const literals = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(
    ([, one, two]) => one ?? two ?? '',
  )
  const again = new Set(literals.filter((literal) => stated.has(literal)))
  return [...again].map((literal) => ({ file, message: `says again what the description states: «${literal}»` }))
}
