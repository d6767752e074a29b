import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'
import { type FullChat, makeFullChat } from '../support/full-chat.ts'
import { CHAT_OVERLAYS, closeAll, LIST_OVERLAYS, type Overlay, openFullChat } from '../support/inbox-overlays.ts'

const DESKTOP = { width: 1366, height: 800 }

/** Checks by keyboard that sending is held back when an unseen message arrives. Returns accessibility problems. */
async function held(page: Page, chat: FullChat): Promise<string[]> {
  const [log, field] = [page.getByRole('log', { name: 'Mensajes' }), page.getByRole('textbox', { name: 'Mensaje' })]
  const bar = page.locator('.composer-held')
  const arrives = async (text: string) => {
    await log.press('Home')
    await expect(page.locator('.thread-end')).toBeVisible()
    await chat.write(text)
    await expect(page.getByText(`: ${text}`, { exact: false }).first()).toBeAttached()
    await field.fill('Tarda dos días')
    await field.press('Enter')
    await expect(bar).toContainText('Hay mensajes nuevos')
  }
  await page.setViewportSize(DESKTOP)
  await arrives('Mejor lo retiro yo')
  const found = await accessibilityProblems(page, { only: '.composer' })
  await page.setViewportSize(DESKTOP)
  for (let steps = 0; steps < 3 && !(await bar.getByRole('button', { name: 'Revisar' }).evaluate(isFocused)); steps++)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(page.locator('.bubble', { hasText: 'Mejor lo retiro yo' })).toBeInViewport()
  await arrives('¿Hasta qué hora?')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(bar.getByRole('button', { name: 'Enviar igual' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.bubble', { hasText: 'Tarda dos días' })).toBeInViewport()
  return found
}

const isFocused = (element: Element) => element === document.activeElement

// Each test has a server and a full chat of its own, so that several workers share the minutes.
test.describe.configure({ mode: 'parallel' })
test.use({ hasOwnServer: true })
test.beforeEach(async ({ page, quiet }) => {
  test.setTimeout(480_000)
  // The headless shell has no PDF viewer for the quotation's frame.
  quiet.allow(/Failed to execute 'postMessage'.*origin \('null'\)/)
  page.setDefaultTimeout(30_000)
})

/** Signs in and opens the list of all chats. */
async function openList(page: Page): Promise<void> {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.locator('.chat-row-main').nth(3)).toBeVisible()
}

/** Opens one overlay after the other. Returns their accessibility problems, in both themes and at every width. */
async function problemsOf(page: Page, overlays: readonly Overlay[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, open, only } of overlays) {
    await page.setViewportSize(DESKTOP)
    await open(page).catch((error: unknown) => found.push(`${name} does not open: ${error}`))
    for (const text of await accessibilityProblems(page, { only })) found.push(`${name}: ${text}`)
    await closeAll(page)
  }
  return found
}

test('everything that opens in the list of chats is accessible', async ({ page, server }) => {
  await makeFullChat(server.url)
  await openList(page)
  expect(await problemsOf(page, LIST_OVERLAYS)).toEqual([])
  await page.goto('/settings/user')
  await page.getByLabel(/^Horario de silencio/).check()
  expect(await accessibilityProblems(page)).toEqual([])
})

const HALF = Math.ceil(CHAT_OVERLAYS.length / 2)
for (const [part, overlays] of [CHAT_OVERLAYS.slice(0, HALF), CHAT_OVERLAYS.slice(HALF)].entries())
  test(`everything that opens in a chat is accessible, part ${part + 1} of 2`, async ({ page, server }) => {
    const chat = await makeFullChat(server.url)
    await openList(page)
    await openFullChat(page, chat)
    expect(await problemsOf(page, overlays)).toEqual([])
  })

test('a chat with messages of every kind is accessible, also while sending is held back', async ({ page, server }) => {
  const chat = await makeFullChat(server.url)
  await openList(page)
  await openFullChat(page, chat)
  await page.locator('.why').getByRole('button', { name: 'Ver mensajes' }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await held(page, chat)).toEqual([])
})
