import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Existing examples that equal or resemble the typed text, with links. */
export function SimilarExamples({ check }: { check: components['schemas']['ExampleCheck'] }) {
  const { duplicate, similar } = check
  return (
    <div role="status">
      {duplicate && (
        <Banner tone="danger">
          Ya es un ejemplo de la intención «{duplicate.intent}»:{' '}
          <Link to={exampleUrl(duplicate.id)}>«{duplicate.text}»</Link>
        </Banner>
      )}
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
