import { createHmac } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 64 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 64 }),
}

/** `X-Hub-Signature-256` of a body. */
export const sign = (secret: string, body: string, algorithm: 'sha1' | 'sha256' = 'sha256'): string =>
  `${algorithm}=${createHmac(algorithm, secret).update(body).digest('hex')}`

/**
 * Sends a signed body.
 * @param timeout in milliseconds
 * @returns the HTTP status, or 0 when no answer came
 */
export function post(url: string, body: string, signatures: Record<string, string>, timeout: number): Promise<number> {
  return new Promise((resolve) => {
    const isSecure = url.startsWith('https:')
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'User-Agent': 'facebookexternalua',
      Accept: '*/*',
      ...signatures,
    }
    const options = { method: 'POST', headers, timeout, agent: agents[isSecure ? 'https:' : 'http:'] }
    const request = (isSecure ? https : http).request(url, options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

/** Closes idle connections, so that a process can end. */
export function closeConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy()
}
