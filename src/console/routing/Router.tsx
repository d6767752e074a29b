import { createContext, startTransition, useLayoutEffect, useState } from 'react'
import { Router as BaseRouter, type RouteObject, useRoutes } from 'react-router-dom'
import type { GuardedHistory, NavigationUpdate } from './history.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** Context with the history. */
export const HistoryContext = createContext<GuardedHistory | undefined>(undefined)

interface RouterProps {
  history: GuardedHistory
  routes: RouteObject[]
}

/**
 * Renders the routes by URL. Uses react-router's declarative API: `createBrowserRouter` adds loaders and actions, which
 * would increase the sign-in page's code by half.
 */
export function Router({ history, routes }: RouterProps) {
  const [{ location, action, keepScroll }, setArrival] = useState<NavigationUpdate>(() => ({
    location: history.location,
    action: history.action,
    keepScroll: false,
  }))
  const rememberScroll = useScrollRestoration(location, keepScroll)
  useLayoutEffect(
    () =>
      history.listen((arrival) => {
        rememberScroll()
        startTransition(() => setArrival(arrival))
      }),
    [history, rememberScroll],
  )
  return (
    <HistoryContext value={history}>
      <BaseRouter navigator={history} location={location} navigationType={action}>
        <Pages routes={routes} />
      </BaseRouter>
    </HistoryContext>
  )
}

const Pages = ({ routes }: Pick<RouterProps, 'routes'>) => useRoutes(routes)
