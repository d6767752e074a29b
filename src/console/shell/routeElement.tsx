import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import type { routes } from '../../../generated/routes.ts'
import type { Screen } from '../../contract/screen.ts'
import type { Features, PageModule, Visit } from '../engine/features.ts'
import type { PageProps } from '../ui/PageFrame.tsx'
import { preloadable } from '../ui/preloadable.tsx'
import { Loading } from '../ui/Spinner.tsx'
import { offerPreload } from './preload.ts'
import { useHotReloadedScreen } from './useHotReloadedScreen.ts'

type LoadedRoute = (typeof routes)[number]

/** Returns the screen of a route. A route without a screen file has only its title and gate. */
async function screenOf(route: LoadedRoute): Promise<Screen> {
  if (route.load) return (await route.load()).default
  const { title, gate, path } = route
  return { route: path, title, gate, body: { kind: 'page', page: route.page ?? '', operations: [] } }
}

async function pageOf(route: LoadedRoute, features: Features): Promise<PageModule> {
  if (route.kind === 'pending') return { default: (await import('./NotBuiltPage.tsx')).NotBuiltPage }
  if (route.kind !== 'page') {
    const [{ default: Section, prefetchSection }, using] = await Promise.all([
      import('../engine/AdminSection.tsx'),
      features.overrides(),
    ])
    return {
      default: ({ screen }) => <Section screen={screen} using={using} />,
      prefetchFor: (visit, screen) => prefetchSection(visit, screen, using),
    }
  }
  const load = features.pages[route.page ?? '']
  if (!load) throw new Error(`No hay una página "${route.page}" para ${route.path}`)
  return load()
}

function Live({ Content, screen }: PageProps & { Content: ComponentType<PageProps> }) {
  return <Content screen={useHotReloadedScreen(screen)} />
}

/** Returns the element of a route. Its code and screen load in parallel on preload or when it is first rendered. */
export function routeElement(route: LoadedRoute, features: Features): ReactNode {
  let prefetch: ((visit: Visit) => void) | undefined
  const { Component: Page, load } = preloadable(async () => {
    const [{ default: Content, prefetchFor }, screen, Around = Fragment] = await Promise.all([
      pageOf(route, features),
      screenOf(route),
      features.aroundOf?.(route.path)?.(),
    ])
    prefetch = (visit) => prefetchFor?.(visit, screen)
    return {
      default: () => (
        <Around>
          <Live Content={Content} screen={screen} />
        </Around>
      ),
    }
  })
  offerPreload(route.path, async (visit) => {
    await load()
    if (visit) prefetch?.(visit)
  })
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
}
