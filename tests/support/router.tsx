import { render } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router-dom'
import { withGuards } from '../../src/console/routing/history.ts'
import { Router } from '../../src/console/routing/Router.tsx'
import { act } from './act.ts'

/** Renders routes as the console does, with an in-memory history of these addresses that shows the last one. */
export function openRoutes(routes: RouteObject[], ...addresses: string[]) {
  const history = withGuards(createMemoryHistory({ initialEntries: addresses, v5Compat: true }))
  const { unmount } = render(<Router history={history} routes={routes} />)
  return {
    /** Navigates to an address, or by a number of steps through the history. */
    go: (to: string | number) => act(() => (typeof to === 'number' ? history.go(to) : history.push(to))),
    at: () => history.location,
    unmount,
  }
}
