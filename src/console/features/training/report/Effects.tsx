import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatNumber, plural } from '../../../ui/format.ts'
import { ConfusedEffect } from './ConfusedEffect.tsx'
import { DuplicateEffect } from './DuplicateEffect.tsx'
import { type Effect, effectsOf } from './effects.ts'
import { LinkEffect } from './LinkEffect.tsx'
import { intentExamplesUrl, responseUrl } from './links.ts'
import { MissedEffect } from './MissedEffect.tsx'
import { Section } from './Section.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { Moving } from './useMoveExamples.ts'
import type { Removing } from './useRemoveExamples.ts'
import type { useTraffic } from './useTraffic.ts'

/** Number of changes shown at first. */
const FIRST = 8

interface EffectsProps {
  report: components['schemas']['TrainingReport']
  traffic: ReturnType<typeof useTraffic>
  /** whether customers' messages may be read */
  mayRead: boolean
  moving: Moving
  removing: Removing
  /** called when something was taught, or undone */
  onTaught: () => void
}

/** What would improve the bot most, each with what does it and its undo. */
export function Effects({ report, traffic, ...rest }: EffectsProps) {
  const [shown, setShown] = useState(FIRST)
  const effects = effectsOf(report, traffic)
  return (
    <Section
      title="Lo que más mejoraría"
      count={effects.length}
      text="Primero, lo que arregla más mensajes de tus clientes. Puedes deshacer lo que cambies aquí."
    >
      <ol className="report-list">
        {effects.slice(0, shown).map((effect) => (
          <li key={effect.key} className="report-effect">
            <p className="report-gain num">{gainText(effect)}</p>
            <Row effect={effect} {...rest} />
          </li>
        ))}
      </ol>
      {effects.length > shown && <Button onClick={() => setShown(shown + FIRST)}>Mostrar más</Button>}
    </Section>
  )
}

/** Returns how many messages a change touches, or else what it is worth. */
function gainText(effect: Effect): string {
  const { kind, monthly } = effect
  if (kind === 'missed') return `${plural(effect.group.count, 'mensaje', 'mensajes')} sin entender`
  if (kind === 'unanswered' || kind === 'broken') return 'Sin respuesta'
  if (kind === 'untaught') return 'Nadie la recibe'
  if (monthly === undefined) return kind === 'duplicate' ? 'Evita confusiones' : missedText(effect)
  const about = Math.round(monthly)
  return about < 1 ? 'Menos de 1 mensaje por mes' : `Cerca de ${plural(about, 'mensaje', 'mensajes')} por mes`
}

function missedText(effect: Extract<Effect, { kind: 'confused' | 'weak' }>): string {
  const count = effect.kind === 'weak' ? effect.missed : effect.pair.count
  return `${plural(count, 'ejemplo mal entendido', 'ejemplos mal entendidos')}`
}

type RowProps = Omit<EffectsProps, 'report' | 'traffic'> & { effect: Effect }

function Row({ effect, mayRead, moving, removing, onTaught }: RowProps) {
  switch (effect.kind) {
    case 'missed':
      return <MissedEffect group={effect.group} onTaught={onTaught} />
    case 'confused':
      return <ConfusedEffect pair={effect.pair} {...{ mayRead, moving, onTaught }} />
    case 'duplicate':
      return <DuplicateEffect conflict={effect.conflict} remove={effect.remove} removing={removing} />
    case 'unanswered':
      return (
        <LinkEffect
          title={`«${effect.intent.name}» se entiende y no tiene respuesta`}
          text="El chatbot dice que no puede y ofrece pasar a una persona."
          {...{ to: '/responses', action: 'Escribir respuesta' }}
        />
      )
    case 'broken':
      return (
        <LinkEffect
          title={`El botón «${effect.broken.button}» de «${effect.broken.response.name}» no lleva a nada`}
          text="Quien lo presiona no recibe respuesta."
          {...{ to: responseUrl(effect.broken.response), action: 'Editar respuesta' }}
        />
      )
    case 'untaught':
      return (
        <LinkEffect
          title={`«${effect.intent.name}» tiene respuesta y ningún ejemplo`}
          text="El chatbot no sabe cuándo darla."
          {...{ to: intentExamplesUrl(effect.intent.id), action: 'Agregar ejemplos' }}
        />
      )
    case 'weak': {
      const { intent, examples } = effect.weak
      return (
        <>
          <p className="report-example">
            <strong>A «{intent.name}» le faltan ejemplos como escriben tus clientes</strong>
            <small className="soft">
              Entiende mal {formatNumber(effect.missed)} de sus {plural(examples, 'ejemplo', 'ejemplos')}.
            </small>
          </p>
          {mayRead && <Suggestions intent={intent} onTaught={onTaught} />}
        </>
      )
    }
  }
}
