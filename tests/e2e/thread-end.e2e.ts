import type { Page } from '@playwright/test'
import { expect, people, test } from '../support/e2e.ts'
import { type FullChat, makeFullChat } from '../support/full-chat.ts'

let chat: FullChat
const thread = (page: Page) => page.locator('.thread')

/** Returns the distance in pixels between the visible part and the end. */
const fromEnd = (page: Page) =>
  thread(page).evaluate((element) => Math.round(element.scrollHeight - element.scrollTop - element.clientHeight))

/** Returns the first visible row and its position. */
const place = (page: Page) =>
  thread(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    const row = [...element.querySelectorAll('.thread-row')].find((one) => one.getBoundingClientRect().top >= top)
    return { text: row?.textContent, top: Math.round((row?.getBoundingClientRect().top ?? 0) - top) }
  })

/** Changes the height of the area below the thread. The scroll event fires before any resize observer. */
const squeeze = (page: Page, pixels: number) =>
  thread(page).evaluate((element, height) => {
    const foot = document.querySelector<HTMLElement>('.panel-foot')
    if (foot) foot.style.paddingTop = `${height}px`
    element.dispatchEvent(new Event('scroll'))
  }, pixels)

test.beforeEach(async ({ page, server, signInAs }) => {
  chat ??= await makeFullChat(server.url)
  await signInAs(people.manager)
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main', { hasText: chat.user_name }).first().click()
  await expect(page.locator('.bubble-text').last()).toBeVisible()
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
})

test('a reader at the end of a chat stays there when the thread is resized', async ({ page }) => {
  await squeeze(page, 100)
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
  await expect(page.locator('.thread-end')).toHaveCount(0)
  await squeeze(page, 200)
  await squeeze(page, 0)
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
  await expect(page.locator('.thread-end')).toHaveCount(0)
})

test('a reader further up keeps their position when the thread is resized', async ({ page }) => {
  await thread(page).hover()
  await page.mouse.wheel(0, -400)
  await expect(page.locator('.thread-end')).toBeVisible()
  const before = await place(page)
  await squeeze(page, 100)
  await expect.poll(() => fromEnd(page)).toBeGreaterThan(300)
  expect(await place(page)).toEqual(before)
  await squeeze(page, 0)
  expect(await place(page)).toEqual(before)
})

test('the end stays visible when the thread was taller for a moment; a person may scroll up as little', async ({
  page,
}) => {
  // Simulates a scroll by the browser within a frame, which no observer reports.
  await thread(page).evaluate((element) => {
    element.scrollTop -= 32
  })
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
  await thread(page).evaluate((element) => {
    element.scrollTop -= 32
  })
  await squeeze(page, 100)
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
  await expect(page.locator('.thread-end')).toHaveCount(0)
  await thread(page).hover()
  await page.mouse.wheel(0, -32)
  await expect.poll(() => fromEnd(page)).toBe(32)
})

test('the end stays visible when the last message grows after it was drawn', async ({ page }) => {
  const last = page.locator('.thread-row').last()
  // As an image does that loads after its message.
  await last.locator('.bubble').evaluate((bubble: HTMLElement) => {
    bubble.style.minHeight = '400px'
  })
  await expect.poll(() => last.evaluate(below)).toBeLessThanOrEqual(0)
  expect(await last.evaluate((row) => row.getBoundingClientRect().height)).toBeGreaterThan(400)
})

/** Returns how many pixels of a row are below the visible part of the thread. */
const below = (line: Element) => {
  const room = line.closest('.thread')?.getBoundingClientRect()
  return Math.round(line.getBoundingClientRect().bottom - (room?.bottom ?? 0))
}
