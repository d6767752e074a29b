import ipaddr from 'ipaddr.js'

/** Bytes of an IPv6 address that name a network; its owner picks the rest at will. */
const NETWORK_BYTES = 8

/**
 * What limits count an address as: an IPv4 address as it is, however it was written, and an IPv6 address by its /64
 * network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().map((byte, place) => (place < NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(network)}/64`
}
