import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { countBytes, observationsOf, observeContext, startBrowser } from './browser.ts'
import { startDemoServer } from './demo-server.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

const KEY = 'ferreteria-quebracho'
const here = import.meta.dirname

/** One of the two widgets: its page, and how to open it and write in it. */
interface Contender {
  name: string
  page: string
  button: RegExp
  field(page: Page): ReturnType<Page['locator']>
}

/** Builds a plain React widget; the product's own server answers it. */
async function buildBaseline(folder: string): Promise<string> {
  await build({
    entryPoints: [path.join(here, 'baseline-widget/main.tsx')],
    outfile: path.join(folder, 'widget.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return readFileSync(path.join(folder, 'widget.js'), 'utf8')
}

/** Measures opening a widget with an empty cache, then with a full one. The result can then send questions. */
async function opening(browser: Browser, one: Contender, baseline: string) {
  // The baseline's page is fulfilled by this route, so its socket needs permission to reach the local server.
  const permissions = ['local-network-access']
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, permissions })
  await observeContext(context, 'Abrimos')
  await context.route('**/baseline-widget/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'max-age=600' }, body: baseline })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html data-key="${KEY}"><h1>Tienda</h1><script type="module" src="/baseline-widget/w.js"></script>`,
        }),
  )
  const page = await context.newPage()
  // The surrounding page belongs to the business and does not count.
  const total = countBytes(context, /\/demo\/|demo\.css|baseline-widget\/$/)
  await page.goto(one.page)
  await page.getByRole('button', { name: one.button }).waitFor()
  await page.waitForLoadState('networkidle')
  const before = await total()
  await page.getByRole('button', { name: one.button }).click()
  await one.field(page).waitFor()
  await page.waitForLoadState('networkidle')
  const open = await total()

  // Again with a full cache.
  const opened: number[] = []
  for (let i = 0; i < 5; i++) {
    await page.goto(one.page)
    await page.getByRole('button', { name: one.button }).click()
    await one.field(page).waitFor()
    const { painted, pressed } = await observationsOf(page)
    // A resumed chat is drawn before the press, hence the minimum of 0.
    opened.push(Math.max(0, (painted.textarea ?? Number.NaN) - pressed))
  }

  const firsts: number[] = []
  return {
    ask: async () => void firsts.push(await ask(page, one)),
    async figures() {
      const { longTasks, shift } = await observationsOf(page)
      await context.close()
      return {
        widget: one.name,
        'antes del clic': `${kb(before.bytes)} (${before.requests} pedidos)`,
        abierto: kb(open.bytes),
        'abrir, en caché': `${quantile(opened, 0.5).toFixed(0)} ms`,
        'respuesta p50': `${quantile(firsts, 0.5).toFixed(0)} ms`,
        'respuesta p95': `${quantile(firsts, 0.95).toFixed(0)} ms`,
        'tareas largas': longTasks.length ? `${longTasks.length}, hasta ${Math.max(...longTasks).toFixed(0)} ms` : '0',
        saltos: shift.toFixed(3),
      }
    },
  }
}

/** Milliseconds from sending a question until its answer is on the screen. */
async function ask(page: Page, one: Contender): Promise<number> {
  const count = await bubbles(page, one).count()
  const field = one.field(page)
  await field.fill('horarios')
  return field.evaluate(async (element, known) => {
    const now = () => performance.timeOrigin + performance.now()
    const form = element.closest('form') as HTMLFormElement
    const start = now()
    form.requestSubmit()
    return new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`no answer: ${document.body.innerText.slice(-400)}`)), 15_000)
      const look = () => {
        const shown = [...document.querySelectorAll('.bubble')].filter(({ textContent }) =>
          textContent?.includes('Abrimos'),
        )
        if (shown.length > known) requestAnimationFrame(() => setTimeout(() => resolve(now() - start)))
        else requestAnimationFrame(look)
      }
      look()
    })
  }, count)
}

const bubbles = (page: Page, one: Contender) =>
  (one.name === 'este' ? page.frameLocator('iframe').locator('.bubble') : page.locator('.bubble')).filter({
    hasText: 'Abrimos',
  })

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The widget compared with a plain React one: bytes, opening time, response time, long tasks and layout shifts. */
export async function benchWidget(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baseline-'))
  const baseline = await buildBaseline(folder)
  const server = await startDemoServer()
  const browser = await startBrowser()
  const answers = Math.min(option('answers', 25), 28)
  try {
    const own: Contender = {
      name: 'este',
      page: `${server.url}/demo/${KEY}`,
      button: /la conversación/,
      field: (page) => page.frameLocator('iframe').locator('textarea'),
    }
    const plain: Contender = {
      name: 'React y socket.io',
      page: `${server.url}/baseline-widget/`,
      button: /Chat/,
      field: (page) => page.locator('textarea'),
    }
    const both = [await opening(browser, own, baseline), await opening(browser, plain, baseline)]
    // Alternate: a server gets faster as it warms up, and the load of the machine varies.
    for (let i = 0; i < answers; i++) for (const one of both) await one.ask()
    const rows = []
    for (const one of both) rows.push(await one.figures())
    printTable(`Widget (${answers} respuestas)`, rows)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
