import type { Browser, Page } from '@playwright/test'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { heapOf, openInbox, openRow } from './inbox-page.ts'
import { printTable } from './table.ts'

/** Rows per page of the list. */
const ROWS = 20

/**
 * Heap growth over a day of an inbox that is never reloaded: chats are opened one after another while events arrive.
 */
export async function benchHeapGrowth(browser: Browser, chats: number, events: number): Promise<void> {
  const stage = await startBenchServer('product', { bots: 1, people: 1, chats, messages: 60, consoleToo: true })
  try {
    const { page, close } = await openInbox(browser, stage.url, stage.rooms[0]?.tokens[0] ?? '')
    await openRow(page, 0)
    const heaps = [await heapOf(page)]
    const pages = Math.ceil(chats / ROWS)
    for (const half of [1, 2]) {
      for (let at = 0; at < pages / 2; at++) await readPage(page, stage, events / pages)
      heaps[half] = await heapOf(page)
    }
    await close()
    const [morning = '', noon = '', evening = ''] = heaps.map((heap) => `${(heap / 1e6).toFixed(1)} MB`)
    printTable(`Montón de un día: ${chats} chats abiertos, ${events} eventos`, [
      { 'al empezar': morning, 'a la mitad': noon, 'al final': evening },
    ])
  } finally {
    await stage.stop()
  }
}

/** Opens every chat of the current page while events arrive, then goes to the next page. */
async function readPage(page: Page, stage: BenchServer, events: number): Promise<void> {
  for (let row = 0; row < ROWS; row++) {
    const emitted = stage.ask({ what: 'messages', events: Math.round(events / ROWS) })
    await openRow(page, row)
    await emitted
  }
  const next = page.getByRole('button', { name: 'Página siguiente' })
  if (!(await next.isEnabled())) return
  const shown = page.waitForResponse((answer) => answer.url().includes('/chats/filter/'))
  await next.click()
  await shown
  await page.locator('.chat-row-main').first().waitFor()
}
