import './help.css'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { brand } from '../../../../generated/shell.ts'
import { openShortcuts } from '../../commands/openPalette.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { HELP_ID, openHelp, returnFocus } from '../../ui/help.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ArticleView } from './ArticleView.tsx'
import { Contents } from './Contents.tsx'
import { articleOf, articles } from './manual.ts'
import { Results } from './Results.tsx'
import { createSearch } from './search.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'

interface HelpDrawerProps {
  /** id of the article; '' is the list of contents */
  article: string
  /** covers the page, which cannot be used meanwhile */
  modal: boolean
}

/** The staff's manual beside the page: search, list of contents and articles, with steps back and forward. */
export default function HelpDrawer({ article: id, modal }: HelpDrawerProps) {
  const drawer = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // Each article starts without a search.
  const [typed, setTyped] = useState({ id, text: '' })
  const query = typed.id === id ? typed.text : ''
  const setQuery = (text: string) => setTyped({ id, text })
  const find = useMemo(() => createSearch(articles), [])
  const trail = useTrail(id)
  const close = useCloseOnBack(modal)
  const article = articleOf(id)
  const asked = query.trim()
  const found = useMemo(() => (asked ? find(asked) : []), [find, asked])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the drawer opens
  useEffect(() => {
    const opened = drawer.current
    // An article is read from its title; the list of contents is searched, but not with a keyboard over half a phone.
    const isSearched = article === undefined && !modal
    const start = isSearched ? search.current : opened?.querySelector<HTMLElement>('[data-heading]')
    start?.focus({ preventScroll: true })
    return () => {
      if (opened?.contains(document.activeElement) || document.activeElement === document.body) returnFocus()
    }
  }, [])

  // The next article starts at its top, and is announced.
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (body.current) body.current.scrollTop = 0
    const isInside = drawer.current?.contains(document.activeElement) || document.activeElement === document.body
    if (isInside) drawer.current?.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true })
  }, [id])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    if (query && event.target === search.current) setQuery('')
    else close()
  }

  function openFirst(event: KeyboardEvent): void {
    const [first] = found
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return
    setQuery('')
    openHelp(first.article.id)
  }

  const Room = modal ? 'div' : 'aside'
  return (
    <Room
      id={HELP_ID}
      ref={drawer}
      className="help"
      aria-label="Ayuda"
      role={modal ? 'dialog' : undefined}
      aria-modal={modal || undefined}
      onKeyDown={onKeyDown}
    >
      <header className="help-head">
        <h2>Ayuda</h2>
        <IconButton icon="chevron-left" label="Volver" aria-disabled={!trail.back || undefined} onClick={trail.back} />
        <IconButton
          icon="chevron-right"
          label="Avanzar"
          aria-disabled={!trail.forward || undefined}
          onClick={trail.forward}
        />
        <IconButton icon="book" label="Todos los artículos" onClick={() => openHelp()} />
        <IconButton icon="close" label="Cerrar ayuda" onClick={close} />
      </header>
      <div className="help-search">
        <Icon name="search" size={18} />
        <input
          ref={search}
          type="search"
          aria-label="Buscar en la ayuda"
          placeholder="Busca en la ayuda"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={openFirst}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="help-body" ref={body} tabIndex={0} aria-label="Artículo de la ayuda">
        {asked ? (
          <Results query={asked} found={found} onChoose={() => setQuery('')} />
        ) : article ? (
          <ArticleView article={article} modal={modal} />
        ) : (
          <Contents missing={id !== ''} />
        )}
      </section>
      <footer className="help-foot">
        <Button variant="ghost" icon="keyboard" onClick={openShortcuts}>
          Atajos de teclado
        </Button>
        <a href={`mailto:${brand.support}`}>Escribir a soporte</a>
      </footer>
    </Room>
  )
}

/** The articles seen since the drawer was opened, for its steps back and forward; undefined where there is none. */
function useTrail(id: string): { back?: () => void; forward?: () => void } {
  const [{ seen, at }, setTrail] = useState({ seen: [id], at: 0 })
  if (seen[at] !== id) setTrail({ seen: [...seen.slice(0, at + 1), id], at: at + 1 })
  const step = (by: number) => {
    const next = seen[at + by]
    if (next === undefined) return undefined
    return () => {
      setTrail({ seen, at: at + by })
      openHelp(next)
    }
  }
  return { back: step(-1), forward: step(1) }
}
