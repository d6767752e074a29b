import { api, apiBase, unwrap } from '../api/client.ts'
import { readToken } from '../api/token.ts'

/** The part of the Network Information API that browsers which have it agree on. */
interface NetworkInformation extends EventTarget {
  downlink?: number
  effectiveType?: string
  rtt?: number
}

function network(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection
}

/** What the server is told about this browser's connection. Numbers the browser doesn't give are left out. */
function connectionInfo(connected: boolean) {
  const { downlink, effectiveType, rtt } = network() ?? {}
  return {
    connected,
    ...(downlink !== undefined && { connection_downlink: downlink }),
    ...(effectiveType !== undefined && { connection_effective_type: effectiveType }),
    ...(rtt !== undefined && { connection_rtt: rtt }),
    user_agent: navigator.userAgent,
    platform: navigator.platform,
  }
}

/** Tells the server whether this user is here. Only with a token; a failure is of no interest to the user. */
export async function reportConnection(connected: boolean): Promise<void> {
  if (!readToken()) return
  await unwrap(api.POST('/update-connection-status', { body: connectionInfo(connected) })).catch(() => {})
}

/** On closing the page no call can be waited for: a beacon says so, with the token in its body. */
function sendBeacon(): void {
  const token = readToken()
  if (!token) return
  const body = new Blob([JSON.stringify({ ...connectionInfo(false), token })], { type: 'application/json' })
  navigator.sendBeacon?.(`${apiBase()}/update-connection-status/beacon`, body)
}

/** Milliseconds between two tellings that somebody is here: twice within what the server takes one for. */
const AGAIN_MS = 25_000

/** Follows the browser's connection and the end of the page. Returns how to stop. */
export function followConnection(): () => void {
  const report = () => void reportConnection(true)
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) report()
  }
  const connection = network()
  connection?.addEventListener('change', report)
  const again = setInterval(report, AGAIN_MS)
  window.addEventListener('online', report)
  window.addEventListener('pagehide', sendBeacon)
  window.addEventListener('pageshow', onShow)
  return () => {
    connection?.removeEventListener('change', report)
    clearInterval(again)
    window.removeEventListener('online', report)
    window.removeEventListener('pagehide', sendBeacon)
    window.removeEventListener('pageshow', onShow)
  }
}
