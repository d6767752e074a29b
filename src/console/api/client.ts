import createClient from 'openapi-fetch'
import type { paths } from '../../../generated/api.d.ts'
import { takeEarlyResponse } from './earlyResponses.ts'
import { ApiError } from './errors.ts'
import { readToken } from './token.ts'

/** Base URL of the API, absolute so that it resolves the same in a browser, a test and a service worker. */
export function apiBase(): string {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content
  return new URL(configured || '/api', window.location.origin).href.replace(/\/$/, '')
}

/**
 * Called with the token of a request that got 401. The session store ends the session if that token is still current.
 */
let onUnauthorized: (token: string) => void = () => {}

export function setUnauthorizedHandler(listener: (token: string) => void): void {
  onUnauthorized = listener
}

/**
 * The typed client of every operation in the API description. Looks up `fetch` at call time so that it can be replaced.
 */
export const api = createClient<paths>({
  baseUrl: apiBase(),
  fetch: (request) => takeEarlyResponse(request) ?? globalThis.fetch(request),
})

api.use({
  onRequest({ request }) {
    const token = readToken()
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    if (!request.headers.has('content-type') && request.method !== 'GET')
      request.headers.set('content-type', 'application/json')
    return request
  },
  onResponse({ request, response }) {
    const token = request.headers.get('authorization')?.slice('Bearer '.length)
    if (response.status === 401 && token) onUnauthorized(token)
    return response
  },
})

interface Result<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * Returns the data of a successful call. Throws {@link ApiError} for any other outcome, including a lost connection.
 */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  let result: Result<T>
  try {
    result = await call
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0)
  }
  if (!result.response.ok) throw new ApiError(result.response.status, result.error)
  return result.data as T
}

/** Serializes a simple-rest list query: each parameter as JSON. Use as `querySerializer` of a call. */
export const asJson = (query: object): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])).toString()
