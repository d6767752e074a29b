import './sidebar.css'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { menu, scope } from '../../../generated/shell.ts'
import { openPalette } from '../commands/openPalette.ts'
import { keyTexts } from '../commands/shortcuts.ts'
import { CHATS_PATH, unreadText, useUnread } from '../notify/unread.ts'
import { mayOpen, startOf, useSession, useSignOut } from '../session/index.ts'
import { modeLabel, toggleMode, useMode } from '../theme/mode.ts'
import { IconButton } from '../ui/Button.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { classes } from '../ui/classes.ts'
import { openHelp } from '../ui/help.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { BotSelector } from './BotSelector.tsx'
import { currentEntry, menuOf } from './menu.ts'
import { preload } from './preload.ts'
import { UserBlock } from './UserBlock.tsx'

const UPDATES_PATH = '/updates'

interface SidebarProps {
  /** shown as a drawer over the page instead of a column */
  narrow: boolean
  /** the drawer is open */
  open: boolean
  collapsed: boolean
  onClose: () => void
  onCollapse: () => void
}

/** The side navigation: logo, chatbot selector, search, menu, theme toggle, sign-out and user menu. */
export function Sidebar({ narrow, open, collapsed, onClose, onCollapse }: SidebarProps) {
  const session = useSession()
  const signOut = useSignOut()
  const mode = useMode()
  const { pathname } = useLocation()
  const drawer = useRef<HTMLDivElement>(null)
  useDrawer(drawer, narrow && open, onClose)
  const entries = menuOf(session)
  const current = currentEntry(pathname, entries)
  const theme = modeLabel(mode)
  const unread = useUnread(session.bot?.id)
  const unreadUpdates = session.user?.unread_updates ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the current entry changes with these
  useEffect(() => {
    drawer.current?.querySelector('.nav-current')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname, open, entries.length, session.bot?.id])
  const Room = narrow ? 'div' : 'aside'
  return (
    <>
      {narrow && open && <div className="sidebar-scrim" aria-hidden="true" onClick={onClose} />}
      <Room
        id="menu"
        ref={drawer}
        className={classes(
          'sidebar',
          narrow && 'sidebar-drawer',
          open && 'sidebar-open',
          collapsed && 'sidebar-collapsed',
        )}
        inert={narrow && !open}
        role={narrow ? 'dialog' : undefined}
        aria-modal={narrow && open ? true : undefined}
        aria-label={narrow ? 'Menú' : 'Barra lateral'}
      >
        <div className="sidebar-head">
          <Link to={startOf(session)} className="sidebar-logo" aria-label={`Ir a ${menu[0]?.label}`}>
            <Logo size={30} />
          </Link>
          {narrow ? (
            <IconButton icon="close" label="Cerrar menú" onClick={onClose} />
          ) : (
            <IconButton
              icon={collapsed ? 'chevron-right' : 'chevron-left'}
              label={collapsed ? 'Expandir menú' : 'Contraer menú'}
              aria-expanded={!collapsed}
              aria-controls="menu"
              onClick={onCollapse}
            />
          )}
        </div>
        {scope && <BotSelector texts={scope} collapsed={collapsed} />}
        <SearchButton collapsed={collapsed} shortcut={session.user?.preferences.shortcuts ?? true} />
        <nav className="sidebar-nav" aria-label="Principal">
          <ul>
            {entries.map((entry) => (
              <li key={entry.route}>
                <NavLink
                  to={entry.route}
                  className={classes('nav-item', entry === current && 'nav-current')}
                  aria-current={entry === current ? 'page' : undefined}
                  title={collapsed ? entry.label : undefined}
                  onClick={onClose}
                  onPointerEnter={() => preload(entry.route)}
                  onFocus={() => preload(entry.route)}
                >
                  <Icon name={entry.icon} />
                  <span className="nav-label">{entry.label}</span>
                  {entry.route === CHATS_PATH && unread > 0 && (
                    <span className="nav-count" title={`${unreadText(unread)}, de cualquier fecha`}>
                      <CountBadge count={unread} corner={collapsed} />
                      <span className="sr-only">({unreadText(unread)})</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="sidebar-foot">
          <button
            type="button"
            className="nav-item"
            title={collapsed ? 'Ayuda' : undefined}
            onClick={() => {
              onClose()
              openHelp()
            }}
          >
            <Icon name="help" />
            <span className="nav-label">Ayuda</span>
          </button>
          {mayOpen(UPDATES_PATH, session) && (
            <NavLink
              to={UPDATES_PATH}
              className={({ isActive }) => classes('nav-item', isActive && 'nav-current')}
              title={collapsed ? 'Novedades' : undefined}
              onClick={onClose}
            >
              <Icon name="gift" />
              <span className="nav-label">Novedades</span>
              {unreadUpdates > 0 && (
                <>
                  <CountBadge count={unreadUpdates} corner={collapsed} />
                  <span className="sr-only">({unreadUpdates} sin leer)</span>
                </>
              )}
            </NavLink>
          )}
          <button type="button" className="nav-item" title={collapsed ? theme : undefined} onClick={toggleMode}>
            <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
            <span className="nav-label">{theme}</span>
          </button>
          <button type="button" className="nav-item" title={collapsed ? 'Cerrar Sesión' : undefined} onClick={signOut}>
            <Icon name="logout" />
            <span className="nav-label">Cerrar Sesión</span>
          </button>
          <UserBlock collapsed={collapsed} />
        </div>
      </Room>
    </>
  )
}

/** Opens the command palette, for users who do not know its shortcut. */
function SearchButton({ collapsed, shortcut }: { collapsed: boolean; shortcut: boolean }) {
  return (
    <button
      type="button"
      className="nav-item nav-search"
      title={collapsed ? 'Buscar' : undefined}
      onClick={openPalette}
    >
      <Icon name="search" />
      <span className="nav-label">Buscar</span>
      {!collapsed && shortcut && (
        <span className="sheet-keys" aria-hidden="true">
          {keyTexts('mod+k').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </button>
  )
}

/** While the drawer is open: traps the focus, closes on Escape and restores the focus afterwards. */
function useDrawer(ref: RefObject<HTMLElement | null>, out: boolean, onClose: () => void): void {
  useEffect(() => {
    const drawer = ref.current
    if (!out || !drawer) return
    const before = document.activeElement as HTMLElement | null
    drawer.querySelector<HTMLElement>('a, button')?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') return onClose()
      if (event.key !== 'Tab') return
      const stops = [...drawer.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"]), input')]
      const [first, last] = [stops[0], stops.at(-1)]
      const edge = event.shiftKey ? first : last
      if (document.activeElement !== edge) return
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      before?.focus()
    }
  }, [ref, out, onClose])
}
