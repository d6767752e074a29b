import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'
import { type FullChat, makeFullChat } from '../support/full-chat.ts'
import { CHAT_OVERLAYS, closeAll, LIST_OVERLAYS, openFullChat } from '../support/inbox-overlays.ts'

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
  await page.setViewportSize({ width: 1366, height: 800 })
  await arrives('Mejor lo retiro yo')
  const found = await accessibilityProblems(page, { only: '.composer' })
  await page.setViewportSize({ width: 1366, height: 800 })
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

test('everything that opens in /chats is accessible in both themes and at every width', async ({
  page,
  server,
  quiet,
}) => {
  test.setTimeout(240_000)
  // The headless shell has no PDF viewer for the quotation's frame.
  quiet.allow(/Failed to execute 'postMessage'.*origin \('null'\)/)
  page.setDefaultTimeout(15_000)
  const chat = await makeFullChat(server.url)
  await signIn(page, people.manager, demoPassword)
  const found: string[] = []
  await page.goto('/settings/user')
  await page.getByLabel(/^Horario de silencio/).check()
  for (const text of await accessibilityProblems(page)) found.push(`settings: ${text}`)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.locator('.chat-row-main').nth(3)).toBeVisible()
  const size = { width: 1366, height: 800 }
  const look = async (looks: typeof LIST_OVERLAYS) => {
    for (const { name, open, only } of looks) {
      await page.setViewportSize(size)
      await open(page).catch((error: unknown) => found.push(`${name} does not open: ${error}`))
      for (const text of await accessibilityProblems(page, { only })) found.push(`${name}: ${text}`)
      await closeAll(page)
    }
  }
  await look(LIST_OVERLAYS)
  await page.setViewportSize(size)
  await openFullChat(page, chat)
  await page.locator('.why').getByRole('button', { name: 'Ver mensajes' }).click()
  for (const text of await accessibilityProblems(page)) found.push(`chat: ${text}`)
  await look(CHAT_OVERLAYS)
  for (const text of await held(page, chat)) found.push(`held: ${text}`)
  expect(found).toEqual([])
})
