import { useLocation } from 'react-router-dom'
import { routeOf } from '../../session/index.ts'
import { HelpLink } from '../../ui/HelpLink.tsx'
import type { Article } from './article.ts'
import { articles } from './manual.ts'

/** The list of contents: the articles about the current screen first. */
export function Contents({ missing }: { missing: boolean }) {
  const { pathname } = useLocation()
  const route = routeOf(pathname)?.path ?? ''
  const about = articles.filter(({ screens }) => screens.includes(route))
  const sections = [...new Set(articles.map(({ section }) => section))]
  return (
    <div className="help-contents">
      <h3 data-heading tabIndex={-1} className="sr-only">
        Todos los artículos
      </h3>
      {missing && <p className="help-missing">Ese artículo ya no existe. Busca otro o elige uno de la lista.</p>}
      {about.length > 0 && <Group title="Sobre esta página" articles={about} first />}
      {sections.map((section) => (
        <Group key={section} title={section} articles={articles.filter((one) => one.section === section)} />
      ))}
    </div>
  )
}

function Group({ title, articles: listed, first }: { title: string; articles: readonly Article[]; first?: boolean }) {
  return (
    <section className={first ? 'help-group help-group-first' : 'help-group'}>
      <h4>{title}</h4>
      <ul>
        {listed.map((one) => (
          <li key={one.id}>
            <HelpLink article={one.id}>{one.title}</HelpLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
