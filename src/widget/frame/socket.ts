/** The visitor's live line: the few words of the socket's protocol that it takes, without its library. */
export interface Line {
  close(): void
}

interface Hearing {
  /** what `connect` sends along; asked for at every attempt */
  auth: () => object
  onConnect: () => void
  onDown: () => void
  onEvent: (name: string, payload: unknown) => void
}

/** Milliseconds before a new attempt: doubled each time, up to the longest. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000
/** Milliseconds beyond the server's rhythm after which a silent line counts as dead. */
const GRACE = 20_000

const SPACE = '/webchat'

/** Keeps a line open until it is closed, whatever happens to the network. */
export function openLine({ auth, onConnect, onDown, onEvent }: Hearing): Line {
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
