import { useState } from 'react'
import { fold } from '../../../contract/phrase.ts'

interface Words<T> {
  list: readonly T[]
  /** how one of the list is called */
  wordOf: (one: T) => string
  /** one of the list by its name */
  make: (word: string) => T
  /** most that the list takes */
  limit?: number
  onChange: (list: T[]) => void
}

/**
 * The box beside a list: what is typed there is the last of the list already, though it is not drawn as one of it.
 * Saving keeps it, and leaving asks about it, before it was added with Enter.
 */
export function useTyped<T>({ list, wordOf, make, limit = Number.POSITIVE_INFINITY, onChange }: Words<T>) {
  const [typed, setTyped] = useState('')
  const [isIn, setIsIn] = useState(false)
  const last = list.at(-1)
  // a list that came from elsewhere, such as a colleague's, does not have it
  const isLast = isIn && last !== undefined && wordOf(last) === typed.trim()
  const added = isLast ? list.slice(0, -1) : list
  const has = (word: string) => added.some((one) => fold(wordOf(one)) === fold(word))

  function type(text: string): void {
    const word = text.trim()
    const fits = word !== '' && !has(word) && added.length < limit
    setTyped(text)
    setIsIn(fits)
    if (fits) onChange([...added, make(word)])
    else if (isLast) onChange([...added])
  }

  /** Empties the box; what it had put into the list stays there. */
  function end(): void {
    setTyped('')
    setIsIn(false)
  }
  return { typed, added, has, type, end }
}
