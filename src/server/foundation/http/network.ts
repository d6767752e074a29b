import ipaddr from 'ipaddr.js'

/** Bytes of an IPv6 address that identify a network. Its owner can choose the rest freely. */
const NETWORK_BYTES = 8

/**
 * Returns the key under which rate limits count an address: a normalized IPv4 address, or the /64 network of an IPv6
 * address.
 */
export function rateLimitNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().map((byte, place) => (place < NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(network)}/64`
}
