import { useState } from 'react'
import { fold } from '../../../contract/phrase.ts'

interface Words<T> {
  list: readonly T[]
  /** returns the name of an item */
  wordOf: (one: T) => string
  /** creates an item from typed text; its name may differ, for example without invalid characters */
  make: (word: string) => T
  /** maximum length of the list */
  limit?: number
  onChange: (list: T[]) => void
}

/**
 * State of the text input next to a list. Typed text is already the last item of the list, although it is not shown as
 * one. So saving keeps it and leaving the form asks about it, even before Enter adds it.
 */
export function useListEntry<T>({ list, wordOf, make, limit = Number.POSITIVE_INFINITY, onChange }: Words<T>) {
  const [typed, setTyped] = useState('')
  const [isIn, setIsIn] = useState(false)
  const last = list.at(-1)
  // It is missing from a list that was replaced from outside, for example after a colleague's change.
  const isLast = isIn && last !== undefined && wordOf(last) === wordOf(make(typed))
  const added = isLast ? list.slice(0, -1) : list
  const has = (word: string) => added.some((one) => fold(wordOf(one)) === fold(word))

  function type(text: string): void {
    const item = make(text)
    const word = wordOf(item)
    const fits = word !== '' && !has(word) && added.length < limit
    setTyped(text)
    setIsIn(fits)
    if (fits) onChange([...added, item])
    else if (isLast) onChange([...added])
  }

  /** Clears the input; its item stays in the list. */
  function end(): void {
    setTyped('')
    setIsIn(false)
  }
  return { typed, added, has, type, end }
}
