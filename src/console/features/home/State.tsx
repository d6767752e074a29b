import type { components } from '../../../../generated/api.d.ts'
import { BotSpecialStateOptions, TrainingStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { plural } from '../../ui/format.ts'
import { UNTRAINED_TEXT } from '../training/stages.ts'

type Summary = components['schemas']['HomeSummary']

/** Returns the option of a value, or that of `otherwise` for unknown values such as an unlisted training stage. */
function optionOf(options: readonly Option[], value: string, otherwise?: string): Option {
  const find = (wanted?: string) => options.find((option) => option.value === wanted)
  return find(value) ?? find(otherwise) ?? { value, label: value }
}

/** States without a running or failed training. */
const RESTING: ReadonlySet<string> = new Set<Summary['training']['state']>(['active', 'pending'])

/** Whether the chatbot is on, and the state of its training. */
export function State({ special, training }: { special: Summary['special_state']; training: Summary['training'] }) {
  const on = optionOf(BotSpecialStateOptions, special)
  const stage = optionOf(TrainingStateOptions, training.state, 'training')
  const untrained = !training.trained && RESTING.has(training.state)
  const { tone, label } = untrained ? ({ tone: 'warning', label: UNTRAINED_TEXT } as const) : stage
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
                El chatbot los aprenderá cuando lo entrenes.
              </BuiltLink>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
