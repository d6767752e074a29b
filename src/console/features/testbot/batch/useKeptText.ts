import { useEffect, useState } from 'react'

/** Longest text that is kept, in UTF-16 code units: browsers limit what a page may store. */
const LONGEST = 200_000

/** A text that survives leaving the page, until the browser tab is closed. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    if (text === '' || text.length > LONGEST) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  }, [key, text])
  return [text, setText]
}
