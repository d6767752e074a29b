import type { OutgoingHttpHeaders } from 'node:http'
import type { App } from '../../src/server/app.ts'

/** How one call differs from a plain one. */
export interface CallOptions {
  /** sent as JSON */
  body?: unknown
  /** sent as it stands, instead of `body` */
  raw?: string | Buffer
  /** media type; JSON when there is a body */
  type?: string
  token?: string
  headers?: Record<string, string>
  /** the caller's address */
  from?: string
}

/** An answer; the body is parsed where it is JSON. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  headers: OutgoingHttpHeaders
}

/** Calls an operation over HTTP, without a socket. The path is the contract's: `/api` goes in front of it. */
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
