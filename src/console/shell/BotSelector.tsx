import './bot-selector.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { home } from '../../../generated/shell.ts'
import { fold } from '../../contract/phrase.ts'
import type { ScopeTexts } from '../../contract/shell.ts'
import { useLeave } from '../routing/useBlocker.ts'
import { type SessionBot, selectBot, useSession } from '../session/index.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'

/** The selected chatbot, with a searchable list to select another. Selecting one navigates to the home page. */
export function BotSelector({ texts, collapsed }: { texts: ScopeTexts; collapsed: boolean }) {
  const { bot, bots } = useSession()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const away = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])
  const name = bot?.name ?? texts.none

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className={classes('bots', collapsed && 'bots-collapsed')} ref={root}>
      <button
        type="button"
        className="bots-button"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${texts.one}: ${name}`}
        title={collapsed ? name : undefined}
        disabled={bots.length === 0}
        onClick={() => setOpen(!open)}
      >
        <span className="bots-mark" aria-hidden="true">
          {bot ? <Mark bot={bot} /> : <Icon name="robot" size={18} />}
        </span>
        {!collapsed && (
          <>
            <span className="bots-name">
              <span>{name}</span>
              {bot && <small>{bot.bot_plan.name}</small>}
            </span>
            {bots.length > 0 && <Icon name="unfold" size={18} />}
          </>
        )}
      </button>
      {open && <BotList texts={texts} onDone={close} />}
    </div>
  )
}

/** The picture of a chatbot, else the first letter of its name. */
const Mark = ({ bot: { avatar, name } }: { bot: SessionBot }) =>
  avatar ? <img src={avatar} alt="" /> : [...name][0]?.toUpperCase()

function BotList({ texts, onDone }: { texts: ScopeTexts; onDone: () => void }) {
  const { bot, bots, user } = useSession()
  const more = (user?.bots_left ?? 0) > 0
  const navigate = useNavigate()
  const leave = useLeave()
  const id = useId()
  const [query, setQuery] = useState('')
  const found = bots.filter((one) => fold(one.name).includes(fold(query.trim())))
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      bots.findIndex((one) => one.id === bot?.id),
    ),
  )
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function choose(index: number): void {
    const chosen = found[index]
    if (!chosen) return
    onDone()
    leave(() => {
      selectBot(chosen.id)
      void navigate(home)
    })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 }[event.key]
    if (to !== undefined) setAt((to + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') choose(at)
    else if (event.key === 'Tab' && more && !event.shiftKey) return
    else if (event.key === 'Escape' || event.key === 'Tab') onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="bots-list" role="dialog" aria-label={texts.choose}>
      <div className="bots-search">
        <Icon name="search" size={18} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the user opened it with its button
          autoFocus
          type="text"
          role="combobox"
          aria-label={texts.find}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[at] ? `${id}-${found[at].id}` : undefined}
          autoComplete="off"
          placeholder={texts.choose}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={id} aria-label={texts.many} className="bots-options" ref={list}>
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focused search box above handles the keys
          <div
            key={one.id}
            id={`${id}-${one.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={one.id === bot?.id}
            className={classes('bots-option', index === at && 'bots-option-active')}
            onClick={() => choose(index)}
            onPointerMove={() => setAt(index)}
          >
            {one.avatar && <img className="bots-picture" src={one.avatar} alt="" />}
            <span className="bots-name">
              <span>{one.name}</span>
              <small>
                {one.role.name} · {one.bot_plan.name}
              </small>
            </span>
            {one.id === bot?.id && <Icon name="check" size={18} />}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="bots-none" role="status">
          {texts.unmatched}
        </p>
      )}
      {more && (
        <Link
          className="bots-more"
          to="/bots/new"
          onClick={onDone}
          onKeyDown={(event) => {
            if (event.key === 'Escape' || (event.key === 'Tab' && !event.shiftKey)) onDone()
          }}
        >
          <Icon name="plus" size={18} />
          Crear otro chatbot
        </Link>
      )}
    </div>
  )
}
