import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { routes } from '../../../generated/routes.ts'
import type { Features } from '../engine/features.ts'
import { routeOf } from '../session/index.ts'
import { Loading } from '../ui/Spinner.tsx'
import { OrErrorPage } from './ErrorPage.tsx'
import { Fallback, Guard } from './Guard.tsx'
import { preload } from './preload.ts'
import { Root } from './Root.tsx'
import { routeElement } from './routeElement.tsx'

type Routes = typeof routes

const loadShell = () => import('./Shell.tsx')
const Shell = lazy(loadShell)

/** Starts loading what an address will show, while it is still being asked who is signed in. */
export function preloadPage(address: string, signedIn: boolean): void {
  const shown = signedIn || routeOf(address)?.gate.who === 'public' ? address : '/login'
  preload(shown)
  if (signedIn) loadShell().catch(() => {})
}

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/**
 * The router's tree from the generated routes: public pages stand alone, the rest inside the shell, each behind its
 * gate. The error page takes over on a rendering error.
 * @param features the application's own pages and parts
 */
export function consoleRoutes(all: Routes, features: Features): RouteObject[] {
  const leaf = (route: Routes[number]): RouteObject => ({
    path: pattern(route.path),
    element: (
      <OrErrorPage>
        <Guard route={route}>{routeElement(route, features)}</Guard>
      </OrErrorPage>
    ),
  })
  const alone = (route: Routes[number]) => route.gate.who === 'public' || route.path === '/error'
  return [
    {
      element: (
        <OrErrorPage>
          <Root />
        </OrErrorPage>
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
        { path: '*', element: <Fallback /> },
      ],
    },
  ]
}
