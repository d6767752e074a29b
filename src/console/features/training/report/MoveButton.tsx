import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { MoveConfirm } from './MoveConfirm.tsx'
import type { Moving } from './useMoveExamples.ts'

type Intent = components['schemas']['NamedIntent']

interface MoveButtonProps {
  example: { id: number; text: string }
  from: Intent
  to: Intent
  moving: Moving
}

/** Moves an example to the intent it was confused with, after confirmation; offers undo afterwards. */
export function MoveButton({ example, from, to, moving }: MoveButtonProps) {
  const { may, moved, busy, move } = moving
  const [asking, setAsking] = useState(false)
  if (!may) return null
  const there = moved.get(example.id)
  if (there !== undefined)
    return (
      <span className="report-moved">
        <span className="soft">{there === to.id ? `Movido a ${to.name}` : 'Movido'}</span>
        <Button
          variant="ghost"
          icon="undo"
          busy={busy.has(example.id)}
          aria-label={`Deshacer: devolver «${example.text}» a ${from.name}`}
          onClick={() => void move([example.id], from.id, true)}
        >
          Deshacer
        </Button>
      </span>
    )
  return (
    <>
      <Button
        variant="ghost"
        icon="swap"
        busy={busy.has(example.id)}
        aria-label={`Mover ejemplo «${example.text}» a ${to.name}`}
        onClick={() => setAsking(true)}
      >
        Mover ejemplo
      </Button>
      {asking && (
        <MoveConfirm
          {...{ examples: [example], from, to }}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            void move([example.id], to.id)
          }}
        />
      )}
    </>
  )
}
