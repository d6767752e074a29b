import { isIP } from 'node:net'

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/
/** Of a name as DNS allows it. */
const LONGEST = 253

/**
 * Whether a site on the web can have this origin: http or https, and a name with a domain, an IP address or this
 * computer's own name (`localhost`), for those who try the widget before they publish it. Names without a domain, such as
 * `http://a`, are none.
 */
export function isSite(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  // What an address is normalized to shows what is no origin: a path, a user, an unusual form of an IP address.
  if (!/^https?:$/.test(url.protocol) || url.origin !== origin || url.port === '0') return false
  const { hostname } = url
  if (hostname.startsWith('[')) return hostname !== '[::]'
  if (isIP(hostname)) return !hostname.startsWith('0.')
  return isName(hostname)
}

function isName(hostname: string): boolean {
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  const hasDomain = last === 'localhost' || (labels.length > 1 && last.length > 1 && !/^\d+$/.test(last))
  return hostname.length <= LONGEST && hasDomain && labels.every((label) => LABEL.test(label))
}
