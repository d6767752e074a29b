const LOCAL = new Set(['localhost', '127.0.0.1'])

/**
 * Returns the origin of a site as a person types it: `mitienda.com` and `http://MiTienda.com/contacto` both become
 * `https://mitienda.com`. Only the own computer keeps http. Returns undefined if it is no address of a site.
 */
export function siteOrigin(text: string): string | undefined {
  const given = text.trim()
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\//i.exec(given) ?? []
  const address = scheme ? given : `https://${given}`
  const url = /[\s@]/.test(given) ? undefined : parsed(address)
  if (!url) return undefined
  const { protocol, hostname, host } = url
  if (!/^https?:$/.test(protocol)) return undefined
  if (LOCAL.has(hostname)) return `${scheme ? protocol : 'http:'}//${host}`
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(hostname)) return undefined
  return `https://${host}`
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
