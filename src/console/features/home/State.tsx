import type { components } from '../../../../generated/api.d.ts'
import { BotSpecialStateOptions, TrainingStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { plural } from '../../ui/format.ts'
import { UNTRAINED } from '../training/stages.ts'

type Summary = components['schemas']['HomeSummary']

/** The option of a value; a stage that isn't listed is shown as any training. */
function optionOf(options: readonly Option[], value: string, otherwise?: string): Option {
  const find = (wanted?: string) => options.find((option) => option.value === wanted)
  return find(value) ?? find(otherwise) ?? { value, label: value }
}

/** States in which nothing is being learnt and nothing went wrong. */
const RESTING: ReadonlySet<string> = new Set<Summary['training']['state']>(['active', 'pending'])

/** Whether the chatbot answers, and where its training is. */
export function State({ special, training }: { special: Summary['special_state']; training: Summary['training'] }) {
  const on = optionOf(BotSpecialStateOptions, special)
  const stage = optionOf(TrainingStateOptions, training.state, 'training')
  const untrained = !training.trained && RESTING.has(training.state)
  const { tone, label } = untrained ? ({ tone: 'warning', label: UNTRAINED } as const) : stage
  return (
    <section className="card" aria-labelledby="estado">
      <div className="card-head">
        <h2 id="estado">Chatbot</h2>
        <Badge tone={on.tone}>{on.label}</Badge>
      </div>
      <dl className="home-state">
        <div>
          <dt>Entrenamiento</dt>
          <dd>
            {stage.progress === undefined ? <Badge tone={tone}>{label}</Badge> : stage.label}
            {stage.progress !== undefined && (
              <progress value={stage.progress} max={100} aria-label="Avance del entrenamiento">
                {stage.progress} %
              </progress>
            )}
          </dd>
        </div>
        <div>
          <dt>Cambios sin entrenar</dt>
          <dd>
            {training.pending_changes === 0 ? 'Ninguno' : plural(training.pending_changes, 'cambio', 'cambios')}
            {training.pending_changes > 0 && (
              <BuiltLink to="/state" className="home-hint">
                El chatbot los aprende con un nuevo entrenamiento.
              </BuiltLink>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
