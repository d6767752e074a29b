import net from 'node:net'

/** A TCP proxy between clients and a server, whose connections a test can cut. */
export interface ProxyConnection {
  url: string
  /** closes every connection: normally, by a reset, or by dropping all data first */
  cut(how: 'end' | 'reset' | 'silence'): void
  stop(): Promise<void>
  /** after `stop`: listens on the same address again */
  restart(): Promise<void>
}

/** Starts a proxy to a server. */
export async function startProxy(target: string): Promise<ProxyConnection> {
  const { hostname, port } = new URL(target)
  const pairs = new Set<[net.Socket, net.Socket]>()
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    const pair: [net.Socket, net.Socket] = [near, far]
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const own = (server.address() as net.AddressInfo).port
  return {
    url: `http://127.0.0.1:${own}`,
    cut(how) {
      for (const [near, far] of [...pairs]) {
        if (how === 'silence') {
          // Data in transit is lost, and neither side notices until the sockets are destroyed.
          near.unpipe(far)
          far.unpipe(near)
          far.resume()
          near.resume()
          setTimeout(() => near.destroy(), 20)
          setTimeout(() => far.destroy(), 60)
        } else if (how === 'reset') near.resetAndDestroy()
        else near.end()
      }
    },
    stop: async () => {
      for (const [near] of pairs) near.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
    restart: () => listen(own),
  }
}
