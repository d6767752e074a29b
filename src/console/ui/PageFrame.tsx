import './page-frame.css'
import { type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { warnings } from '../../../generated/shell.ts'
import type { LinkText, Screen } from '../../contract/screen.ts'
import { mayOpen, useSession } from '../session/index.ts'
import { Banner } from './Banner.tsx'
import { IconButton } from './Button.tsx'
import { retainFocus } from './focus.ts'
import { HelpLink } from './HelpLink.tsx'
import { PagePlaceContext } from './PagePlace.ts'
import { Loading } from './Spinner.tsx'
import { TabStrip, type TabStripProps } from './TabStrip.tsx'
import { TrainingNoticeContext } from './TrainingNoticeContext.ts'
import { useTitle } from './title.ts'

interface PageFrameProps {
  title: string
  /** the name of what the page shows, in place of its title */
  heading?: string
  /** help text behind the info icon */
  help?: string
  /** changes on this page can break the chatbot */
  danger?: boolean
  /** changes on this page require a new training; inside the shell the line of the training says so, if needed */
  warning?: boolean
  tabs?: TabStripProps
  /** links to related pages, shown to those who may open them */
  links?: readonly LinkText[]
  loading?: boolean
  /** the page's main buttons, beside the title */
  actions?: ReactNode
  children?: ReactNode
}

/** Props of a page that gets its resolved screen with title, help, banners and tabs. */
export interface PageProps {
  screen: Screen
}

/** Layout of every page inside the shell; see section 2.4 of the specification. Also sets the document title. */
export function PageFrame({ title, help, danger, warning, tabs, links, loading, actions, ...rest }: PageFrameProps) {
  const [helped, setHelped] = useState(false)
  const id = useId()
  const session = useSession()
  const { bot } = session
  const open = links?.filter(({ href }) => mayOpen(href, session)) ?? []
  const Training = use(TrainingNoticeContext)
  const place = use(PagePlaceContext)
  const heading = rest.heading ?? place?.name ?? title
  useTitle(heading)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? retainFocus(root.current) : undefined), [])
  return (
    <div className="frame" ref={root}>
      <header className="frame-head">
        {place && mayOpen(place.parent.href, session) && (
          <nav className="frame-path" aria-label="Ruta">
            <Link to={place.parent.href}>{place.parent.text}</Link>
            {heading !== title && <span> › {title}</span>}
          </nav>
        )}
        <h1>
          <bdi>{heading}</bdi>
        </h1>
        {help && (
          <IconButton
            icon="info"
            label="Ayuda de esta sección"
            aria-expanded={helped}
            aria-controls={id}
            onClick={() => setHelped(!helped)}
          />
        )}
        {open.length > 0 && (
          <nav className="frame-links" aria-label="Enlaces de la sección">
            {open.map(({ text, href }) => (
              <Link key={href} to={href}>
                {text}
              </Link>
            ))}
          </nav>
        )}
        {actions && <div className="frame-actions">{actions}</div>}
        {help && (
          <p id={id} className="frame-help" hidden={!helped}>
            {help} <HelpLink>Más en la ayuda</HelpLink>
          </p>
        )}
      </header>
      {danger && <Banner tone="danger">{warnings.danger}</Banner>}
      {warning &&
        (bot && Training ? (
          <Suspense>
            <Training bot={bot.id} />
          </Suspense>
        ) : (
          <Banner tone="warning">{warnings.training}</Banner>
        ))}
      {tabs && <TabStrip {...tabs} />}
      <div className="frame-content" aria-busy={loading || undefined}>
        {loading ? <Loading /> : rest.children}
      </div>
    </div>
  )
}
