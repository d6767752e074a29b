import './shell.css'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { CommandCenter } from '../commands/CommandCenter.tsx'
import type { Features } from '../engine/features.ts'
import { unreadText, useUnread } from '../notify/unread.ts'
import { useSession } from '../session/index.ts'
import { IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { addIcons } from '../ui/icons.ts'
import { Logo } from '../ui/Logo.tsx'
import { TrainingNoticeContext } from '../ui/TrainingNoticeContext.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { shellIcons } from './icons.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Sidebar } from './Sidebar.tsx'

addIcons(shellIcons)

const COLLAPSED = 'sidebar'

/** Layout of the signed-in console: side navigation and the current page. */
export default function Shell({ features }: { features: Features }) {
  const session = useSession()
  const narrow = useNarrow()
  const { pathname } = useLocation()
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === 'collapsed')
  const [open, setOpen] = useState(false)
  const botId = session.bot?.id
  const unread = useUnread(botId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes close the responsive menu
  useEffect(() => setOpen(false), [pathname, botId, narrow])
  const close = useCallback(() => setOpen(false), [])

  function collapse(): void {
    localStorage.setItem(COLLAPSED, collapsed ? 'open' : 'collapsed')
    setCollapsed(!collapsed)
  }

  if (session.status === 'loading') return <LoadingScreen />
  if (session.status === 'out') return <Navigate to="/login" replace />
  return (
    <div className={classes('shell', collapsed && !narrow && 'shell-collapsed')}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      {narrow && (
        <header className="topbar" inert={open}>
          <IconButton
            icon="menu"
            label={unread > 0 ? `Abrir menú (${unreadText(unread)})` : 'Abrir menú'}
            className={classes(unread > 0 && 'topbar-unread')}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(true)}
          />
          <Logo size={28} />
        </header>
      )}
      <Sidebar narrow={narrow} open={open} collapsed={collapsed && !narrow} onClose={close} onCollapse={collapse} />
      {/* Keyed by chatbot, so that nothing of the previous chatbot stays on the screen. */}
      <main id="contenido" className="shell-main" tabIndex={-1} inert={narrow && open} key={botId}>
        <TrainingNoticeContext value={features.Training}>
          <Outlet />
        </TrainingNoticeContext>
      </main>
      <CommandCenter />
      {features.GlobalWatchers && (
        <Suspense fallback={null}>
          <features.GlobalWatchers />
        </Suspense>
      )}
    </div>
  )
}
