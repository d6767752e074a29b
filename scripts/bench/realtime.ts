import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '../../src/server/demo/users.ts'
import { commitsPerSecond } from './bare-store.ts'
import { type BenchRoom, type BenchServer, openListeners, startBenchServer } from './bench-server.ts'
import { observationsOf, observeContext, startBrowser } from './browser.ts'
import { signIn, startDemoServer } from './demo-server.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const KEY = 'ferreteria-quebracho'

/** Starts a widget session as a customer and returns a function that sends a message. */
async function customer(url: string) {
  const headers = { 'content-type': 'application/json' }
  const post = (place: string, body: object, more = {}) =>
    fetch(`${url}/api/webchat/${KEY}${place}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
  const { secret } = await (await post('/sessions', { origin: url })).json()
  return (text: string) => post('/messages', { key: randomUUID(), text }, { authorization: `Visitor ${secret}` })
}

/** Time from a customer's message to pixels in an open chat of the console, then the effect of a burst. */
async function benchPixels(seconds: number): Promise<void> {
  const server = await startDemoServer()
  const browser = await startBrowser()
  try {
    const token = await signIn(server.url, 'marina', demoPassword)
    const write = await customer(server.url)
    await write('mensaje0000')
    const context = await browser.newContext({ viewport: { width: 1366, height: 800 } })
    await context.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token)
    await observeContext(context, 'mensaje')
    const page = await context.newPage()
    await page.goto(`${server.url}/chats?type=all&dates=empty`)
    await page
      .locator('.chat-row-main', { hasText: /Cliente \d+/ })
      .first()
      .click()
    await page.locator('.bubble-text', { hasText: 'mensaje0000' }).waitFor()
    const waits: number[] = []
    for (let i = 1; i <= 25; i++) {
      const text = `mensaje${String(i).padStart(4, '0')}`
      const sent = Date.now()
      const answer = await write(text)
      if (!answer.ok) throw new Error(`not sent: ${answer.status}`)
      await page.waitForFunction((wanted) => Number.isFinite((window as never as Page).noted.painted[wanted]), text)
      waits.push(((await observationsOf(page)).painted[text] ?? Number.NaN) - sent)
    }
    printTable('Mensaje de un cliente → píxeles en la consola', [
      { p50: ms(quantile(waits, 0.5)), p95: ms(quantile(waits, 0.95)), p99: ms(quantile(waits, 0.99)) },
    ])
    await benchBurst(server.url, token, page, Math.min(seconds, 10))
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface Page {
  noted: { painted: Record<string, number> }
}

/** Staff send 200 messages per second to the open chat: all must appear, in order, in few frames. */
async function benchBurst(url: string, token: string, page: import('@playwright/test').Page, seconds: number) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = { type: 'all', category: 'nuevas', channel: 'Webchat', page_number: 1 }
  const list = await fetch(`${url}/api/chats/filter/1`, { method: 'POST', headers, body: JSON.stringify(body) })
  const [chat] = (await list.json()).data as { id: number; sender_id: string }[]
  if (!chat) throw new Error('there is no chat')
  await page.evaluate(() => {
    const seen = { frames: 0, changes: 0, last: 0, slow: 0 }
    Object.assign(window, { seen })
    let drawn = false
    new MutationObserver(() => {
      seen.changes++
      drawn = true
    }).observe(document.querySelector('.thread') ?? document.body, { childList: true, subtree: true })
    const frame = (at: number) => {
      if (drawn) seen.frames++
      if (seen.last && at - seen.last > 50) seen.slow++
      seen.last = at
      drawn = false
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const total = 200 * seconds
  const start = performance.now()
  const pending: Promise<unknown>[] = []
  for (let i = 0; i < total; i++) {
    const due = start + (i * 1000) / 200
    if (due > performance.now()) await pause(due - performance.now())
    const message = `ráfaga ${String(i).padStart(5, '0')}`
    pending.push(
      fetch(`${url}/api/chats/requests/send/1`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id: chat.id, target_id: chat.sender_id, message }),
      }).then((answer) => answer.arrayBuffer().then(() => answer.ok)),
    )
  }
  const stored = (await Promise.all(pending)).filter(Boolean).length
  const took = performance.now() - start
  // The end of the thread in the console must match the stored order.
  const opened = await fetch(`${url}/api/chats/view/1/${chat.id}?limit=20`, { headers })
  const last = ((await opened.json()).data as { text: string }[]).map(({ text }) => text).slice(-5)
  await page.locator('.bubble-text', { hasText: last.at(-1) ?? '' }).waitFor()
  const shown = (await page.locator('.bubble-text').allInnerTexts()).slice(-5)
  const seen = await page.evaluate(() => (window as never as { seen: Record<string, number> }).seen)
  printTable(`Ráfaga de 200 por segundo, ${seconds} s`, [
    {
      guardados: `${stored} de ${total}`,
      'por segundo': ((stored / took) * 1000).toFixed(0),
      'fin en orden': String(shown.join() === last.join()),
      'cuadros con cambios': String(seen.frames),
      'cambios por cuadro': ((seen.changes ?? 0) / (seen.frames || 1)).toFixed(2),
      'cuadros de más de 50 ms': String(seen.slow),
    },
  ])
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Warm-up sends, and how many of them run concurrently. */
const WARM = 3000
const WARM_AT_ONCE = 10

/** Durable sends (300 per second by default) while 500 sockets in 20 rooms listen. */
async function benchSends(stage: BenchServer, seconds: number, perSecond: number) {
  const listeners = await openListeners(stage, 500, 'message')
  const waits: number[] = []
  let errors = 0
  const send = async (number: number) => {
    const room = stage.rooms[number % stage.rooms.length] as BenchRoom
    const chat = room.chats[Math.floor(number / stage.rooms.length) % room.chats.length]
    const began = performance.now()
    const answer = await fetch(`${stage.url}/api/chats/requests/send/${room.botId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${room.tokens[0]}` },
      body: JSON.stringify({ id: chat?.id, target_id: chat?.sender, message: `Mensaje ${number}` }),
    })
    await answer.arrayBuffer()
    if (answer.ok) waits.push(performance.now() - began)
    else errors++
  }
  // Warm-up: until the JIT has compiled the code of both sides, including the database, as in a long-running server.
  for (let i = 0; i < WARM; i += WARM_AT_ONCE)
    await Promise.all(Array.from({ length: WARM_AT_ONCE }, (_, at) => send(i + at)))
  waits.length = 0
  const heardBefore = await listeners.heard(WARM * 25)
  const start = performance.now()
  const before = await stage.ask({ what: 'used' })
  const pending: Promise<void>[] = []
  for (let i = 0; i < perSecond * seconds; i++) {
    const due = start + (i * 1000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    pending.push(send(i))
  }
  await Promise.all(pending)
  const took = (performance.now() - start) / 1000
  await pause(500)
  const after = await stage.ask({ what: 'used' })
  const heard = (await listeners.heard()) - heardBefore
  listeners.close()
  printTable(`Envíos guardados: ${perSecond} por segundo, ${seconds} s, 500 sockets en 20 salas`, [
    {
      'por segundo': (waits.length / took).toFixed(0),
      media: ms(mean(waits)),
      p99: ms(quantile(waits, 0.99)),
      errores: errors,
      entregas: `${heard} de ${waits.length * 25}`,
      'CPU por envío': ms((after.cpu - before.cpu) / waits.length),
      'la base sola, por segundo': (await commitsPerSecond(Math.min(seconds, 10))).toFixed(0),
    },
  ])
  // Near the machine's limit, one short interruption delays all later requests; the means by tenth show where.
  const part = Math.ceil(waits.length / 10)
  const parts = Array.from({ length: 10 }, (_, i) => waits.slice(i * part, (i + 1) * part))
  printTable('Media de cada décimo', [Object.fromEntries(parts.map((some, i) => [`${i + 1}.º`, ms(mean(some))]))])
}

/** Cost of broadcasting: deliveries per second of one core, and heap bytes per idle socket. */
async function benchFanOut(name: string, stage: BenchServer, events: number) {
  const before = await stage.ask({ what: 'used' })
  const listeners = await openListeners(stage, 500, 'status')
  await pause(1_000)
  const idle = await stage.ask({ what: 'used' })
  await stage.ask({ what: 'emit', events })
  const heard = await listeners.heard(events * 500)
  const after = await stage.ask({ what: 'used' })
  listeners.close()
  return {
    servidor: name,
    entregas: heard,
    'por segundo de núcleo': (heard / ((after.cpu - idle.cpu) / 1000)).toFixed(0),
    'kB por socket (montón)': ((idle.heap - before.heap) / 500 / 1000).toFixed(1),
  }
}

/** Realtime: message to screen, a burst, durable sends with listeners, and fan-out compared with plain socket.io. */
export async function benchRealtime(): Promise<void> {
  const seconds = option('seconds', 30)
  await benchPixels(seconds)
  const size = { bots: 20, people: 1, chats: 10 }
  const product = await startBenchServer('product', size)
  try {
    await benchSends(product, seconds, option('sends', 300))
    const own = await benchFanOut('este', product, 200)
    const plain = await startBenchServer('plain', size)
    try {
      printTable('Difusión a 500 sockets en 20 salas', [own, await benchFanOut('socket.io solo', plain, 200)])
    } finally {
      await plain.stop()
    }
  } finally {
    await product.stop()
  }
}
