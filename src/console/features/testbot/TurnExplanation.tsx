import { Link } from 'react-router-dom'
import { BotRuleOptions } from '../../../../generated/options.ts'
import { mayOpen, useSession } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatNumber, formatShare } from '../../ui/format.ts'
import { contextFacts } from '../responses/describe-context.ts'
import { slotFacts } from '../responses/describe-slots.ts'
import { CorrectIntent } from './CorrectIntent.tsx'
import { StateView } from './StateView.tsx'
import type { Answer, Intent, Turn } from './types.ts'

interface TurnExplanationProps {
  bot: number
  turn: Turn | undefined
  intents: readonly Intent[]
  onCorrected: (id: number, intent: string) => void
  onIntentCreated: () => void
}

/** Explains why the bot answered a message as it did and offers to correct it. */
export function TurnExplanation({ bot, turn, intents, onCorrected, onIntentCreated }: TurnExplanationProps) {
  const session = useSession()
  const answer = turn?.answer
  return (
    <section className="card testbot-explain" aria-label="Explicación">
      <div className="card-head">
        <h2>Por qué contestó así</h2>
      </div>
      {!turn || !answer ? (
        <EmptyState icon="brain" title="Elige un mensaje">
          Verás qué entendió y por qué contestó eso.
        </EmptyState>
      ) : (
        <>
          <p className="testbot-quote">«{turn.text}»</p>
          <Decided answer={answer} />
          <Ranking answer={answer} />
          <Entities answer={answer} />
          <Facts title="Cómo lo leyó" facts={answer.context ? contextFacts(answer.context) : []} />
          {answer.form_step && <Facts title="Formulario" facts={[['Paso', answer.form_step]]} />}
          <Facts title="Datos de la conversación" facts={answer.slots ? slotFacts(answer.slots) : []} />
          <StateView state={answer.state} />
          {mayOpen('/advanced/examples', session) && (
            <CorrectIntent
              key={turn.id}
              bot={bot}
              turn={turn}
              intents={intents}
              onCorrected={(intent) => onCorrected(turn.id, intent)}
              onIntentCreated={onIntentCreated}
            />
          )}
        </>
      )}
    </section>
  )
}

function Decided({ answer }: { answer: Answer }) {
  const { rule, by, response, response_id, handoff_text, area, labels, model } = answer
  const option = BotRuleOptions.find(({ value }) => value === rule)
  const facts: [string, string][] = [
    ...(by ? [['Decidió', `«${by}»`] as [string, string]] : []),
    ...(handoff_text ? [['Derivación', [handoff_text, area].filter(Boolean).join(', ')] as [string, string]] : []),
    ...(labels > 0 ? [['Etiquetas que pone', formatNumber(labels)] as [string, string]] : []),
    ['Modelo', modelName(model)],
    [
      'Demora',
      `${formatNumber(round(answer.milliseconds))} ms, ${formatNumber(round(answer.understanding_milliseconds))} en comprender`,
    ],
  ]
  return (
    <dl className="testbot-facts">
      <dt>Regla</dt>
      <dd>
        <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? rule}</Badge>
      </dd>
      {response_id && (
        <div className="testbot-fact">
          <dt>Respuesta</dt>
          <dd>
            <ResponseLink id={response_id} title={response ?? `n.º ${response_id}`} />
          </dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={name} className="testbot-fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The response that was given, as a link for users who may edit it. */
function ResponseLink({ id, title }: { id: number; title: string }) {
  const session = useSession()
  return mayOpen('/responses', session) ? <Link to={`/responses?editar=${id}`}>{title}</Link> : title
}

const round = (value: number) => Math.round(value * 10) / 10

function modelName({ number, trained }: Answer['model']): string {
  if (!trained) return 'Ninguno: todavía no lo entrenaste'
  return number === null ? 'Borrador' : `Publicado, entrenamiento n.º ${number}`
}

function Ranking({ answer: { intents, threshold } }: { answer: Answer }) {
  if (intents.length === 0) return null
  return (
    <>
      <h3>Intenciones</h3>
      <ol className="testbot-ranking">
        {intents.map(({ intent_id, name, confidence }) => (
          <li key={intent_id}>
            <span>{name}</span>
            <meter
              min={0}
              max={1}
              value={confidence}
              low={threshold ?? 0}
              optimum={1}
              aria-label={`Confianza de ${name}`}
            />
            <span className="num">{formatShare(confidence)}</span>
          </li>
        ))}
      </ol>
      {threshold !== null && <p className="soft">Contesta desde una confianza de {formatShare(threshold)}.</p>}
    </>
  )
}

interface FactsProps {
  title: string
  /** terms with their texts */
  facts: readonly [string, string][]
}

function Facts({ title, facts }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <dl className="testbot-facts">
        {facts.map(([term, text]) => (
          <div key={term} className="testbot-fact">
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Entities({ answer: { entities } }: { answer: Answer }) {
  if (entities.length === 0) return null
  return (
    <>
      <h3>
        <Link to="/advanced/entities">Entidades</Link>
      </h3>
      <ul className="testbot-entities">
        {entities.map(({ entity, value, start }) => (
          <li key={`${entity}${start}`}>
            <strong>{entity}</strong>: {value}
          </li>
        ))}
      </ul>
    </>
  )
}
