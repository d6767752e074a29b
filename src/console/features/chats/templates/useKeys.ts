import { useRef } from 'react'
import { newKey } from '../../../../contract/key.ts'

/** Returns a key for a request: the same for a repetition, so that it is sent once, and another for other data. */
export function useKeys(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    return last.current.key
  }
}
