/** The visitor's WebSocket connection. Implements the required part of the Socket.IO protocol without its library. */
export interface LiveConnection {
  close(): void
}

interface Hearing {
  /** auth payload of the Socket.IO `connect` packet; called for every attempt */
  auth: () => object
  onConnect: () => void
  onDown: () => void
  onEvent: (name: string, payload: unknown) => void
}

/** Delay before a reconnect in milliseconds: doubles with each attempt, up to the maximum. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000
/** Milliseconds beyond the server's ping interval and timeout after which a silent connection counts as dead. */
const GRACE = 20_000

const SPACE = '/webchat'

/** Opens a connection and reconnects until it is closed. */
export function openConnection({ auth, onConnect, onDown, onEvent }: Hearing): LiveConnection {
  let socket: WebSocket | undefined
  let tries = 0
  let closed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let watch: ReturnType<typeof setTimeout> | undefined
  let rhythm = 45_000

  function connect(): void {
    clearTimeout(retry)
    if (closed || socket) return
    const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`)
    socket = own
    own.onmessage = ({ data }) => hear(own, String(data))
    own.onclose = own.onerror = () => down(own)
    alive(own)
  }

  function hear(own: WebSocket, packet: string): void {
    alive(own)
    if (packet[0] === '0') {
      const { pingInterval = 25_000, pingTimeout = 20_000 } = JSON.parse(packet.slice(1))
      rhythm = pingInterval + pingTimeout
      own.send(`40${SPACE},${JSON.stringify(auth())}`)
    } else if (packet === '2') own.send('3')
    else if (packet.startsWith(`40${SPACE}`)) {
      tries = 0
      onConnect()
    } else if (packet.startsWith(`42${SPACE},`)) {
      const [name, payload] = JSON.parse(packet.slice(packet.indexOf(',') + 1))
      onEvent(name, payload)
    } else if (packet[0] === '1' || packet.startsWith('41') || packet.startsWith('44')) down(own)
  }

  function alive(own: WebSocket): void {
    clearTimeout(watch)
    watch = setTimeout(down, rhythm + GRACE, own)
  }

  function down(own: WebSocket): void {
    if (socket !== own) return
    socket = undefined
    clearTimeout(watch)
    own.onmessage = own.onclose = own.onerror = null
    own.close()
    if (closed) return
    onDown()
    const wait = Math.min(FIRST_WAIT * 2 ** tries++, LONGEST_WAIT)
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2))
  }

  const again = () => {
    tries = 0
    connect()
  }
  addEventListener('online', again)
  connect()
  return {
    close() {
      closed = true
      removeEventListener('online', again)
      clearTimeout(retry)
      if (socket) down(socket)
    },
  }
}
