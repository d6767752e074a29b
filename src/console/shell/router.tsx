import { Suspense } from 'react'
import { parsePath, type RouteObject } from 'react-router-dom'
import type { routes } from '../../../generated/routes.ts'
import { readToken } from '../api/token.ts'
import type { Features } from '../engine/features.ts'
import { currentSession, routeOf, sessionChecked } from '../session/index.ts'
import { preloadable } from '../ui/preloadable.tsx'
import { Loading } from '../ui/Spinner.tsx'
import { ErrorPageBoundary } from './ErrorPage.tsx'
import { Guard, redirectFor } from './Guard.tsx'
import { preload } from './preload.ts'
import { Root } from './Root.tsx'
import { redirectOf } from './redirect.ts'
import { routeElement } from './routeElement.tsx'

type Routes = typeof routes

const { Component: Shell, load: loadShell } = preloadable(() => import('./Shell.tsx'))

/**
 * Loads everything that the first render needs: the session, and the code of the page that the address leads to. React
 * would show a fallback for code that is missing then, and keep it for 300 ms. Sends the page's first request as well.
 * @param address path and query
 */
export async function loadFirstPage(address: string): Promise<void> {
  const hasToken = readToken() !== null
  const likely = redirectOf(routeOf(address), hasToken, true) ?? address
  void preload(likely)
  if (hasToken) loadShell().catch(() => {})
  await sessionChecked()
  const session = currentSession()
  const isInShell = session.status === 'in'
  const shown = redirectFor(routeOf(address), session) ?? address
  // `new URL` would throw for an address such as `//`.
  const { pathname = '/', search = '' } = parsePath(shown)
  await Promise.all([
    preload(shown, isInShell ? { session, pathname, search } : undefined),
    isInShell && loadShell().catch(() => {}),
  ])
}

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/**
 * Builds the route tree from the generated routes: public pages at the top level, the rest inside the shell, each
 * behind its gate. The error page is shown after rendering errors.
 * @param features the application's own pages and components
 */
export function consoleRoutes(all: Routes, features: Features): RouteObject[] {
  const leaf = (route: Routes[number]): RouteObject => ({
    path: pattern(route.path),
    element: (
      <ErrorPageBoundary>
        <Guard route={route}>{routeElement(route, features)}</Guard>
      </ErrorPageBoundary>
    ),
  })
  const alone = (route: Routes[number]) => route.gate.who === 'public' || route.path === '/error'
  return [
    {
      element: (
        <ErrorPageBoundary>
          <Root />
        </ErrorPageBoundary>
      ),
      children: [
        ...all.filter(alone).map(leaf),
        {
          element: (
            <Suspense fallback={<Loading />}>
              <Shell features={features} />
            </Suspense>
          ),
          children: all.filter((route) => !alone(route)).map(leaf),
        },
        { path: '*', element: <Guard /> },
      ],
    },
  ]
}
