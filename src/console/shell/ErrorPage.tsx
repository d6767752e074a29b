import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx'
import { Button } from '../ui/Button.tsx'
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
  return isMissingCode(error) ? <MissingCode /> : <ErrorScreen />
}

/**
 * The messages for a dynamic import that failed, of the browsers and, for its style sheets, of the bundler: no connection,
 * or files of a build that was replaced.
 */
const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|unable to preload css/i.test(error.message)

/** Shown for a page whose code could not be loaded. Tries again by itself when the browser is back online. */
function MissingCode() {
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className="error-screen">
      <h1>No pudimos cargar esta página</h1>
      <p>Revisa tu conexión y vuelve a intentarlo.</p>
      <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
        Reintentar
      </Button>
    </div>
  )
}
