import type { Page } from '@playwright/test'
import { LIST } from '../../scripts/bench/inbox-page.ts'
import { LIMITS } from '../../scripts/bench/limits.ts'
import { expect, people, test } from '../support/e2e.ts'

test.use({ serviceWorkers: 'block' })

/** Bytes of the JavaScript that a page loads by itself, as they are sent: what it needs, and what it fetches ahead. */
async function weightOf(page: Page, address: string, awaited: string) {
  const sizes: Promise<{ file: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const file = request.url().split('/').at(-1) ?? ''
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ file, bytes: responseBodySize })))
  })
  await page.goto(address)
  await expect(page.locator(awaited).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // the largest first, for whoever has to read them
  const files = (await Promise.all(sizes)).sort((one, other) => other.bytes - one.bytes)
  return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

test('the sign-in loads no more than it may', async ({ page }) => {
  const { files, bytes } = await weightOf(page, '/login', 'input[name=username]')
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(LIMITS.login)
  // fewer would be another page, or nothing compressed that is counted
  expect(bytes).toBeGreaterThan(LIMITS.login / 2)
})

test('the chats load no more than they may with their list', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  const { files, bytes } = await weightOf(page, LIST, '.chat-row-main')
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(LIMITS.chats)
  expect(bytes).toBeGreaterThan(LIMITS.chats / 2)
})
