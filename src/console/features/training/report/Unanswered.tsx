import type { components } from '../../../../../generated/api.d.ts'
import { PageLink } from './PageLink.tsx'
import { Section } from './Section.tsx'

/** Intents that are recognized but have no active response. */
export function Unanswered({ intents }: { intents: readonly components['schemas']['NamedIntent'][] }) {
  return (
    <Section
      title="Intenciones sin respuesta"
      count={intents.length}
      text="El chatbot las entiende y no tiene qué contestar: dice que no puede y ofrece pasar a una persona."
    >
      <ul className="report-list">
        {intents.map(({ id, name }) => (
          <li key={id} className="report-row">
            <span>
              <strong>{name}</strong> se entiende y no tiene una respuesta activa.
            </span>
            <PageLink className="report-add" to="/responses" label={`Escribir la respuesta de ${name}`}>
              Escribir la respuesta
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
