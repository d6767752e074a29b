import type { Identity, Person } from './person.ts'

/** How sure it must be that a row is about the person: by their marks, also by their names, or also by what they wrote. */
export type Sureness = 'marks' | 'names' | 'texts'

/** Whether a value (of JSON, or a whole row) mentions a person. */
export type Mentions = (value: unknown) => boolean

/** Returns what texts are compared by: case and spaces do not count. */
export const textKey = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** Returns the texts and numbers in a value, at any depth. The names of its properties are the product's own. */
export function* valuesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'number') yield String(value)
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* valuesIn(one)
}

/** Returns a function that tells whether a text, as its key, has a name as whole words. */
export function wholeWords(name: string): (key: string) => boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u')
  return (key) => key.includes(name) && pattern.test(key)
}

/** Returns how rows that mention a person are known. */
export function mentionsOf({
  marks,
  names,
  texts,
}: Identity & Partial<Pick<Person, 'texts'>>): Record<Sureness, Mentions> {
  const alone = new Set(marks.flatMap(({ text, isWhole }) => (isWhole ? text : [])))
  const parts = marks.flatMap(({ text, isWhole }) => (isWhole ? [] : text))
  const named = names.map(wholeWords)
  const isMark = (key: string) => alone.has(key) || parts.some((part) => key.includes(part))
  const isNamed = (key: string) => isMark(key) || named.some((has) => has(key))
  const some = (is: (key: string) => boolean) => (value: unknown) => {
    for (const one of valuesIn(value)) if (is(textKey(one))) return true
    return false
  }
  return { marks: some(isMark), names: some(isNamed), texts: some((key) => texts?.has(key) || isNamed(key)) }
}

/** Returns a value with an ellipsis in place of what names a person, or of a text of theirs; the same if there is none. */
export function blanked(value: unknown, person: Person): unknown {
  const parts = [...person.names, ...person.marks.flatMap(({ text, isWhole }) => (isWhole ? [] : text))]
  const pattern = parts.length > 0 ? new RegExp(parts.map(escaped).join('|'), 'giu') : undefined
  const is = mentionsOf(person).texts
  const blank = (one: unknown): unknown => {
    if (typeof one === 'string') {
      if (!is(one)) return one
      const named = person.texts.has(textKey(one)) || !pattern ? '…' : one.replace(pattern, '…')
      return named === one ? '…' : named
    }
    if (Array.isArray(one)) {
      const all = one.map(blank)
      return all.every((item, at) => item === one[at]) ? one : all
    }
    if (one === null || typeof one !== 'object') return one
    const entries = Object.entries(one).map(([key, item]) => [key, blank(item)] as const)
    return entries.every(([key, item]) => item === Reflect.get(one, key)) ? one : Object.fromEntries(entries)
  }
  return blank(value)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
