import { type ReactNode, useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { MoveConfirm } from './MoveConfirm.tsx'
import type { Moving } from './useMoveExamples.ts'

type Pair = components['schemas']['TrainingReport']['confused'][number]

interface MoveAllButtonProps {
  pair: Pick<Pair, 'intent' | 'predicted' | 'examples'>
  moving: Moving
  busy?: boolean
  label?: string
  children: ReactNode
}

/** Moves the examples of a pair that were not moved yet, after a confirmation. */
export function MoveAllButton({ pair, moving, busy = false, label, children }: MoveAllButtonProps) {
  const { intent, predicted, examples } = pair
  const [asking, setAsking] = useState(false)
  if (!moving.may) return null
  const left = examples.filter(({ id }) => !moving.moved.has(id))
  return (
    <>
      <Button variant="ghost" icon="swap" busy={busy} aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {asking && (
        <MoveConfirm
          {...{ examples: left, from: intent, to: predicted }}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            void moving.move(
              left.map(({ id }) => id),
              predicted.id,
            )
          }}
        />
      )}
    </>
  )
}
