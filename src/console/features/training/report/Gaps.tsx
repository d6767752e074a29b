import type { components } from '../../../../../generated/api.d.ts'
import { plural } from '../../../ui/format.ts'
import { intentExamplesUrl, PENDING_REVIEW_LINK } from './links.ts'
import { PageLink } from './PageLink.tsx'
import { Section } from './Section.tsx'

type Report = components['schemas']['TrainingReport']

/** Returns the number of gaps of a report. */
export const gapsOf = ({ untaught, unused_entities, unused_examples }: Report): number =>
  untaught.length + unused_entities.length + (unused_examples > 0 ? 1 : 0)

/** Incomplete or unused content: responses without examples, unused entities and examples. */
export function Gaps({ report }: { report: Report }) {
  const { untaught, unused_entities, unused_examples } = report
  return (
    <Section title="Lo que falta y lo que sobra" count={gapsOf(report)} text="Lo que enseñaste a medias o no se usa.">
      <ul className="report-list">
        {untaught.map(({ id, name }) => (
          <li key={`t${id}`} className="report-row">
            <span>
              <strong>{name}</strong> tiene respuesta y ningún ejemplo: nadie la recibe.
            </span>
            <PageLink className="report-add" to={intentExamplesUrl(id)} label={`Agregar ejemplos a ${name}`}>
              Agregar ejemplos
            </PageLink>
          </li>
        ))}
        {unused_entities.map(({ id, name }) => (
          <li key={`e${id}`} className="report-row">
            <span>
              La entidad <strong>{name}</strong> no está marcada en ningún ejemplo.
            </span>
            <PageLink className="report-add" to="/advanced/entities" label={`Ver la entidad ${name}`}>
              Ver entidades
            </PageLink>
          </li>
        ))}
        {unused_examples > 0 && (
          <li className="report-row">
            <span>
              {plural(
                unused_examples,
                'ejemplo espera revisión o está rechazado',
                'ejemplos esperan revisión o están rechazados',
              )}
              .
            </span>
            <PageLink className="report-add" to={PENDING_REVIEW_LINK}>
              Revisar ejemplos
            </PageLink>
          </li>
        )}
      </ul>
    </Section>
  )
}
