import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const TIMEOUT_MS = 10_000

/**
 * Returns true for a public IP address. Addresses that embed an IPv4 address (mapped, NAT64, 6to4) are not public: they
 * could reach an internal one.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  // Public IPv6 addresses are assigned from 2000::/3 only (RFC 4291); "::7f00:1" is loopback in an old notation.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse('2000::'), 3)
}

/**
 * Resolves a name to public addresses only. It runs at connection time, so that the address cannot change after the
 * check.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const first = addresses.every(({ address }) => isPublic(address)) ? addresses[0] : undefined
    if (!first) return callback(refused(), '', 0)
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/** A request to an address from a customer's settings. */
interface OutsideRequest {
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  /** sent as JSON */
  body?: object
  timeoutMs?: number
  /** a longer response is an error; without a limit the body is not read */
  maxBytes?: number
  /** of a longer response only the beginning is read */
  cut?: boolean
  /** allows private addresses and plain http, as the operator decided */
  allowPrivate?: boolean
}

interface OutsideResponse {
  status: number
  body: string
  headers: http.IncomingHttpHeaders
}

/** Why a request to an address from a customer's settings failed. */
export class OutsideError extends Error {
  /** `invalid`: the request cannot be sent as it is, for example because of a sign in a header */
  readonly why: 'refused' | 'timeout' | 'too_large' | 'unreachable' | 'invalid'
  constructor(why: OutsideError['why'], message: string) {
    super(message)
    this.why = why
  }
}

const refused = () => new OutsideError('refused', 'The address is not public')

/** Names that only resolve inside a network; a name without a dot is one as well. */
const INTERNAL = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|lan|home|corp|home\.arpa)$/

/**
 * Throws if a URL must not be called: only https, no address that is written as a private one, and no name of an
 * internal network. It resolves nothing, so that it also applies when an address is saved.
 */
export function assertCallable(url: URL, allowPrivate = false): void {
  if (allowPrivate && url.protocol === 'http:') return
  if (url.protocol !== 'https:') throw new OutsideError('refused', 'Only https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (allowPrivate) return
  const name = host.replace(/\.+$/, '').toLowerCase()
  if (isIP(host) ? !isPublic(host) : !name.includes('.') || INTERNAL.test(name)) throw refused()
}

/**
 * Resolves the name of a server from a customer's settings once and returns the address to connect to, so that it cannot
 * change after the check. Rejects with an {@link OutsideError} if it is not public or unknown.
 */
export async function resolveOutside(host: string, allowPrivate = false): Promise<string> {
  if (!allowPrivate) assertCallable(new URL(`https://${host}`))
  const addresses = await dns.promises.lookup(host, { all: true }).catch((error: Error) => {
    throw new OutsideError('unreachable', error.message)
  })
  const first = allowPrivate || addresses.every(({ address }) => isPublic(address)) ? addresses[0] : undefined
  if (!first) throw refused()
  return first.address
}

/**
 * Calls an address from a customer's settings. Only https, only public addresses, no redirects. The address is resolved
 * once, checked, and that one is connected to. Rejects with an {@link OutsideError}; any status is a response.
 */
export async function callOutside(address: string, request: OutsideRequest): Promise<OutsideResponse> {
  const {
    method,
    headers = {},
    body,
    timeoutMs = TIMEOUT_MS,
    maxBytes = 0,
    cut = false,
    allowPrivate = false,
  } = request
  const url = new URL(address)
  assertCallable(url, allowPrivate)
  const text = body && JSON.stringify(body)
  const sent = {
    ...headers,
    ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  const options = {
    ...{ method, headers: sent, signal: AbortSignal.timeout(timeoutMs), agent: false },
    ...(!allowPrivate && { lookup: publicLookup }),
  }
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      if (error instanceof OutsideError) return reject(error)
      if (error.name === 'TimeoutError' || error.name === 'AbortError')
        return reject(new OutsideError('timeout', 'The address did not respond in time'))
      reject(new OutsideError('unreachable', error.message))
    }
    const calling = started(url, options, (answer) => {
      const { statusCode: status = 0, headers } = answer
      if (maxBytes === 0) {
        answer.resume()
        return resolve({ status, headers, body: '' })
      }
      const chunks: Buffer[] = []
      let size = 0
      const read = () => Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size <= maxBytes) return
        if (!cut) return calling.destroy(new OutsideError('too_large', 'The response is too large'))
        resolve({ status, headers, body: read() })
        calling.destroy()
      })
      answer.on('error', fail)
      answer.on('end', () => resolve({ status, headers, body: read() }))
    })
    calling.on('error', fail)
    calling.end(text)
  })
}

/** Starts a request. Throws an {@link OutsideError} for one that Node refuses to write. */
function started(url: URL, options: https.RequestOptions, onAnswer: (answer: http.IncomingMessage) => void) {
  try {
    return (url.protocol === 'http:' ? http : https).request(url, options, onAnswer)
  } catch (error) {
    throw new OutsideError('invalid', error instanceof Error ? error.message : String(error))
  }
}
