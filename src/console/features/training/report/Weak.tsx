import type { components } from '../../../../../generated/api.d.ts'
import { WeakReasonOptions } from '../../../../../generated/options.ts'
import type { Option } from '../../../../contract/screen.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { plural } from '../../../ui/format.ts'
import { percent } from '../percent.ts'
import { intentExamplesUrl } from './links.ts'
import { PageLink } from './PageLink.tsx'
import { Section } from './Section.tsx'

type WeakIntent = components['schemas']['TrainingReport']['weak'][number]

/** Intents that need more or better examples. */
export function Weak({ weak }: { weak: readonly WeakIntent[] }) {
  const options: readonly Option[] = WeakReasonOptions
  return (
    <Section
      title="Intenciones débiles"
      count={weak.length}
      text="Se reconocen poco o tienen pocos ejemplos. Con ocho ejemplos distintos o más, escritos como escriben los clientes, mejoran."
    >
      <ul className="report-list">
        {weak.map(({ intent, examples, recall, reasons }) => (
          <li key={intent.id} className="report-row">
            <span className="report-example">
              <strong>{intent.name}</strong>
              <small className="soft num">
                {plural(examples, 'ejemplo', 'ejemplos')}
                {recall !== null && `, se reconoce el ${percent(recall)}`}
              </small>
            </span>
            <span className="report-badges">
              {reasons.map((reason) => {
                const option = options.find(({ value }) => value === reason)
                return (
                  <Badge key={reason} tone={option?.tone}>
                    {option?.label}
                  </Badge>
                )
              })}
            </span>
            <PageLink
              className="report-add"
              to={intentExamplesUrl(intent.id)}
              label={`Agregar ejemplos a ${intent.name}`}
            >
              Agregar ejemplos
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
