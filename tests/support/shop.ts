import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** The allowed site and the key of the main demo bot. */
const SITE = 'https://www.elquebracho.example'
const KEY = 'ferreteria-quebracho'

/** Opens a page of the business with the one-line widget under a strict policy, and opens the chat. */
export async function shop(page: Page, server: string): Promise<FrameLocator> {
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `default-src 'none'; script-src ${server}; frame-src ${server}` },
      body: `<!doctype html><html lang="es"><title>Tienda</title><h1>Tienda</h1>
        <script async src="${server}/widget/loader.js?bot=${KEY}"></script></html>`,
    }),
  )
  await page.goto(`${SITE}/`)
  await page.getByRole('button', { name: 'Abrir la conversación' }).click()
  const chat = page.frameLocator('iframe')
  await expect(chat.getByRole('textbox')).toBeFocused()
  return chat
}

/** Sends a message as the customer. */
export async function writeAsCustomer(chat: FrameLocator, text: string): Promise<void> {
  await chat.getByRole('textbox').fill(text)
  await chat.getByRole('textbox').press('Enter')
}

/** Returns the bubble with this text in the chat of the customer. */
export const chatBubble = (chat: FrameLocator, text: string) => chat.locator('.bubble', { hasText: text })
