import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { BuiltLink } from '../../../ui/BuiltLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formatInteger, plural } from '../../../ui/format.ts'
import { percent } from '../percent.ts'
import { exampleUrl, intentExamplesUrl } from './links.ts'
import { MoveAllButton } from './MoveAllButton.tsx'
import { MoveButton } from './MoveButton.tsx'
import { PageLink } from './PageLink.tsx'
import { Section } from './Section.tsx'
import type { Moving } from './useMoveExamples.ts'

type Pair = components['schemas']['TrainingReport']['confused'][number]

/** Number of pairs shown at first. */
const FIRST = 10

/** Intents confused with another one, with the affected examples. */
export function Confused({ pairs, moving }: { pairs: readonly Pair[]; moving: Moving }) {
  const [shown, setShown] = useState(FIRST)
  return (
    <Section
      title="Intenciones que se confunden"
      count={pairs.length}
      text="El chatbot toma estas frases por otra intención. Agrega ejemplos parecidos en la suya y mueve solo las mal ubicadas."
    >
      <ul className="report-list">
        {pairs.slice(0, shown).map((pair) => (
          <li key={`${pair.intent.id} ${pair.predicted.id}`}>
            <PairDetails pair={pair} moving={moving} />
          </li>
        ))}
      </ul>
      {pairs.length > shown && <Button onClick={() => setShown(shown + 2 * FIRST)}>Mostrar más</Button>}
    </Section>
  )
}

function PairDetails({ pair, moving }: { pair: Pair; moving: Moving }) {
  const { intent, predicted, count, examples } = pair
  const left = examples.filter(({ id }) => !moving.moved.has(id))
  return (
    <details open={count > 1 || undefined}>
      <summary>
        <span>
          <strong>{intent.name}</strong> se entiende como <strong>{predicted.name}</strong>
        </span>
        <span className="soft num">{plural(count, 'ejemplo', 'ejemplos')}</span>
      </summary>
      <ul className="report-examples">
        {examples.map((example) => (
          <li key={example.id}>
            <span className="report-example">
              <BuiltLink to={exampleUrl(example.id)}>{example.text}</BuiltLink>
              <small className="soft num">confianza {percent(example.confidence)}</small>
            </span>
            <span className="report-choices">
              {!moving.moved.has(example.id) && (
                <PageLink
                  className="report-add"
                  to={intentExamplesUrl(intent.id)}
                  label={`Agregar a ${intent.name} ejemplos como «${example.text}»`}
                >
                  Agregar parecidos
                </PageLink>
              )}
              <MoveButton example={example} from={intent} to={predicted} moving={moving} />
            </span>
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <MoveAllButton pair={pair} moving={moving}>
          Mover los {formatInteger(left.length)} a {predicted.name}
        </MoveAllButton>
      )}
    </details>
  )
}
