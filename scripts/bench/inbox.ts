import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { notedBy, noteIn, startBrowser } from './browser.ts'
import { signIn, startDemoServer } from './demo-server.ts'
import { option } from './options.ts'
import { type Visit, visit } from './pages.ts'
import { startStage } from './stages.ts'
import { printTable, quantile } from './table.ts'

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const LIST = '/chats?type=all&dates=empty'

/** Bytes, CPU and wall of /chats to its first list; opening a chat with and without its messages at hand. */
async function benchOpening(browser: Browser, url: string, token: string): Promise<void> {
  const visits: Visit[] = []
  for (let i = 0; i < 3; i++) visits.push(await visit(browser, `${url}${LIST}`, '.chat-row-main', token))
  const median = (key: 'bytes' | 'cpu' | 'wall') =>
    quantile(
      visits.map((one) => one[key]),
      0.5,
    )
  const { page, close } = await inbox(browser, url, token)
  const [fresh, kept] = [[] as number[], [] as number[]]
  const open = async (at: number) => {
    const row = page.locator('.chat-row-main').nth(at)
    const name = await row.locator('.chat-row-name').innerText()
    return page.evaluate(
      async ([place, wanted]) => {
        const start = performance.now()
        const rows = document.querySelectorAll<HTMLElement>('.chat-row-main')
        rows[place as number]?.click()
        return new Promise<number>((resolve) => {
          const look = () => {
            const there = document.querySelector('.panel-name')?.textContent?.trim() === wanted
            if (there && document.querySelector('.bubble')) setTimeout(() => resolve(performance.now() - start))
            else requestAnimationFrame(look)
          }
          look()
        })
      },
      [at, name.trim()] as const,
    )
  }
  for (let at = 0; at < 8; at++) {
    fresh.push(await open(at))
    await page.waitForTimeout(150)
  }
  for (let at = 0; at < 8; at++) kept.push(await open(at))
  await close()
  printTable('Bandeja de entrada (medianas)', [
    {
      'JS de /chats (brotli)': `${(median('bytes') / 1000).toFixed(0)} kB`,
      'CPU hasta la lista': ms(median('cpu')),
      'reloj hasta la lista': ms(median('wall')),
      'abrir sin caché': ms(quantile(fresh, 0.5)),
      'abrir en caché': ms(quantile(kept, 0.5)),
    },
  ])
}

async function inbox(browser: Browser, url: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, serviceWorkers: 'block' })
  await context.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token)
  await noteIn(context, 'mensaje')
  const page = await context.newPage()
  await page.goto(`${url}${LIST}`)
  await page.locator('.chat-row-main').first().waitFor()
  return { page, context, close: () => context.close() }
}

/** A thread of 10,000 messages: how long it takes to open, how much of it is drawn, how smoothly it scrolls. */
async function benchThread(browser: Browser, messages: number): Promise<void> {
  const stage = await startStage('product', { bots: 1, people: 1, chats: 3, messages, consoleToo: true })
  try {
    const [room] = stage.rooms
    const { page, close } = await inbox(browser, stage.url, room?.tokens[0] ?? '')
    const start = Date.now()
    await page.locator('.chat-row-main').first().click()
    await page.locator('.bubble').first().waitFor()
    const opened = Date.now() - start
    const pane = await page.evaluate(() => {
      const bubble = document.querySelector('.bubble')
      let box = bubble?.parentElement
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement
      return { nodes: box?.querySelectorAll('*').length ?? 0 }
    })
    const fps = await scroll(page)
    const before = await heapOf(page)
    // a day: each chat opened again and again
    for (let i = 0; i < 60; i++) {
      await page
        .locator('.chat-row-main')
        .nth(i % 3)
        .click()
      await page.locator('.bubble').first().waitFor()
    }
    const after = await heapOf(page)
    const { longTasks } = await notedBy(page)
    await close()
    printTable(`Hilo de ${messages} mensajes`, [
      {
        abrir: ms(opened),
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

/** Frames per second while the thread is scrolled towards its beginning. */
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

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** The list call over many chats: at a steady rate, and as fast as it goes. */
async function benchList(chats: number, messages: number, seconds: number): Promise<void> {
  const stage = await startStage('product', { bots: 1, people: 1, chats: 0, bulk: [chats, messages] })
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
    for (let i = 0; i < 20; i++) await list()
    const steady: Promise<number>[] = []
    const start = performance.now()
    for (let i = 0; i < 100 * seconds; i++) {
      const due = start + i * 10
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      steady.push(list())
    }
    const waits = await Promise.all(steady)
    let done = 0
    const end = performance.now() + seconds * 1000
    const client = async () => {
      while (performance.now() < end) {
        await list()
        done++
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
    printTable(`Lista con ${chats} chats y ${messages} mensajes`, [
      {
        'p50 a 100/s': ms(quantile(waits, 0.5)),
        'p99 a 100/s': ms(quantile(waits, 0.99)),
        'máximo por segundo': (done / seconds).toFixed(0),
      },
    ])
  } finally {
    await stage.stop()
  }
}

/** The inbox: bytes and time to the first list, opening, a long thread, memory, and the list call over many chats. */
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
  } finally {
    await browser.close()
  }
  const chats = option('chats', 100_000)
  await benchList(chats, option('messages', chats * 10), option('seconds', 10))
}
