import { useState } from 'react'
import { fold } from '../../../contract/phrase.ts'

interface Words<T> {
  list: readonly T[]
  /** the name of an item */
  wordOf: (one: T) => string
  /** an item of the list from what was typed; its name may differ, such as by characters that are left out */
  make: (word: string) => T
  /** most that the list takes */
  limit?: number
  onChange: (list: T[]) => void
}

/**
 * State of the text box beside a list. What is typed is the last item of the list already, although it is not drawn as
 * one: saving keeps it, and leaving the form asks about it, before Enter adds it.
 */
export function useTyped<T>({ list, wordOf, make, limit = Number.POSITIVE_INFINITY, onChange }: Words<T>) {
  const [typed, setTyped] = useState('')
  const [isIn, setIsIn] = useState(false)
  const last = list.at(-1)
  // a list that was replaced from outside, such as by a colleague's change, does not have it
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

  /** Empties the box; its item stays in the list. */
  function end(): void {
    setTyped('')
    setIsIn(false)
  }
  return { typed, added, has, type, end }
}
