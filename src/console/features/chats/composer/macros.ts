import { fold } from '../../../../contract/phrase.ts'
import type { Macro } from '../state/types.ts'

/** Returns the macros that match a query: by the start of their name, then by a part of it. The most used come first. */
export function findMacros(all: readonly Macro[], query: string): Macro[] {
  const wanted = fold(query)
  const rank = (name: string) => (fold(name).startsWith(wanted) ? 0 : fold(name).includes(wanted) ? 1 : 2)
  return all
    .filter(({ name }) => rank(name) < 2)
    .toSorted((a, b) => rank(a.name) - rank(b.name) || b.usage_count - a.usage_count)
}

/** Says what a macro does, in a sentence without its full stop. */
export function doing(steps: Macro['steps']): string {
  const said = steps.map(({ text }) => text).join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
