import { apiBase } from '../../api/client.ts'
import { useSession } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Code } from '../../ui/Code.tsx'
import { curlOf } from './curl.ts'
import { type Answer, type Description, deref, type Entry, type Media, type Parameter } from './description.ts'
import { SchemaTree } from './SchemaTree.tsx'
import { accessText, audienceText, constraintTexts, keyText, limitTexts, typeText } from './words.ts'

/** Details of an API call or event from the OpenAPI description. */
export function EntryDetails({ doc, entry }: { doc: Description; entry: Entry }) {
  const { operation, parameters, kind } = entry
  const { bot } = useSession()
  const limits = limitTexts(operation)
  const key = keyText(doc, operation)
  const media = Object.entries(operation.requestBody?.content ?? {})
  return (
    <>
      {operation.description && <p className="entry-text">{operation.description}</p>}
      {operation['x-not-built'] && <Banner tone="warning">Todavía no disponible: contesta con el estado 501.</Banner>}
      <dl className="entry-facts">
        <div>
          <dt>{kind === 'event' ? 'Quién lo recibe' : 'Quién puede llamar'}</dt>
          <dd>{kind === 'event' ? audienceText(operation) : accessText(doc, operation['x-access'])}</dd>
        </div>
        {kind === 'call' && (
          <div>
            <dt>Clave de API</dt>
            <dd>{key ? `Con el permiso ${key}` : 'No acepta claves'}</dd>
          </div>
        )}
        {limits.length > 0 && (
          <div>
            <dt>Límites</dt>
            <dd>
              {limits.map((limit) => (
                <span key={limit}>{limit}</span>
              ))}
            </dd>
          </div>
        )}
        {operation['x-needs-training'] && (
          <div>
            <dt>Entrenamiento</dt>
            <dd>El cambio se ve después de un nuevo entrenamiento del chatbot.</dd>
          </div>
        )}
      </dl>
      {parameters.length > 0 && (
        <section>
          <h4>Parámetros</h4>
          <ul className="schema">
            {parameters.map((parameter) => (
              <ParameterLine key={`${parameter.in} ${parameter.name}`} doc={doc} parameter={parameter} />
            ))}
          </ul>
        </section>
      )}
      {media.map(([type, body]) => (
        <section key={type}>
          <h4>
            {kind === 'event' ? 'Datos' : 'Cuerpo'} <code>{type}</code>
          </h4>
          <MediaBlock doc={doc} media={body} label="Ejemplo" />
        </section>
      ))}
      {kind === 'call' && (
        <>
          <Code label="curl" text={curlOf(entry, apiBase(), bot?.id)} />
          <section>
            <h4>Respuestas</h4>
            {Object.entries(operation.responses ?? {}).map(([status, answer]) => (
              <AnswerBlock key={status} doc={doc} status={status} answer={deref(doc, answer)} />
            ))}
          </section>
        </>
      )}
    </>
  )
}

const PLACES: Record<string, string> = { path: 'en la dirección', query: 'en la consulta', header: 'en la cabecera' }

function ParameterLine({ doc, parameter }: { doc: Description; parameter: Parameter }) {
  const schema = deref(doc, parameter.schema ?? {})
  const facts = [PLACES[parameter.in] ?? parameter.in, typeText(schema), ...constraintTexts(schema)]
  return (
    <li>
      <p className="schema-line">
        <code>{parameter.name}</code>
        <span className="schema-facts">{facts.join(' · ')}</span>
        {parameter.required && <span className="schema-required">obligatorio</span>}
      </p>
      {parameter.description && <p className="schema-text">{parameter.description}</p>}
    </li>
  )
}

function AnswerBlock({ doc, status, answer }: { doc: Description; status: string; answer: Answer }) {
  const media = Object.values(answer.content ?? {})[0]
  const bad = Number(status) >= 400
  const line = (
    <>
      <span className={bad ? 'status status-bad' : 'status'}>{status}</span> {answer.description}
    </>
  )
  if (!media) return <p className="answer">{line}</p>
  return (
    <details className="answer">
      <summary>{line}</summary>
      <MediaBlock doc={doc} media={media} label={`Ejemplo de respuesta ${status}`} />
    </details>
  )
}

function MediaBlock({ doc, media, label }: { doc: Description; media: Media; label: string }) {
  return (
    <div className="media">
      {media.schema && <SchemaTree doc={doc} schema={media.schema} />}
      {media.example !== undefined && <Code label={label} text={JSON.stringify(media.example, null, 2)} />}
    </div>
  )
}
