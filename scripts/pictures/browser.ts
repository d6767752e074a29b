import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'

/** Where the pictures go. */
export const out = path.resolve(import.meta.dirname, '../../test-results/pictures')

/** The windows that everything is looked at in: a desk's and a telephone's. Pixels. */
export const SIZES = { escritorio: { width: 1366, height: 820 }, telefono: { width: 390, height: 844 } }
export const MODES = ['light', 'dark'] as const

export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

interface Looks {
  /** where the server is */
  url: string
  viewport: { width: number; height: number }
  mode: (typeof MODES)[number]
  /** the session of whose eyes it is; a visitor's when absent */
  token?: string
}

/** A page of the console as somebody sees it. Close its context after use. */
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
