import { type BenchRoom, startBenchServer } from './bench-server.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

/** Calls of other people per second, and how long they are measured without an import. */
const PER_SECOND = 40
const QUIET_MS = 15_000

export type Call = (path: string, init?: RequestInit) => Promise<Response>
interface State {
  id: number
  state: string
  rows: number
  created: number
  rejected: number
  columns: { column: number; field: string }[]
}

/** Imports a file of contacts, of which 3 % are wrong, while others work, and undoes it. */
export async function benchContactImport(): Promise<void> {
  const rows = option('contacts', 50_000)
  const stage = await startBenchServer('product', { bots: 1, people: 2, chats: 20, bulk: [1_000, 20_000] })
  try {
    const [room] = stage.rooms
    if (!room) throw new Error('the server has no bot')
    const call: Call = (path, init) => {
      const headers = { authorization: `Bearer ${room.tokens[0]}`, ...init?.headers }
      return fetch(`${stage.url}/api${path}`, { ...init, headers })
    }
    await felt(room, call, wait(3_000))
    const quiet = await felt(room, call, wait(QUIET_MS))
    const sent = performance.now()
    const { id, columns, ...upload } = await send(room, call, fileOf(rows))
    const uploaded = performance.now() - sent
    const guessed = columns.filter(({ field }) => field).map(({ column, field }) => ({ column, field }))
    const timed = async (part: string, body: object) => {
      const began = performance.now()
      const post = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const work = call(`/contacts/import/${part}/${room.botId}/${id}`, post).then(() => ended(room, call, id))
      const busy = await felt(room, call, work)
      return { ...busy, ...(await work), seconds: (performance.now() - began) / 1000 }
    }
    const checked = await timed('start', { columns: guessed, policy: 'update', preview: true })
    const done = await timed('start', { columns: guessed, policy: 'update', preview: false })
    const undone = await timed('undo', {})
    const row = (qué: string, one: Awaited<ReturnType<typeof felt>> & { seconds?: number }) => ({
      qué,
      segundos: one.seconds?.toFixed(1) ?? '',
      llamadas: one.calls,
      'mitad, ms': one.median.toFixed(1),
      'p99, ms': one.p99.toFixed(1),
    })
    printTable(`Importar ${upload.rows} contactos: ${done.created} creados, ${done.rejected} rechazados`, [
      row('sin importar', quiet),
      row(`subir (${(uploaded / 1000).toFixed(1)} s) y comprobar`, checked),
      row('importar', done),
      row('deshacer', undone),
    ])
  } finally {
    await stage.stop()
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function fileOf(rows: number): Blob {
  const lines = Array.from({ length: rows }, (_, n) => {
    const bad = n % 100 < 3
    const phone = bad ? 'no tiene' : `+54911${40_000_000 + n}`
    return `Cliente ${n};Pérez;${phone};c${n}@correo.example;Almacén ${n % 500};Rosario;Santa Fe;Argentina`
  })
  return new Blob([`Nombre;Apellido;Celular;Correo;Empresa;Localidad;Provincia;País\r\n${lines.join('\r\n')}\r\n`])
}

async function send({ botId }: BenchRoom, call: Call, file: Blob): Promise<State> {
  const form = new FormData()
  form.append('file', file, 'clientes.csv')
  const answer = await call(`/contacts/import/${botId}`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Waits until an import has ended. */
async function ended({ botId }: BenchRoom, call: Call, id: number): Promise<State> {
  for (;;) {
    const one: State = await (await call(`/contacts/import/one/${botId}/${id}`)).json()
    if (['ready', 'done', 'failed', 'undone'].includes(one.state)) return one
    await wait(250)
  }
}

/** Measures calls of other people while `running` is pending: the inbox, the agenda, a contact and a message. */
export async function felt({ botId, chats }: BenchRoom, call: Call, running: Promise<unknown>, perSecond = PER_SECOND) {
  const json = { 'content-type': 'application/json' }
  const list = JSON.stringify({ type: 'all', category: 'nuevas', channel: 'any', page_number: 1 })
  const calls = [
    () => call(`/chats/filter/${botId}`, { method: 'POST', body: list, headers: json }),
    () => call(`/contacts/${botId}?range=${encodeURIComponent('[0,24]')}`),
    () => call(`/contacts/fields/${botId}`),
    (n: number) => {
      const { id, sender } = chats[n % chats.length] ?? { id: 0, sender: '' }
      const body = JSON.stringify({ id, target_id: sender, message: `Mensaje ${n}` })
      return call(`/chats/requests/send/${botId}`, { method: 'POST', body, headers: json })
    },
  ]
  const samples: number[] = []
  const pending = new Set<Promise<void>>()
  let n = 0
  const timer = setInterval(() => {
    const ask = async () => {
      const sent = performance.now()
      await (await calls[n % calls.length]?.(n++))?.arrayBuffer()
      samples.push(performance.now() - sent)
    }
    const one = ask()
    pending.add(one)
    void one.finally(() => pending.delete(one))
  }, 1_000 / perSecond)
  await running
  clearInterval(timer)
  await Promise.all(pending)
  return { calls: samples.length, median: quantile(samples, 0.5), p99: quantile(samples, 0.99) }
}
