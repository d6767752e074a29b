import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { type Effect, effectsOf } from './effects.ts'
import { MoveConfirm } from './MoveConfirm.tsx'
import { Section } from './Section.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { Moving } from './useMoveExamples.ts'
import type { Removing } from './useRemoveExamples.ts'

/** Number of changes shown at first. */
const FIRST = 5

interface EffectsProps {
  report: components['schemas']['TrainingReport']
  moving: Moving
  removing: Removing
}

/** What would improve the bot most, each with its button and its undo. */
export function Effects({ report, moving, removing }: EffectsProps) {
  const [shown, setShown] = useState(FIRST)
  const effects = effectsOf(report)
  return (
    <Section
      title="Lo que más mejoraría"
      count={effects.length}
      text="Empieza por arriba. Mueve lo que está mal ubicado; si está bien, enseña mensajes parecidos de tus clientes."
      none="No encontramos nada para mejorar en los ejemplos."
    >
      <ol className="report-list report-effects">
        {effects.slice(0, shown).map((effect) => (
          <li key={effect.key} className="report-effect">
            <p className="report-example">
              <span>{describe(effect)}</span>
              {effect.kind === 'move' && effect.pair.count > 1 && <Phrases examples={effect.pair.examples} />}
              <small className="soft num">
                {effect.gain === 0
                  ? 'Evita confusiones'
                  : `Hasta ${share(effect.gain, report.examples)} más de acierto`}
              </small>
            </p>
            <EffectActions {...{ effect, moving, removing }} />
          </li>
        ))}
      </ol>
      {effects.length > shown && <Button onClick={() => setShown(shown + 2 * FIRST)}>Mostrar más</Button>}
    </Section>
  )
}

/** Phrases of a line; the confirmation lists more. */
const PHRASES = 3

/** The first phrases that would be moved: they may be where they belong. */
function Phrases({ examples }: { examples: readonly { text: string }[] }) {
  const more = examples.length - PHRASES
  const shown = examples.slice(0, PHRASES).map(({ text }) => `«${text}»`)
  return (
    <small className="soft">{more > 0 ? `${shown.join(', ')} y ${formatNumber(more)} más` : shown.join(', ')}</small>
  )
}

/** Formats a part of the examples with one decimal: `0,3 %`. */
const share = (count: number, all: number) => `${formatNumber(Math.round((1000 * count) / Math.max(1, all)) / 10)} %`

function describe(effect: Effect): string {
  switch (effect.kind) {
    case 'move': {
      const { intent, predicted, count, examples } = effect.pair
      const subject =
        count === 1
          ? `«${examples[0]?.text}», de «${intent.name}», se entiende`
          : `${formatNumber(count)} ejemplos de «${intent.name}» se entienden`
      return `${subject} como «${predicted.name}»`
    }
    case 'remove': {
      const [one, two] = effect.conflict.examples
      return `«${one?.text}» está en «${one?.intent.name}» y casi igual en «${two?.intent.name}»`
    }
    case 'teach':
      return `A «${effect.weak.intent.name}» le faltan ejemplos como escriben los clientes`
  }
}

function EffectActions({ effect, moving, removing }: { effect: Effect; moving: Moving; removing: Removing }) {
  switch (effect.kind) {
    case 'move':
      return (
        <>
          <MoveAll pair={effect.pair} moving={moving} />
          <Teach intent={effect.pair.intent} />
        </>
      )
    case 'remove':
      return <RemoveOne example={effect.remove} removing={removing} />
    case 'teach':
      return <Teach intent={effect.weak.intent} />
  }
}

function MoveAll({ pair, moving }: { pair: Extract<Effect, { kind: 'move' }>['pair']; moving: Moving }) {
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

type Side = Extract<Effect, { kind: 'remove' }>['remove']

function RemoveOne({ example: { id, text, intent }, removing }: { example: Side; removing: Removing }) {
  const busy = removing.busy.has(id)
  if (removing.removed.has(id))
    return (
      <span className="report-moved">
        <span className="soft">Eliminado de «{intent.name}»</span>
        <Button
          variant="ghost"
          icon="undo"
          busy={busy}
          aria-label={`Deshacer: recuperar «${text}»`}
          onClick={() => void removing.restore(id)}
        >
          Deshacer
        </Button>
      </span>
    )
  return (
    <Button
      icon="delete"
      busy={busy}
      aria-label={`Eliminar «${text}» de «${intent.name}»`}
      onClick={() => void removing.remove(id)}
    >
      Eliminar de «{intent.name}»
    </Button>
  )
}

/** Opens customers' messages to teach, for people who may see them. */
function Teach({ intent }: { intent: components['schemas']['NamedIntent'] }) {
  const [open, setOpen] = useState(false)
  const mayRead = mayOpen('/advanced/misunderstood', useSession())
  if (!mayRead) return null
  return (
    <>
      <Button
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        aria-label={`Mensajes de clientes para «${intent.name}»`}
        onClick={() => setOpen(!open)}
      >
        Mensajes de clientes
      </Button>
      {open && <Suggestions intent={intent} />}
    </>
  )
}
