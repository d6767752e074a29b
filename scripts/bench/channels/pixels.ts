import type { Page } from '@playwright/test'
import { demoPassword } from '../../../src/server/demo/users.ts'
import { startGraph } from '../../graph/start.ts'
import { observationsOf, observeContext, startBrowser } from '../browser.ts'
import { signIn, startDemoServer } from '../demo-server.ts'
import { LIST } from '../inbox-page.ts'

const MARK = 'mensaje'
/** A customer of the simulator. */
const CUSTOMER = 'Ana Pereyra'

/**
 * Writes at the phone of a customer while staff have the chat open in the console.
 * @returns the milliseconds from the key press on the phone until the message is painted for staff, one per message
 */
export async function measurePixels(port: number, count: number): Promise<number[]> {
  const graph = await startGraph()
  const env = { GRAPH_URL: graph.url, TELEGRAM_URL: `${graph.url}/telegram`, PORT: String(port) }
  const server = await startDemoServer(env)
  const browser = await startBrowser()
  try {
    const token = await signIn(server.url, 'marina', demoPassword)
    const context = await browser.newContext({ viewport: { width: 1366, height: 800 } })
    await context.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token)
    await observeContext(context, MARK)
    const phone = await openPhone(await browser.newPage(), graph.url)
    await phone(`${MARK}0000`)
    const console = await context.newPage()
    await console.goto(`${server.url}${LIST}`)
    await console.locator('.chat-row-main', { hasText: CUSTOMER }).first().click()
    await console.locator('.bubble-text', { hasText: `${MARK}0000` }).waitFor()
    const waits: number[] = []
    for (let n = 1; n <= count; n++) {
      const text = `${MARK}${String(n).padStart(4, '0')}`
      const pressed = await phone(text)
      await console.waitForFunction((wanted) => Number.isFinite((window as never as Noted).noted.painted[wanted]), text)
      waits.push(((await observationsOf(console)).painted[text] ?? Number.NaN) - pressed)
    }
    return waits
  } finally {
    await browser.close()
    await server.stop()
    await graph.stop()
  }
}

interface Noted {
  noted: { painted: Record<string, number> }
}

/** Opens the customer's phone; the function it returns sends a text and returns when, in milliseconds. */
async function openPhone(page: Page, url: string): Promise<(text: string) => Promise<number>> {
  await page.goto(url)
  await page.getByRole('navigation', { name: 'Clientes' }).getByRole('button', { name: CUSTOMER }).click()
  return async (text) => {
    await page.getByRole('textbox', { name: 'Mensaje' }).fill(text)
    const pressed = Date.now()
    await page.keyboard.press('Enter')
    return pressed
  }
}
