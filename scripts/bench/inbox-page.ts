import type { Browser, Page } from '@playwright/test'
import { observeContext } from './browser.ts'

/** Address of the chat list without filters. */
export const LIST = '/chats?type=all&dates=empty'

/** Opens the inbox in a new browser context and waits until its list is shown. */
export async function openInbox(browser: Browser, url: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, serviceWorkers: 'block' })
  await context.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token)
  await observeContext(context, 'mensaje')
  const page = await context.newPage()
  await page.goto(`${url}${LIST}`)
  await page.locator('.chat-row-main').first().waitFor()
  return { page, context, close: () => context.close() }
}

/**
 * Opens the chat of a row. Returns the milliseconds from the click until its messages are painted, by the page's clock.
 */
export async function openRow(page: Page, at: number): Promise<number> {
  return page.evaluate(async (place) => {
    const row = document.querySelectorAll<HTMLElement>('.chat-row-main')[place]
    const wanted = row?.querySelector('.chat-row-name')?.textContent?.trim()
    const start = performance.now()
    row?.click()
    return new Promise<number>((resolve, reject) => {
      const look = () => {
        const there = document.querySelector('.panel-name')?.textContent?.trim() === wanted
        if (there && document.querySelector('.bubble')) setTimeout(() => resolve(performance.now() - start))
        else if (performance.now() - start > 30_000) reject(new Error(`the chat of ${wanted} did not open`))
        else requestAnimationFrame(look)
      }
      look()
    })
  }, at)
}

/** Milliseconds from a click that only adds a text until it is painted: the least that opening a chat can take. */
export async function paintLimit(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.onclick = () => button.append('texto')
    const start = performance.now()
    button.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const taken = performance.now() - start
    button.remove()
    return taken
  })
}

/** Heap bytes in use after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
