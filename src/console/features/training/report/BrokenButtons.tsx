import type { components } from '../../../../../generated/api.d.ts'
import { responseUrl } from './links.ts'
import { PageLink } from './PageLink.tsx'
import { Section } from './Section.tsx'

type Broken = NonNullable<components['schemas']['TrainingReport']['broken_buttons']>

/** Buttons that lead to no response. */
export function BrokenButtons({ broken }: { broken: Broken }) {
  return (
    <Section
      title="Botones que no llevan a nada"
      count={broken.length}
      text="Quien los presione no recibirá respuesta. Elige a qué lleva cada uno o quítalo."
    >
      <ul className="report-list">
        {broken.map(({ response, button }) => (
          <li key={`${response.type} ${response.id} ${button}`} className="report-row">
            <span className="report-example">
              <strong>{button}</strong>
              <small className="soft">en «{response.name}»</small>
            </span>
            <PageLink
              className="report-add"
              to={responseUrl(response)}
              label={`Editar el botón ${button} de ${response.name}`}
            >
              Editar respuesta
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
