import { addDays } from '../../src/contract/zone.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

const ms = (value: number) => `${value.toFixed(1)} ms`
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds within which the server has counted what it keeps. */
const KEEPING = 25_000

/**
 * Analytics: counting 1,000,000 messages of thirteen months, the three pages over all of them and over a month, before
 * and after the past months are kept, of the owner and of an Operador, and the list of the inbox meanwhile. On PostgreSQL with `DATABASE_URL`.
 */
export async function benchAnalytics(): Promise<void> {
  const messages = option('messages', 1_000_000)
  const server = await startBenchServer('product', { bots: 1, people: 10, chats: 0, past: messages })
  try {
    const [room] = server.rooms
    const { seconds = 0, conversations = 0 } = room?.counted ?? {}
    console.log(`\n${messages} mensajes, ${conversations} conversaciones: contadas en ${seconds.toFixed(1)} s`)
    const paths = (earlier = 0) => pathsOf(room?.botId ?? 0, earlier)
    await benchPages(server, 'de quien ve todo', { paths: () => paths() })
    const person = (room?.tokens.length ?? 1) - 1
    await benchPages(server, 'de quien ve dos de cinco áreas, cada vez otros días', { paths, person })
    await benchPages(server, 'de quien ve dos de cinco áreas, otra vez los mismos', { paths: () => paths(), person })
    await benchInboxBeside(server, paths())
  } finally {
    await server.stop()
  }
}

interface Reading {
  /** the pages of a call, by its number */
  paths: (call: number) => ReadonlyMap<string, string>
  person?: number
}

/** Reads each page once, and again and again once the server has kept what it keeps of them. */
async function benchPages(server: BenchServer, whose: string, { paths, person = 0 }: Reading): Promise<void> {
  const first = new Map<string, number>()
  for (const [name, path] of paths(0)) first.set(name, await get(server, path, person))
  await pause(KEEPING)
  const rows: Record<string, string>[] = []
  for (const name of first.keys()) {
    const times: number[] = []
    for (let n = 1; n <= option('calls', 60); n++) times.push(await get(server, paths(n).get(name) ?? '', person))
    rows.push({
      página: name,
      'primera vez': ms(first.get(name) ?? 0),
      ...{ p50: ms(quantile(times, 0.5)), p95: ms(quantile(times, 0.95)), máximo: ms(Math.max(...times)) },
    })
  }
  printTable(`Analíticas ${whose} (13 meses si no dice otra cosa)`, rows)
}

/** Returns the pages of a period that ends so many days before yesterday. */
function pathsOf(botId: number, earlier: number): Map<string, string> {
  const last = addDays(new Date().toISOString().slice(0, 10), -1 - earlier)
  const year = `date_start=${addDays(last, -394)}&date_end=${last}`
  const month = `date_start=${addDays(last, -29)}&date_end=${last}`
  const of = (what: string, query: string) => `/api/analytics/${what}/${botId}?${query}`
  return new Map([
    ['Conversaciones', of('conversations', year)],
    ['Conversaciones, sin comparar', of('conversations', `${year}&compare=false`)],
    ['Conversaciones de WhatsApp', of('conversations', `${year}&channel=whatsapp`)],
    ['Conversaciones, 30 días', of('conversations', month)],
    ['Mensajes', of('messages', year)],
    ['Mensajes, 30 días', of('messages', month)],
    ['Intenciones', of('intents', year)],
    ['Intenciones, 30 días', of('intents', month)],
    ['Clientes que vuelven', of('cohorts', '')],
  ])
}

async function get({ url, rooms }: BenchServer, path: string, person = 0): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${rooms[0]?.tokens[person]}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - start
}

/** The list of the inbox at a steady rate: alone, beside people who read the pages, and while nothing of them is kept. */
async function benchInboxBeside(server: BenchServer, paths: ReadonlyMap<string, string>): Promise<void> {
  const rows: Record<string, string>[] = []
  const pages = [...paths.values()]
  const measure = async (name: string, path: (n: number) => string | undefined) => {
    let isOver = false
    const reading = (async () => {
      for (let n = 0; !isOver; n++) {
        const next = path(n)
        if (next) await get(server, next)
        await pause(500)
      }
    })()
    const waits = await listAt(server, option('rate', 20), option('seconds', 10))
    isOver = true
    await reading
    rows.push({ bandeja: name, p50: ms(quantile(waits, 0.5)), p99: ms(quantile(waits, 0.99)) })
  }
  await measure('calentando', () => undefined)
  rows.pop()
  await measure('sola', () => undefined)
  await measure('con páginas guardadas, dos por segundo', (n) => pages[n % pages.length])
  await measure('con páginas que nadie guardó', (n) => `${pages[0]}&label_id=${n + 1}`)
  printTable('Lista de la bandeja mientras tanto', rows)
}

/** Asks for the list at a steady rate; returns how long each call took. */
async function listAt({ url, rooms }: BenchServer, rate: number, seconds: number): Promise<number[]> {
  const body = JSON.stringify({ type: 'all', category: 'nuevas', channel: 'any', page_number: 1 })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${rooms[0]?.tokens[1]}` }
  const list = async () => {
    const start = performance.now()
    const answer = await fetch(`${url}/api/chats/filter/${rooms[0]?.botId}`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`list: ${answer.status}`)
    return performance.now() - start
  }
  const calls: Promise<number>[] = []
  const begun = performance.now()
  for (let n = 0; n < rate * seconds; n++) {
    const due = begun + (n * 1000) / rate
    if (due > performance.now()) await pause(due - performance.now())
    calls.push(list())
  }
  return Promise.all(calls)
}
