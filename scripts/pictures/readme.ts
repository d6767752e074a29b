import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pageFor, SIZES } from './browser.ts'

const folder = path.resolve(import.meta.dirname, '../../tests/visual')
/** WebP quality: small files in which text stays sharp. */
const QUALITY = 80

/** Takes the screenshots of README.md. */
export async function readmePictures(url: string, token: string): Promise<void> {
  const { page, context } = await pageFor({ url, viewport: SIZES.escritorio, mode: 'light', token })
  await page.goto('/home')
  // The demo's first training runs after the start.
  await page.getByText('Disponible', { exact: true }).waitFor({ timeout: 180_000 })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await keep(page, 'home')
  await page.goto('/chats?type=live_chats&dates=empty')
  await page.locator('.chat-row-main').first().click()
  await page.locator('.bubble').last().waitFor()
  await page.waitForLoadState('networkidle')
  await keep(page, 'chats')
  await context.close()
}

/** Playwright does not write WebP, so this uses the Chrome DevTools Protocol. */
async function keep(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(path.join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}
