import { newKey } from '../../contract/key.ts'

/** Parses an error service's DSN: `https://<key>@<host>/<project>`. Throws if it is invalid. */
export function endpointOf(dsn: string): { url: string; key: string } {
  const { protocol, username, host, pathname } = new URL(dsn)
  const parts = pathname.split('/').filter(Boolean)
  const project = parts.pop()
  if (!username || !project) throw new Error('The error-reporting address has no key or no project')
  const prefix = parts.length ? `/${parts.join('/')}` : ''
  return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username }
}

/**
 * Serializes an error as a Sentry envelope: the error and the path, without page content or user input. Tokens in the
 * path are masked.
 */
export function envelope(error: unknown, { id, at, path }: { id: string; at: Date; path: string }): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const masked = path.replace(/\/(forgot|invited)\/[^/]+/, '/$1/*')
  const event = {
    event_id: id,
    timestamp: at.toISOString(),
    platform: 'javascript',
    level: 'error',
    transaction: masked,
    exception: { values: [{ type: name, value: message }] },
    extra: { stack },
  }
  return [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n')
}

/** Sends an error to the service. */
export async function send(dsn: string, error: unknown): Promise<void> {
  const { url, key } = endpointOf(dsn)
  const id = newKey()
  await fetch(`${url}?sentry_key=${key}&sentry_version=7`, {
    method: 'POST',
    body: envelope(error, { id, at: new Date(), path: location.pathname }),
    keepalive: true,
    referrerPolicy: 'no-referrer',
  })
}
