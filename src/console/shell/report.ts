/** Logs a rendering error to the browser console, and sends it to an error service if a DSN is configured. */
export function reportError(error: unknown): void {
  console.error(error)
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="error-dsn"]')?.content
  if (!dsn) return
  import('./reporter.ts')
    .then(({ send }) => send(dsn, error))
    .catch((failure: unknown) => console.error('No se pudo informar el error', failure))
}
