import { createContext, startTransition, useLayoutEffect, useState } from 'react'
import { Router as BaseRouter, type RouteObject, useRoutes } from 'react-router-dom'
import type { Arrival, GuardedHistory } from './history.ts'
import { useScroll } from './useScroll.ts'

/** The history around a component. */
export const HistoryContext = createContext<GuardedHistory | undefined>(undefined)

interface RouterProps {
  history: GuardedHistory
  routes: RouteObject[]
}

/**
 * Shows the routes by the address. It stands on the declarative half of react-router: loaders and actions, which
 * `createBrowserRouter` brings along, are half as much code again as the rest of the sign-in.
 */
export function Router({ history, routes }: RouterProps) {
  const [{ location, action, keepScroll }, setArrival] = useState<Arrival>(() => ({
    location: history.location,
    action: history.action,
    keepScroll: false,
  }))
  const rememberScroll = useScroll(location, keepScroll)
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
