import { useState } from 'react'

const keyOf = (isTaken: boolean) => (isTaken ? 'why-taken' : 'why-waiting')

/**
 * Whether the explanation of a chat is folded, and how to fold it. The choice is remembered in this browser, apart for
 * chats that wait and for those that staff took: who took one has read it.
 */
export function useFolded(isTaken: boolean): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState<{ isTaken: boolean; isFolded: boolean }>()
  const isFolded = chosen?.isTaken === isTaken ? chosen.isFolded : remembered(isTaken)
  return [
    isFolded,
    (next) => {
      localStorage.setItem(keyOf(isTaken), next ? 'folded' : 'open')
      setChosen({ isTaken, isFolded: next })
    },
  ]
}

function remembered(isTaken: boolean): boolean {
  const stored = localStorage.getItem(keyOf(isTaken))
  return stored === null ? isTaken : stored === 'folded'
}
