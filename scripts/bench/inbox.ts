import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { startBenchServer } from './bench-server.ts'
import { observationsOf, startBrowser } from './browser.ts'
import { signIn, startDemoServer } from './demo-server.ts'
import { benchHeapGrowth } from './heap-growth.ts'
import { heapOf, LIST, openInbox, openRow, paintLimit } from './inbox-page.ts'
import { option } from './options.ts'
import { type Visit, visit } from './pages.ts'
import { printTable, quantile } from './table.ts'

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/**
 * Bytes, CPU and wall time of /chats until its first list, and the time to open chats with and without cached messages.
 */
async function benchOpening(browser: Browser, url: string, token: string): Promise<void> {
  const visits: Visit[] = []
  for (let i = 0; i < 3; i++) visits.push(await visit(browser, `${url}${LIST}`, '.chat-row-main', token))
  const median = (key: 'bytes' | 'cpu' | 'wall') =>
    quantile(
      visits.map((one) => one[key]),
      0.5,
    )
  const { page, close } = await openInbox(browser, url, token)
  const [fresh, kept] = [[] as number[], [] as number[]]
  for (let at = 0; at < 8; at++) {
    fresh.push(await openRow(page, at))
    await page.waitForTimeout(150)
  }
  for (let at = 0; at < 8; at++) kept.push(await openRow(page, at))
  const limit = await paintLimit(page)
  await close()
  printTable('Bandeja de entrada (medianas)', [
    {
      'JS de /chats (brotli)': `${(median('bytes') / 1000).toFixed(0)} kB`,
      'CPU hasta la lista': ms(median('cpu')),
      'reloj hasta la lista': ms(median('wall')),
      'abrir sin caché': ms(quantile(fresh, 0.5)),
      'abrir en caché': ms(quantile(kept, 0.5)),
      'pintar un texto (el límite)': ms(limit),
    },
  ])
}

/** Measures a thread of `messages` messages: opening time, DOM nodes, scroll frame rate, heap growth and longest task. */
async function benchThread(browser: Browser, messages: number): Promise<void> {
  const stage = await startBenchServer('product', { bots: 1, people: 1, chats: 3, messages, consoleToo: true })
  try {
    const [room] = stage.rooms
    const { page, close } = await openInbox(browser, stage.url, room?.tokens[0] ?? '')
    const limit = await paintLimit(page)
    const opened = await openRow(page, 0)
    const pane = await page.evaluate(() => {
      const bubble = document.querySelector('.bubble')
      let box = bubble?.parentElement
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement
      return { nodes: box?.querySelectorAll('*').length ?? 0 }
    })
    const fps = await scroll(page)
    const before = await heapOf(page)
    // Simulates a day: opens each chat repeatedly.
    for (let i = 0; i < 60; i++) {
      await page
        .locator('.chat-row-main')
        .nth(i % 3)
        .click()
      await page.locator('.bubble').first().waitFor()
    }
    const after = await heapOf(page)
    const { longTasks } = await observationsOf(page)
    await close()
    printTable(`Hilo de ${messages} mensajes`, [
      {
        abrir: ms(opened),
        'pintar un texto (el límite)': ms(limit),
        'nodos en el panel': pane.nodes,
        'cuadros por segundo': fps.toFixed(0),
        'montón tras 60 aperturas': `${(after / 1e6).toFixed(1)} MB (antes ${(before / 1e6).toFixed(1)})`,
        'tarea más larga': ms(Math.max(0, ...longTasks)),
      },
    ])
  } finally {
    await stage.stop()
  }
}

/** Frames per second while the thread scrolls towards its beginning. */
function scroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let box = document.querySelector('.bubble')?.parentElement
    while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement
    const start = performance.now()
    let frames = 0
    while (performance.now() - start < 2_000) {
      box?.scrollBy(0, -60)
      await new Promise(requestAnimationFrame)
      frames++
    }
    return (frames * 1000) / (performance.now() - start)
  })
}

/** Measures the list call over many chats: at a fixed rate, and at maximum throughput. */
async function benchList(chats: number, messages: number, seconds: number, rate: number): Promise<void> {
  const stage = await startBenchServer('product', { bots: 1, people: 1, chats: 0, bulk: [chats, messages] })
  try {
    const [room] = stage.rooms
    const body = JSON.stringify({ type: 'all', category: 'nuevas', channel: 'any', page_number: 1 })
    const list = async () => {
      const start = performance.now()
      const answer = await fetch(`${stage.url}/api/chats/filter/${room?.botId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${room?.tokens[0]}` },
        body,
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`list: ${answer.status}`)
      return performance.now() - start
    }
    // Warm-up: until the JIT has compiled the code of both sides and every database connection has prepared its
    // statements.
    for (let i = 0; i < 100; i++) await Promise.all(Array.from({ length: 10 }, list))
    const steady: Promise<number>[] = []
    const start = performance.now()
    for (let i = 0; i < rate * seconds; i++) {
      const due = start + (i * 1000) / rate
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      steady.push(list())
    }
    const waits = await Promise.all(steady)
    const throughput = async (call: () => Promise<unknown>) => {
      let done = 0
      const before = await stage.ask({ what: 'used' })
      const end = performance.now() + seconds * 1000
      const client = async () => {
        while (performance.now() < end) {
          await call()
          done++
        }
      }
      await Promise.all(Array.from({ length: 8 }, client))
      const used = (await stage.ask({ what: 'used' })).cpu - before.cpu
      return { 'máximo por segundo': (done / seconds).toFixed(0), 'CPU del servidor': `${(used / done).toFixed(2)} ms` }
    }
    printTable(`Lista con ${chats} chats y ${messages} mensajes`, [
      {
        qué: 'lista',
        [`p50 a ${rate}/s`]: ms(quantile(waits, 0.5)),
        [`p99 a ${rate}/s`]: ms(quantile(waits, 0.99)),
        ...(await throughput(list)),
      },
      {
        qué: 'GET /health (sin base: el límite)',
        ...(await throughput(async () => (await fetch(`${stage.url}/health`)).arrayBuffer())),
      },
    ])
  } finally {
    await stage.stop()
  }
}

/** Inbox: bytes and time to the first list, opening chats, a long thread, memory, and the list call over many chats. */
export async function benchInbox(): Promise<void> {
  const browser = await startBrowser()
  try {
    const server = await startDemoServer()
    try {
      await benchOpening(browser, server.url, await signIn(server.url, 'marina', demoPassword))
    } finally {
      await server.stop()
    }
    await benchThread(browser, option('thread', 10_000))
    await benchHeapGrowth(browser, option('opened', 500), option('events', 20_000))
  } finally {
    await browser.close()
  }
  const chats = option('chats', 100_000)
  await benchList(chats, option('messages', chats * 10), option('seconds', 10), option('rate', 100))
}
