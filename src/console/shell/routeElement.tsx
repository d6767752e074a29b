import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { routes } from '../../../generated/routes.ts'
import type { Screen } from '../../contract/screen.ts'
import type { Features } from '../engine/features.ts'
import type { PageProps } from '../ui/PageFrame.tsx'
import { Loading } from '../ui/Spinner.tsx'
import { offerPreload } from './preload.ts'
import { useLiveScreen } from './useLiveScreen.ts'

type LoadedRoute = (typeof routes)[number]

/** The screen of a route; a route without a file of its own still has its title and gate. */
async function screenOf(route: LoadedRoute): Promise<Screen> {
  if (route.load) return (await route.load()).default
  const { title, gate, path } = route
  return { route: path, title, gate, body: { kind: 'page', page: route.page ?? '', operations: [] } }
}

async function pageOf(route: LoadedRoute, features: Features): Promise<ComponentType<PageProps>> {
  if (route.kind === 'pending') return (await import('./Pending.tsx')).Pending
  if (route.kind !== 'page') {
    const [{ default: Section }, using] = await Promise.all([
      import('../engine/AdminSection.tsx'),
      features.overrides(),
    ])
    return ({ screen }) => <Section screen={screen} using={using} />
  }
  const load = features.pages[route.page ?? '']
  if (!load) throw new Error(`No hay una página "${route.page}" para ${route.path}`)
  return (await load()).default
}

function Live({ Content, screen }: PageProps & { Content: ComponentType<PageProps> }) {
  return <Content screen={useLiveScreen(screen)} />
}

/** The element of a route; its code and its screen are loaded side by side when it is first shown, or about to be. */
export function routeElement(route: LoadedRoute, features: Features): ReactNode {
  let loading: Promise<{ default: ComponentType }> | undefined
  const load = () => {
    loading ??= Promise.all([pageOf(route, features), screenOf(route)]).then(
      ([Content, screen]) => ({ default: () => <Live Content={Content} screen={screen} /> }),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  offerPreload(route.path, load)
  const Page = lazy(load)
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
}
