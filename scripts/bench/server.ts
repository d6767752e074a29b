import { demoPassword } from '../../src/server/demo/users.ts'
import { signIn, startDemoServer } from './demo-server.ts'
import { printTable, quantile } from './table.ts'

const REQUESTS = 2_000
const PARALLEL = 8

/** Latency of one GET under a constant parallel load from one client process. */
async function load(url: string, token: string): Promise<{ p50: number; p99: number; perSecond: number }> {
  const samples: number[] = []
  let left = REQUESTS
  const start = performance.now()
  const client = async () => {
    while (left-- > 0) {
      const sent = performance.now()
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      samples.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, client))
  const perSecond = (samples.length / (performance.now() - start)) * 1000
  return { p50: quantile(samples, 0.5), p99: quantile(samples, 0.99), perSecond }
}

/** Startup time of the built server, and p50/p99 of GET /me and of a list call on the embedded database. */
export async function benchServer(): Promise<void> {
  const server = await startDemoServer()
  try {
    const token = await signIn(server.url, 'gabriel', demoPassword)
    const calls = {
      'GET /health (sin base: el límite)': '/health',
      'GET /me': '/api/me',
      'lista (GET /platform/bots)': '/api/platform/bots?range=[0,49]&sort=["name","ASC"]&filter={}',
    }
    const rows: Record<string, string>[] = []
    for (const [qué, path] of Object.entries(calls)) {
      const { p50, p99, perSecond } = await load(server.url + path, token)
      rows.push({ qué, p50: `${p50.toFixed(1)} ms`, p99: `${p99.toFixed(1)} ms`, 'por segundo': perSecond.toFixed(0) })
    }
    printTable(
      `Servidor (${REQUESTS} pedidos, ${PARALLEL} en paralelo; listo en ${server.readyMs.toFixed(0)} ms creando los datos)`,
      rows,
    )
  } finally {
    await server.stop()
  }
}
