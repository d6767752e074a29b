import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** The site that the main demo bot lists, and its key. */
const SITE = 'https://www.elquebracho.example'
const KEY = 'ferreteria-quebracho'

/** A page of the business with the widget's one line, under a strict policy; its chat is opened. */
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

/** The customer says something. */
export async function write(chat: FrameLocator, text: string): Promise<void> {
  await chat.getByRole('textbox').fill(text)
  await chat.getByRole('textbox').press('Enter')
}

/** What the customer reads. */
export const heard = (chat: FrameLocator, text: string) => chat.locator('.bubble', { hasText: text })
