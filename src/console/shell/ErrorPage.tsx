import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import { reportError } from './report.ts'

/** The error page, in place of whatever could not be rendered; it goes with the next navigation. */
export function OrErrorPage({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>{children}</ErrorBoundary>
}

/** Reports what could not be rendered, and says so. */
function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  return <ErrorScreen />
}
