import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { gapsOf } from './Gaps.tsx'

type Report = components['schemas']['TrainingReport']

/** What a report looks for, and what is true where it found nothing. */
const CHECKED: readonly { found: (report: Report) => number; none: string }[] = [
  { found: ({ unanswered }) => unanswered.length, none: 'Toda intención con ejemplos tiene una respuesta activa.' },
  { found: ({ broken_buttons = [] }) => broken_buttons.length, none: 'Todos los botones llevan a una respuesta.' },
  { found: ({ confused }) => confused.length, none: 'Ningún ejemplo se entiende como de otra intención.' },
  { found: ({ conflicts }) => conflicts.length, none: 'No hay frases casi iguales en intenciones distintas.' },
  { found: ({ weak }) => weak.length, none: 'Todas las intenciones se reconocen bien y tienen ejemplos suficientes.' },
  { found: gapsOf, none: 'Toda respuesta tiene ejemplos y nada está de más.' },
]

/** What needs nothing, in one list. */
export function InOrder({ report }: { report: Report }) {
  const id = useId()
  const { checks } = report
  const passed = checks.length > 0 && checks.every(({ failed }) => failed === 0)
  const texts = [
    ...CHECKED.filter(({ found }) => found(report) === 0).map(({ none }) => none),
    ...(passed ? ['El modelo superó todas tus pruebas.'] : []),
  ]
  if (texts.length === 0) return null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>En orden</h2>
      </div>
      <ul className="report-in-order">
        {texts.map((text) => (
          <li key={text}>
            <Icon name="check" size={18} /> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
