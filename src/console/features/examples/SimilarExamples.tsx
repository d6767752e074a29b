import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { Banner } from '../../ui/Banner.tsx'

type Check = components['schemas']['ExampleCheck']

/** The error of a text that is an example already, with a link to it. */
export function DuplicateError({ twin }: { twin: NonNullable<Check['duplicate']> }) {
  return (
    <span role="alert">
      Ya es un ejemplo de la intención «{twin.intent}». Escribe otro o edita{' '}
      <Link to={exampleUrl(twin.id)}>«{twin.text}»</Link>.
    </span>
  )
}

/** Existing examples of other intents that resemble the typed text, with links. */
export function SimilarExamples({ check: { duplicate, similar } }: { check: Check }) {
  return (
    <div role="status">
      {!duplicate && similar.length > 0 && (
        <Banner tone="warning">
          Otra intención tiene casi lo mismo, y el chatbot podría confundirlas:
          <ul className="twins">
            {similar.map(({ id, text, intent }) => (
              <li key={id}>
                <Link to={exampleUrl(id)}>«{text}»</Link> en «{intent}»
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}

/** Returns the URL of an example. */
export const exampleUrl = (id: number) => `/advanced/examples?id=${id}`
