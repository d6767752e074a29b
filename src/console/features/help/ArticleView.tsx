import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { mayOpen, routeOf, useSession } from '../../session/index.ts'
import { Code } from '../../ui/Code.tsx'
import { HelpLink } from '../../ui/HelpLink.tsx'
import { closeHelp } from '../../ui/help.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Article, Block, Inline } from './article.ts'
import { articles } from './manual.ts'
import { screenName } from './screen-name.ts'

/** One article, with links to its screens and to the article after it. */
export function ArticleView({ article, modal }: { article: Article; modal: boolean }) {
  const { pathname } = useLocation()
  const session = useSession()
  const screens = article.screens.filter(
    (route) => route !== pathname && !route.includes('{') && mayOpen(route, session),
  )
  const next = articles[articles.indexOf(article) + 1]
  return (
    <article className="help-article">
      <p className="help-section">{article.section}</p>
      <h3 data-heading tabIndex={-1}>
        {article.title}
      </h3>
      {article.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change
        <BlockView key={`${article.id} ${at}`} block={block} modal={modal} />
      ))}
      {screens.length > 0 && (
        <ul className="help-screens">
          {screens.map((route) => (
            <li key={route}>
              <ScreenLink to={route} modal={modal}>
                Abrir {screenName(route)}
              </ScreenLink>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="help-next">
          <span>Sigue con</span> <HelpLink article={next.id}>{next.title}</HelpLink>
        </p>
      )}
    </article>
  )
}

function BlockView({ block, modal }: { block: Block; modal: boolean }) {
  const show = (content: readonly Inline[]) => <Line content={content} modal={modal} />
  if (block.kind === 'heading') return <h4>{block.text}</h4>
  if (block.kind === 'paragraph') return <p>{show(block.content)}</p>
  if (block.kind === 'program') return <Code label={block.title} text={block.text} />
  if (block.kind === 'note')
    return (
      <div className="help-note">
        <Icon name="info" size={18} />
        <p>{show(block.content)}</p>
      </div>
    )
  const items = block.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change
    <li key={at}>{show(item)}</li>
  ))
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Line({ content, modal }: { content: readonly Inline[]; modal: boolean }) {
  return content.map((one, at) => {
    if (typeof one === 'string') return one
    const key = `${at} ${one.kind}`
    if (one.kind === 'ui') return <b key={key}>{one.text}</b>
    if (one.kind === 'emphasis') return <em key={key}>{one.text}</em>
    if (one.kind === 'code') return <code key={key}>{one.text}</code>
    if (one.kind === 'keys')
      return (
        <span key={key} className="sheet-keys">
          {one.keys.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
        </span>
      )
    if (!one.to.startsWith('/'))
      return (
        <HelpLink key={key} article={one.to}>
          {one.text}
        </HelpLink>
      )
    return (
      <ScreenLink key={key} to={one.to} modal={modal}>
        {one.text}
      </ScreenLink>
    )
  })
}

/** A link to a screen that is built and that the user may open, otherwise only its text. */
function ScreenLink({ to, modal, children }: { to: string; modal: boolean; children: ReactNode }) {
  const session = useSession()
  if (routeOf(to)?.kind === 'pending' || !mayOpen(to, session)) return <>{children}</>
  // Where the drawer covers the page, the page is what was asked for, and takes the drawer's place in the history.
  return (
    <Link to={to} replace={modal} onClick={modal ? closeHelp : undefined}>
      {children}
    </Link>
  )
}
