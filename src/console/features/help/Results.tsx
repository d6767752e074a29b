import { HelpLink } from '../../ui/HelpLink.tsx'
import type { Article } from './article.ts'

interface ResultsProps {
  query: string
  found: readonly { article: Article; line: string }[]
  onChoose: () => void
}

/** The articles that a search has found, with the line that fits best. */
export function Results({ query, found, onChoose }: ResultsProps) {
  const count = found.length === 1 ? '1 artículo' : `${found.length} artículos`
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'help-missing'}>
        {found.length > 0 ? count : `Ningún artículo habla de «${query}». Prueba con otras palabras.`}
      </p>
      <ul className="help-results">
        {found.map(({ article, line }) => (
          <li key={article.id}>
            <HelpLink article={article.id} onOpen={onChoose}>
              {article.title}
            </HelpLink>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
