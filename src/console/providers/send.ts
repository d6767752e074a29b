import { fetchUtils } from 'react-admin'
import { api, unwrap } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { readToken } from '../api/token.ts'
import type { HttpClient } from './data.ts'
import type { Send } from './types.ts'

/** The one place that chooses the typed client's method and path at run time. */
const request = api.request as unknown as (
  method: string,
  path: string,
  init: { params: { path: object; query?: object }; body?: unknown; signal?: AbortSignal | undefined },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Sends an operation through the console's client: bearer, expiry of the session and error texts are its own. */
export const send: Send = (operation, { path, query, body, signal }) =>
  unwrap(
    request(operation.method, operation.path, {
      params: query ? { path, query } : { path },
      ...(body === undefined ? {} : { body }),
      signal,
    }),
  )

/** The same for ra-data-simple-rest, which builds its own addresses: bearer, and errors as `ApiError`. */
export const httpClient: HttpClient = async (url, options = {}) => {
  const token = readToken()
  try {
    return await fetchUtils.fetchJson(
      url,
      token ? { ...options, user: { authenticated: true, token: `Bearer ${token}` } } : options,
    )
  } catch (error) {
    throw asApiError(error)
  }
}

function asApiError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  const { status, body } = error as { status?: unknown; body?: unknown }
  return new ApiError(typeof status === 'number' ? status : 0, body)
}
