import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import { reportError } from './report.ts'

/** Shows the error page if its children throw. Resets on navigation. */
export function ErrorPageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>{children}</ErrorBoundary>
}

/** Reports a rendering error and shows the error page. */
function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  return <ErrorScreen />
}
