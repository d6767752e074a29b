import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

/** A browser for figures. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
}

/** Bytes of a text as the best compression sends them. */
const brotliBytes = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** What a page and its frames note of themselves. Times are milliseconds of the wall clock. */
interface Noted {
  longTasks: number[]
  shift: number
  /** when something was pressed, the last time */
  pressed: number
  /** when a text was painted first */
  painted: Record<string, number>
}

/** An entry of `layout-shift`, which TypeScript's library does not know. */
interface Shift {
  value: number
  hadRecentInput: boolean
}

/** Lets every document of a context note long tasks, shifts, presses and when texts that begin with `mark` are painted. */
export async function noteIn(context: BrowserContext, mark: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const noted: Noted = { longTasks: [], shift: 0, pressed: 0, painted: {} }
    Object.assign(window, { noted })
    const now = () => performance.timeOrigin + performance.now()
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      // what follows a press at once is what was asked for
      for (const { value, hadRecentInput } of list.getEntries() as unknown as Shift[])
        if (!hadRecentInput) noted.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, () => (noted.pressed = now()), { capture: true, passive: true })
    const look = (node: Node) => {
      for (const found of (node.textContent ?? '').matchAll(new RegExp(`${wanted}\\w+`, 'g'))) {
        if (noted.painted[found[0]]) continue
        noted.painted[found[0]] = Number.POSITIVE_INFINITY
        // the frame after the one that it is drawn in
        requestAnimationFrame(() => setTimeout(() => (noted.painted[found[0]] = now())))
      }
      if (node instanceof Element && (node.matches('textarea') || node.querySelector('textarea')))
        requestAnimationFrame(() => setTimeout(() => (noted.painted.textarea ??= now())))
    }
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') look(target.parentElement ?? target)
        else for (const node of addedNodes) look(node)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, mark)
}

/** What the documents of a page noted, put together; shifts are those of the page itself. */
export async function notedBy(page: Page): Promise<Noted> {
  const all = await Promise.all(page.frames().map((frame) => frame.evaluate(() => (window as { noted?: Noted }).noted)))
  const sum: Noted = { longTasks: [], shift: 0, pressed: 0, painted: {} }
  for (const one of all) {
    if (!one) continue
    sum.longTasks.push(...one.longTasks)
    sum.pressed = Math.max(sum.pressed, one.pressed)
    Object.assign(sum.painted, one.painted)
  }
  sum.shift = all[0]?.shift ?? 0
  return sum
}

/**
 * Counts the brotli bytes and the requests of scripts, styles and documents of a context from now on.
 * @param without addresses that don't count
 */
export function countBytes(context: BrowserContext, without: RegExp) {
  const sizes: Promise<number>[] = []
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (/javascript|css|html/.test(type) && response.ok() && !without.test(response.url()))
      sizes.push(response.body().then(brotliBytes, () => 0))
  })
  return async () => ({
    requests: sizes.length,
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  })
}
