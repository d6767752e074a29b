import { useLayoutEffect, useRef } from 'react'
import { holdKeys } from './held-keys.ts'

/** Stands in for a dialog whose code loads: keys do not act on the page meanwhile, and Escape gives up. */
export function HeldKeys({ onCancel }: { onCancel: () => void }) {
  const latest = useRef(onCancel)
  latest.current = onCancel
  useLayoutEffect(() => holdKeys(() => latest.current()), [])
  return null
}
