import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatNumber, plural } from '../../../ui/format.ts'
import { MoveConfirm } from './MoveConfirm.tsx'
import { Phrases } from './Phrases.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { Moving } from './useMoveExamples.ts'

type Pair = components['schemas']['TrainingReport']['confused'][number]

interface ConfusedEffectProps {
  pair: Pair
  mayRead: boolean
  moving: Moving
  onTaught: () => void
}

/** Examples that are taken for another intent: more of their kind teach the difference; misplaced ones are moved. */
export function ConfusedEffect({ pair, mayRead, moving, onTaught }: ConfusedEffectProps) {
  const { intent, predicted, count, examples } = pair
  return (
    <>
      <p className="report-example">
        <strong>
          «{intent.name}» se confunde con «{predicted.name}»
        </strong>
        <small>{plural(count, 'ejemplo mal entendido', 'ejemplos mal entendidos')}:</small>
        <Phrases texts={examples.map(({ text }) => text)} />
      </p>
      <MoveAll pair={pair} moving={moving} />
      {mayRead && <Suggestions intent={intent} onTaught={onTaught} />}
    </>
  )
}

function MoveAll({ pair, moving }: { pair: Pair; moving: Moving }) {
  const { intent, predicted, examples } = pair
  const [asking, setAsking] = useState(false)
  const moved = examples.filter(({ id }) => moving.moved.has(id))
  const left = examples.filter(({ id }) => !moving.moved.has(id))
  const busy = examples.some(({ id }) => moving.busy.has(id))
  const ids = (all: typeof examples) => all.map(({ id }) => id)
  return (
    <span className="report-choices">
      {left.length > 0 && (
        <Button
          variant="ghost"
          icon="swap"
          busy={busy}
          aria-label={`Mover ${formatNumber(left.length)} de «${intent.name}» a «${predicted.name}»`}
          onClick={() => setAsking(true)}
        >
          Mover {formatNumber(left.length)}
        </Button>
      )}
      {moved.length > 0 && (
        <Button variant="ghost" icon="undo" busy={busy} onClick={() => void moving.move(ids(moved), intent.id, true)}>
          Deshacer
        </Button>
      )}
      {asking && (
        <MoveConfirm
          {...{ examples: left, from: intent, to: predicted }}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            void moving.move(ids(left), predicted.id)
          }}
        />
      )}
    </span>
  )
}
