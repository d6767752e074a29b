import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'

/** Output folder of the screenshots. */
export const out = path.resolve(import.meta.dirname, '../../test-results/pictures')

/** Viewports in pixels: desktop and phone. */
export const SIZES = { escritorio: { width: 1366, height: 820 }, telefono: { width: 390, height: 844 } }
export const MODES = ['light', 'dark'] as const

export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

interface Looks {
  /** base URL of the server */
  url: string
  viewport: { width: number; height: number }
  mode: (typeof MODES)[number]
  /** session token of the user; absent for a visitor */
  token?: string
}

/** Opens a page of the console as a given user. Close its context after use. */
export async function pageFor({ url, viewport, mode, token }: Looks): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' })
  await context.addInitScript(
    ([theme, jwt]) => {
      localStorage.setItem('mode', theme ?? 'light')
      if (jwt) localStorage.setItem('jwt', jwt)
    },
    [mode, token],
  )
  return { page: await context.newPage(), context }
}
