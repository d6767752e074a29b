import type { components } from '../../../../../generated/api.d.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { plural } from '../../../ui/format.ts'
import { Section } from './Section.tsx'

type Check = components['schemas']['TrainingCheck']

/** Results of the bot's own tests, with the differences. Empty if the bot has no tests. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <Section
      title="Pruebas propias"
      count={checks.reduce((sum, { failed }) => sum + failed, 0)}
      text="Lo que el chatbot debería hacer y este modelo hace distinto."
    >
      <ul className="report-list">
        {checks
          .filter(({ failed }) => failed > 0)
          .map(({ name, passed, failed, blocking, failures }) => (
            <li key={name}>
              <p className="report-row">
                <strong>{name}</strong>
                <span className="soft num">
                  {plural(passed, 'correcta', 'correctas')}, {plural(failed, 'fallida', 'fallidas')}
                </span>
                {blocking && <Badge tone="danger">Impidió publicar el modelo</Badge>}
              </p>
              <ul className="report-failures">
                {failures.map((failure) => (
                  <li key={failure}>{failure}</li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
    </Section>
  )
}
