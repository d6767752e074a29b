import './held-keys.css'
import { useLayoutEffect, useRef } from 'react'
import { holdKeys } from './held-keys.ts'
import { Loading } from './Spinner.tsx'

/**
 * Stands in for a dialog whose code loads: what is typed meanwhile is held for the dialog, and Escape gives up. The
 * spinner appears once it takes a moment.
 */
export function HeldKeys({ onCancel }: { onCancel: () => void }) {
  const latest = useRef(onCancel)
  latest.current = onCancel
  useLayoutEffect(() => holdKeys(() => latest.current()), [])
  return (
    <div className="held-keys">
      <Loading />
    </div>
  )
}
