import type { components } from '../../../../../generated/api.d.ts'
import { BuiltLink } from '../../../ui/BuiltLink.tsx'
import { percent } from '../percent.ts'
import { exampleUrl } from './links.ts'
import { MoveButton } from './MoveButton.tsx'
import { Section } from './Section.tsx'
import type { Moving } from './useMoveExamples.ts'

type Conflict = components['schemas']['TrainingReport']['conflicts'][number]

/** Nearly equal phrases in two intents; one of them should be moved. */
export function Conflicts({ conflicts, moving }: { conflicts: readonly Conflict[]; moving: Moving }) {
  return (
    <Section
      title="Ejemplos en conflicto"
      count={conflicts.length}
      text="Con frases casi iguales en intenciones distintas, el chatbot duda. Deja cada frase en una sola intención."
    >
      <ul className="report-list">
        {conflicts.map(({ similarity, examples }) => (
          <li key={examples.map(({ id }) => id).join()} className="report-conflict">
            <p className="soft num report-small">{percent(similarity)} iguales</p>
            <ul className="report-examples">
              {examples.map((example, i) => {
                const other = examples[1 - i]
                return (
                  <li key={example.id}>
                    <span className="report-example">
                      <BuiltLink to={exampleUrl(example.id)}>{example.text}</BuiltLink>
                      <small className="soft">{example.intent.name}</small>
                    </span>
                    {other && <MoveButton example={example} from={example.intent} to={other.intent} moving={moving} />}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
