/** A GET request that the page's first script sent before the application ran, with the token it was sent with. */
interface EarlyResponse {
  token: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** by URL; set by first.ts */
    earlyResponses?: Record<string, EarlyResponse>
  }
}

/**
 * Returns the response of an early request that equals this one, or undefined. Each can be used once, and only with the
 * token of the session that asked.
 */
export function takeEarlyResponse({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = method === 'GET' ? window.earlyResponses?.[url] : undefined
  if (!early || !window.earlyResponses) return undefined
  delete window.earlyResponses[url]
  return headers.get('authorization') === `Bearer ${early.token}` ? early.answer : undefined
}
