import './shell.css'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { CommandCenter } from '../commands/CommandCenter.tsx'
import type { Features } from '../engine/features.ts'
import { unreadText, useUnread } from '../notify/unread.ts'
import { useSession } from '../session/index.ts'
import { IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { openHelp } from '../ui/help.ts'
import { addIcons } from '../ui/icons.ts'
import { Logo } from '../ui/Logo.tsx'
import { Loading } from '../ui/Spinner.tsx'
import { TrainingNoticeContext } from '../ui/TrainingNoticeContext.ts'
import { useMedia, useNarrow } from '../ui/useNarrow.ts'
import { useWidthRequested } from '../ui/width-request.ts'
import { ToSignIn } from './Guard.tsx'
import { shellIcons } from './icons.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SuspendedNotice } from './SuspendedNotice.tsx'
import { useHelpAddress } from './useHelpAddress.ts'

addIcons(shellIcons)

const COLLAPSED = 'sidebar'

/** Layout of the signed-in console: side navigation and the current page. */
export default function Shell({ features }: { features: Features }) {
  const session = useSession()
  const narrow = useNarrow()
  const phone = useMedia('(max-width: 599.95px)')
  const tight = useMedia('(min-width: 1280px) and (max-width: 1499.95px)')
  const { pathname } = useLocation()
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === 'collapsed')
  const [open, setOpen] = useState(false)
  const botId = session.bot?.id
  const unread = useUnread(botId)
  const article = useHelpAddress()
  const helped = article !== null && features.Help !== undefined
  const covered = helped && phone
  const asked = useWidthRequested()
  // Beside the help, the page keeps the width that its layouts are made for if the side navigation gives way.
  const [spread, setSpread] = useState(false)
  const squeezed = ((helped && tight) || asked) && !collapsed
  const small = !narrow && (collapsed || (squeezed && !spread))
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes close the responsive menu
  useEffect(() => setOpen(false), [pathname, botId, narrow])
  const close = useCallback(() => setOpen(false), [])

  function collapse(): void {
    if (squeezed) {
      setSpread(!spread)
      return
    }
    localStorage.setItem(COLLAPSED, collapsed ? 'open' : 'collapsed')
    setCollapsed(!collapsed)
  }

  if (session.status === 'loading') return <LoadingScreen />
  if (session.status === 'out') return <ToSignIn />
  return (
    <div className={classes('shell', small && 'shell-collapsed', helped && 'shell-helped')}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      {narrow && (
        <header className="topbar" inert={open || covered}>
          <IconButton
            icon="menu"
            label={unread > 0 ? `Abrir menú (${unreadText(unread)})` : 'Abrir menú'}
            className={classes(unread > 0 && 'topbar-unread')}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(true)}
          />
          <Logo size={28} />
          <IconButton icon="help" label="Ayuda" className="topbar-help" onClick={() => openHelp()} />
        </header>
      )}
      <Sidebar narrow={narrow} open={open} collapsed={small} onClose={close} onCollapse={collapse} />
      {/* Keyed by chatbot, so that nothing of the previous chatbot stays on the screen. */}
      <main id="contenido" className="shell-main" tabIndex={-1} inert={(narrow && open) || covered} key={botId}>
        {session.bot?.suspended && <SuspendedNotice reason={session.bot.suspended} />}
        <TrainingNoticeContext value={features.Training}>
          <Outlet />
        </TrainingNoticeContext>
      </main>
      {helped && features.Help && (
        <div className="shell-help">
          <Suspense fallback={<Loading />}>
            <features.Help article={article} modal={phone} />
          </Suspense>
        </div>
      )}
      <CommandCenter />
      {features.GlobalWatchers && (
        <Suspense fallback={null}>
          <features.GlobalWatchers />
        </Suspense>
      )}
    </div>
  )
}
