import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

/** Launches a browser for measurements: Chromium, or the one at the given path. */
export function startBrowser(executablePath = process.env.CHROMIUM): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** Size of a body compressed with brotli at the highest quality. */
const brotliBytes = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Measurements that a page and its frames record. Times are wall clock milliseconds. */
interface Noted {
  longTasks: number[]
  shift: number
  /** time of the last click or key press */
  pressed: number
  /** time of the first paint of each text */
  painted: Record<string, number>
}

/** An entry of type `layout-shift`, which TypeScript's DOM library does not declare. */
interface Shift {
  value: number
  hadRecentInput: boolean
}

/** Records long tasks, layout shifts, presses and the paint times of texts that begin with `mark` in every document. */
export async function observeContext(context: BrowserContext, mark: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const noted: Noted = { longTasks: [], shift: 0, pressed: 0, painted: {} }
    Object.assign(window, { noted })
    const now = () => performance.timeOrigin + performance.now()
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      // A shift right after user input is expected, so it does not count.
      for (const { value, hadRecentInput } of list.getEntries() as unknown as Shift[])
        if (!hadRecentInput) noted.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, () => (noted.pressed = now()), { capture: true, passive: true })
    const look = (node: Node) => {
      for (const found of (node.textContent ?? '').matchAll(new RegExp(`${wanted}\\w+`, 'g'))) {
        if (noted.painted[found[0]]) continue
        noted.painted[found[0]] = Number.POSITIVE_INFINITY
        // The text is on the screen in the frame after the one that draws it.
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

/** Merges what all frames of a page recorded; layout shifts are those of the main frame only. */
export async function observationsOf(page: Page): Promise<Noted> {
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
 * Counts the brotli bytes and requests of scripts, styles and documents of a context from now on.
 * @param without addresses that are not counted
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
