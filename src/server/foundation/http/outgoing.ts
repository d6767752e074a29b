import dns from 'node:dns'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Internal addresses: a customer's settings must not make this server call them. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

const TIMEOUT_MS = 10_000

/** Returns true for a public IP address. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !inside.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Resolves a name to public addresses only. It runs at connection time, so that the address cannot change after the
 * check.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const first = addresses.every(({ address }) => isPublic(address)) ? addresses[0] : undefined
    if (!first) return callback(new Error('The address is not public'), '', 0)
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/**
 * Posts JSON to an address from a customer's settings. Only https, only public addresses, no redirects. Rejects unless
 * the response has a 2xx status.
 */
export function postOutside(address: string, body: object): Promise<void> {
  const url = new URL(address)
  if (url.protocol !== 'https:') return Promise.reject(new Error('Only https'))
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) && !isPublic(url.hostname.replace(/^\[|\]$/g, '')))
    return Promise.reject(new Error('The address is not public'))
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const request = https.request(
      url,
      { method: 'POST', headers, lookup: publicLookup, timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume()
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`The address responded with status ${statusCode}`))
      },
    )
    request.on('timeout', () => request.destroy(new Error('The address did not respond in time')))
    request.on('error', reject)
    request.end(text)
  })
}
