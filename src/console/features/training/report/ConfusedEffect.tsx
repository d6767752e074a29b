import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatNumber, plural } from '../../../ui/format.ts'
import { MoveAllButton } from './MoveAllButton.tsx'
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
  if (!moving.may) return null
  const moved = examples.filter(({ id }) => moving.moved.has(id)).map(({ id }) => id)
  const left = examples.length - moved.length
  const busy = examples.some(({ id }) => moving.busy.has(id))
  return (
    <span className="report-choices">
      {left > 0 && (
        <MoveAllButton
          {...{ pair, moving, busy }}
          label={`Mover ${formatNumber(left)} de «${intent.name}» a «${predicted.name}»`}
        >
          Mover {formatNumber(left)}
        </MoveAllButton>
      )}
      {moved.length > 0 && (
        <Button variant="ghost" icon="undo" busy={busy} onClick={() => void moving.move(moved, intent.id, true)}>
          Deshacer
        </Button>
      )}
    </span>
  )
}
