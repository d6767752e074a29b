import { fold } from '../../../../contract/phrase.ts'
import type { Person } from '../state/types.ts'

/** Characters after `@` within which a name is searched. */
const LONGEST = 60

/** Maximum number of people offered. */
const OFFERED = 6

/** Returns the text between `@` and the cursor (the search for a person), which may contain spaces, or null. */
export function mentionAt(text: string, cursor: number): { start: number; query: string } | null {
  const before = text.slice(0, cursor)
  const start = before.lastIndexOf('@')
  if (start < 0 || isLetter(before[start - 1])) return null
  const query = before.slice(start + 1)
  return query.length > LONGEST || query.includes('\n') || query.startsWith(' ') ? null : { start, query }
}

/** Returns the people with a name, or the rest of one from any of its words on, that starts with the query. */
export function findPeople(people: readonly Person[], query: string): Person[] {
  const sought = ` ${fold(query)}`
  return people.filter(({ name }) => ` ${fold(name)}`.includes(sought)).slice(0, OFFERED)
}

/**
 * Replaces the names of mentioned people with their ids, as the server takes them. Of two people with the same name, the
 * first one is mentioned.
 */
export function withIds(text: string, people: readonly Person[]): string {
  const longestFirst = [...people].sort((a, b) => b.name.length - a.name.length)
  let written = ''
  for (let at = 0; at < text.length; ) {
    const end = (name: string) => at + 1 + name.length
    const found =
      text[at] === '@' && !isLetter(text[at - 1])
        ? longestFirst.find(({ name }) => text.startsWith(name, at + 1) && !isLetter(text[end(name)]))
        : undefined
    written += found ? `@[${found.id}]` : text[at]
    at = found ? end(found.name) : at + 1
  }
  return written
}

/** A name after `@` that mentions nobody. */
interface Missed {
  /** place of the `@` */
  start: number
  /** its first word */
  word: string
  /** it is the start of the name of somebody who may be mentioned */
  isPart: boolean
}

/** Returns what looks like a mention and is none. */
export function missedMentions(text: string, people: readonly Person[]): Missed[] {
  const names = people.map(({ name }) => name)
  return [...text.matchAll(/(?<![\p{L}\p{N}_])@([\p{L}\p{N}_]+)/gu)].flatMap(({ index: start, 1: word = '' }) => {
    const isMention = names.some((name) => text.startsWith(name, start + 1) && !isLetter(text[start + 1 + name.length]))
    return isMention ? [] : [{ start, word, isPart: findPeople(people, word).length > 0 }]
  })
}

const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char)
