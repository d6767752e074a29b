import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { build } from 'vite'
import { demoPassword } from '../../src/server/demo/users.ts'
import { readBodies } from './bodies.ts'
import { startBrowser } from './browser.ts'
import { signIn, startDemoServer } from './demo-server.ts'
import { LIST } from './inbox-page.ts'
import { LIMITS } from './limits.ts'
import { printTable, quantile } from './table.ts'

const here = import.meta.dirname
const RUNS = 9

export interface Visit {
  /** brotli bytes of all JavaScript that the page loaded */
  bytes: number
  /** main-thread CPU, milliseconds */
  cpu: number
  /** wall milliseconds until the awaited content appears */
  wall: number
}

/** A slow phone: 4 times slower CPU, on the "fast 3G" of WebPageTest (1.6 Mbit/s down, 150 ms round trip). */
const SLOW = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 768_000 / 8 } as const

/**
 * Opens a page with an empty cache and waits for a selector.
 * @param slow whether to emulate a slow phone
 */
export async function visit(
  browser: Browser,
  url: string,
  awaited: string,
  token?: string,
  slow = false,
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  if (token) await context.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token)
  const page = await context.newPage()
  const taken = readBodies<Response>(page, (answer) => /javascript/.test(answer.headers()['content-type'] ?? ''))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (slow) {
    const { cpu: rate, ...network } = SLOW
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  }
  const start = performance.now()
  await page.goto(url)
  await page.waitForSelector(awaited)
  const wall = performance.now() - start
  const { metrics } = await session.send('Performance.getMetrics')
  const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  // Compress after measuring: compression takes longer than loading the page.
  const bytes = (await taken()).reduce((sum, body) => sum + brotliBytes(body), 0)
  await context.close()
  return { bytes, cpu, wall }
}

const compressed = new Map<string, Buffer>()

/** Compresses like the product's build. Results are cached, because compressing takes longer than a page. */
function brotli(body: Buffer): Buffer {
  const key = createHash('sha256').update(body).digest('hex')
  const known = compressed.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  compressed.set(key, known)
  return known
}

const brotliBytes = (body: Buffer) => brotli(body).length

/** Serves the baseline's files and forwards /api to the product's server. */
function serveBaseline(folder: string, api: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith('/api')) {
      const answer = await fetch(api + url, { headers: { authorization: request.headers.authorization ?? '' } })
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-range': answer.headers.get('content-range') ?? '',
      })
      return response.end(Buffer.from(await answer.arrayBuffer()))
    }
    const file = path.join(folder, url === '/' ? 'index.html' : new URL(url, 'http://x').pathname)
    try {
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html'
      const body = brotli(readFileSync(file))
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

interface Row {
  name: string
  visit: () => Promise<Visit>
  /** maximum brotli bytes of JavaScript */
  limit?: number
}

/** Visits all pages in turn, so that a change in the machine's speed reaches all rows alike. Returns the table's rows. */
async function measure(rows: readonly Row[]): Promise<Record<string, string>[]> {
  const visits = new Map(rows.map((row): [Row, Visit[]] => [row, []]))
  for (let i = 0; i < RUNS; i++) for (const [row, list] of visits) list.push(await row.visit())
  return [...visits].map(([{ name, limit }, list]) => {
    const median = (key: keyof Visit) =>
      quantile(
        list.map((each) => each[key]),
        0.5,
      )
    return {
      página: name,
      'JS (brotli)': `${(median('bytes') / 1000).toFixed(0)} kB`,
      permitido: limit ? `${limit / 1000} kB` : '',
      'CPU hilo principal': `${median('cpu').toFixed(0)} ms`,
      'reloj en frío': `${median('wall').toFixed(0)} ms`,
    }
  })
}

/**
 * Bytes and CPU of /login and of the first table, compared with a plain react-admin application built in the same run.
 */
export async function benchPages(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baseline-'))
  await build({
    root: path.join(here, 'baseline'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  const product = await startDemoServer()
  const baseline = await serveBaseline(folder, product.url)
  // The windows of a whole browser load pages of their own, which compete with the measured one.
  const browser = await startBrowser(process.env.CHROMIUM_SHELL)
  try {
    const token = await signIn(product.url, 'gabriel', demoPassword)
    const staff = await signIn(product.url, 'marina', demoPassword)
    const { port } = baseline.address() as { port: number }
    const plain = `http://127.0.0.1:${port}/`
    const rows = (slow: boolean): Row[] => {
      const to = (name: string, url: string, awaited: string, jwt?: string, limit?: number): Row => ({
        name,
        visit: () => visit(browser, url, awaited, jwt, slow),
        ...(limit && !slow && { limit }),
      })
      return [
        to('consola /login', `${product.url}/login`, 'input[name=username]', undefined, LIMITS.login),
        to('react-admin /login', `${plain}#/login`, 'input'),
        to('consola /chats', product.url + LIST, '.chat-row-main', staff, LIMITS.chats),
        to('consola /admin/bots', `${product.url}/admin/bots`, 'tbody tr', token),
        to('react-admin lista', `${plain}#/bots`, 'tbody tr', token),
      ]
    }
    printTable(`Páginas, en frío (mediana de ${RUNS})`, await measure(rows(false)))
    printTable(
      `Las mismas páginas en un teléfono lento (CPU ÷ 4, 3G rápido; mediana de ${RUNS})`,
      await measure(rows(true)),
    )
  } finally {
    await browser.close()
    baseline.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
