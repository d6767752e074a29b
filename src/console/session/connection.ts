import { api, apiBase, unwrap } from '../api/client.ts'
import { readToken } from '../api/token.ts'

/** The part of the Network Information API that all supporting browsers implement. */
interface NetworkInformation extends EventTarget {
  downlink?: number
  effectiveType?: string
  rtt?: number
}

function network(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection
}

/** Returns the connection details for the server, without values that the browser does not provide. */
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

/** whether the server knows that this page is connected */
let isKnown = false
const listeners = new Set<() => void>()

/** Calls back whenever the server has learned that this page is connected. Returns a function that stops it. */
export function onConnected(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports to the server whether this user is online. Does nothing without a token; errors are ignored. */
export async function reportConnection(connected: boolean): Promise<void> {
  if (!readToken()) {
    isKnown = false
    return
  }
  const isReported = await unwrap(api.POST('/update-connection-status', { body: connectionInfo(connected) })).then(
    () => true,
    () => false,
  )
  const isNews = isReported && connected && !isKnown
  isKnown = isReported && connected
  if (isNews) for (const listener of listeners) listener()
}

/**
 * Reports the end of the page with a beacon, which outlives the page. Beacons have no headers, so the token is in the
 * body.
 */
function sendBeacon(): void {
  const token = readToken()
  if (!token) return
  const body = new Blob([JSON.stringify({ ...connectionInfo(false), token })], { type: 'application/json' })
  navigator.sendBeacon?.(`${apiBase()}/update-connection-status/beacon`, body)
}

/** Heartbeat interval in milliseconds: at least two heartbeats fall within the server's timeout. */
const AGAIN_MS = 25_000

/** Reports connection changes and the end of the page until stopped. Returns the stop function. */
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
