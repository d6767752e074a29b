import { type BenchServer, startBenchServer } from './bench-server.ts'
import { type Call, felt } from './contact-import.ts'
import { option } from './options.ts'
import { printTable } from './table.ts'

/** Milliseconds between two looks at an export, and for which calls are measured without one. */
const [LOOK_MS, QUIET_MS] = [250, 10_000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** Exports as many conversations, and as many messages, as given, while others work. */
export async function benchChatExport(): Promise<void> {
  const rows = option('rows', 200_000)
  const calls = option('calls', 40)
  const stage = await startBenchServer('product', { bots: 1, people: 2, chats: 20, conversations: rows })
  try {
    const [room] = stage.rooms
    if (!room) throw new Error('the server has no bot')
    const call: Call = (path, init) => {
      const headers = {
        authorization: `Bearer ${room.tokens[0]}`,
        'content-type': 'application/json',
        ...init?.headers,
      }
      return fetch(`${stage.url}/api${path}`, { ...init, headers })
    }
    await felt(room, call, wait(3_000), calls)
    const quiet = await felt(room, call, wait(QUIET_MS), calls)
    const none = { segundos: '', 'memoria antes': '', máxima: '' }
    const table = [{ qué: 'sin exportar', ...shown(quiet), ...none }]
    for (const kind of ['conversations', 'messages']) {
      const made = exported(stage, call, room.botId, kind)
      const busy = await felt(room, call, made, calls)
      const { seconds, size, done, before, most } = await made
      table.push({
        qué: `${kind}: ${done} filas, ${megabytes(size)}`,
        ...shown(busy),
        segundos: seconds.toFixed(0),
        'memoria antes': megabytes(before),
        máxima: megabytes(most),
      })
    }
    printTable(`Exportar ${rows} filas`, table)
  } finally {
    await stage.stop()
  }
}

const shown = ({ calls, median, p99 }: Awaited<ReturnType<typeof felt>>) => ({
  llamadas: calls,
  'mitad, ms': median.toFixed(1),
  'p99, ms': p99.toFixed(1),
})

/** Makes an export, and returns how long it took, and the memory of the process before and at most. */
async function exported(stage: BenchServer, call: Call, bot: number, kind: string) {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const began = performance.now()
  const { rss: before } = await stage.ask({ what: 'used' })
  let most = before
  const body = JSON.stringify({ kind, date_start: day(310), date_end: day(0) })
  const asked = await call(`/analytics/exports/${bot}`, { method: 'POST', body })
  if (!asked.ok) throw new Error(await asked.text())
  const { id } = (await asked.json()) as { id: number }
  for (;;) {
    await wait(LOOK_MS)
    most = Math.max(most, (await stage.ask({ what: 'used' })).rss)
    const one = (await (await call(`/analytics/exports/${bot}/${id}`)).json()) as {
      state: string
      size: number
      done: number
    }
    if (one.state === 'failed') throw new Error(JSON.stringify(one))
    if (one.state === 'ready') return { ...one, before, most, seconds: (performance.now() - began) / 1000 }
  }
}
