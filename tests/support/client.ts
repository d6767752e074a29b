import type { OutgoingHttpHeaders } from 'node:http'
import type { App } from '../../src/server/app.ts'

/** Options of a call that differ from the defaults. */
export interface CallOptions {
  /** sent as JSON */
  body?: unknown
  /** sent unchanged, instead of `body` */
  raw?: string | Buffer
  /** media type; JSON by default if there is a body */
  type?: string
  token?: string
  headers?: Record<string, string>
  /** IP address of the caller */
  from?: string
}

/** A response; the body is parsed if it is JSON. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  headers: OutgoingHttpHeaders
}

/** Calls an operation over HTTP without a socket. `path` is the path of the contract, without `/api`. */
export async function call(app: App, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const payload = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    remoteAddress: options.from ?? '127.0.0.1',
    headers: {
      ...(payload === undefined ? {} : { 'content-type': options.type ?? 'application/json' }),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const json = answer.body !== '' && String(answer.headers['content-type'] ?? '').startsWith('application/json')
  return { status: answer.statusCode, body: json ? answer.json() : answer.body, headers: answer.headers }
}
