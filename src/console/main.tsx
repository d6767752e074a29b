import './theme/tokens.css'
import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { routes } from '../../generated/routes.ts'
import { whenIdle } from './api/idle.ts'
import { features } from './features/index.ts'
import { browserHistory } from './routing/history.ts'
import { Router } from './routing/Router.tsx'
import { startSession } from './session/index.ts'
import { consoleRoutes, loadFirstPage } from './shell/router.tsx'
import { followMode } from './theme/mode.ts'

followMode()
startSession()

// Only in a production build: the dev server always serves the current files.
if (document.querySelector('meta[name="build"]:not([content="dev"])'))
  window.addEventListener('load', () =>
    whenIdle(() => {
      // Without a connection this page goes without the notice of new builds; the next one tries again.
      const nothing = () => {}
      import('./shell/newBuild.ts').then(({ watchBuilds }) => watchBuilds(), nothing)
    }),
  )

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const pages = consoleRoutes(routes, features)
// `finally`: what cannot be loaded in advance must not leave the loading screen; the page itself reports the error.
void loadFirstPage(window.location.pathname + window.location.search).finally(() =>
  createRoot(root).render(<Router history={browserHistory()} routes={pages} />),
)
