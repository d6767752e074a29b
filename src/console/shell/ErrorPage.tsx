import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import { reportError } from './report.ts'

/** Takes the place of whatever could not be rendered, and reports why. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  return <ErrorScreen />
}
