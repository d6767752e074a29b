import { fetchUtils } from 'react-admin'
import { api, unwrap } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { readToken } from '../api/token.ts'
import type { HttpClient } from './data.ts'
import type { Send } from './types.ts'

/** Untyped request function, the only place that chooses the typed client's method and path at run time. */
const request = api.request as unknown as (
  method: string,
  path: string,
  init: {
    params: { path: object; query?: object }
    body?: unknown
    signal?: AbortSignal | undefined
    parseAs?: 'blob'
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Sends an operation through the API client, which adds the bearer token and handles session expiry and errors. */
export const send: Send = (operation, { path, query, body, signal, asFile }) =>
  unwrap(
    request(operation.method, operation.path, {
      params: query ? { path, query } : { path },
      ...(body === undefined ? {} : { body }),
      ...(asFile && { parseAs: 'blob' as const }),
      signal,
    }),
  )

/** HTTP client for ra-data-simple-rest, which builds its own URLs: adds the bearer token and throws `ApiError`. */
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
