import type { Response } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { startProxy } from '../realtime/proxy.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('a message sent offline survives a reload and is sent once the network is back', async ({ browser, server }) => {
  const line = await startProxy(server.url)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  await signIn(page, people.manager, demoPassword)
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main', { hasText: 'Webchat' }).first().click()
  await expect(page.locator('.bubble').first()).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Mensaje' })
  await expect(field).toBeVisible()

  await line.stop()
  await field.fill('Escrito en el subte')
  await field.press('Enter')
  await expect(page.getByText('Lo enviaremos cuando vuelva la conexión')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByText('Esta página volverá por sí sola.')).toBeVisible()
  expect(await accessibilityProblems(page, { widths: [360, 1280] })).toEqual([])

  // Without any user action.
  await line.restart()
  await expect(page).toHaveURL(/\/chats\?type=all&dates=empty&id=\d+$/)
  const said = page.locator('.chat-row', { hasText: 'Equipo: Escrito en el subte' })
  await expect(said).toBeVisible({ timeout: 20_000 })
  await said.locator('.chat-row-main').click()
  await expect(page.locator('.bubble-line', { hasText: 'Escrito en el subte' })).toHaveCount(1)
  await expect(page.locator('.bubble-line', { hasText: 'Escrito en el subte' }).locator('.delivery')).toBeVisible()
  await context.close()
  await line.stop()
})

test('the draft of a message that was sent offline does not come back in another window', async ({
  browser,
  server,
}) => {
  const line = await startProxy(server.url)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main', { hasText: 'Webchat' }).nth(1).click()
  const name = await page.locator('.panel-name').innerText()
  // The thread is loaded before the connection is lost.
  await expect(page.locator('.bubble').first()).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Mensaje' })
  const isSave = (answer: Response) =>
    answer.url().includes('/chats/drafts/') && answer.request().method() === 'PUT' && answer.ok()
  const saved = page.waitForResponse(isSave)
  await field.fill('Un borrador viejo')
  await saved
  await line.stop()
  await field.fill('Escrito en el tren')
  await field.press('Enter')
  const pending = page.getByText('Lo enviaremos cuando vuelva la conexión')
  const anyway = page.getByRole('button', { name: 'Enviar igual' })
  await expect(pending.or(anyway)).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(pending).toBeVisible()
  const emptied = page.waitForResponse(isSave)
  await line.restart()
  await emptied
  const other = await context.newPage()
  await other.goto('/chats?type=all&dates=empty')
  await other.locator('.chat-row-main', { hasText: name }).first().click()
  await expect(other.locator('.bubble-line', { hasText: 'Escrito en el tren' })).toHaveCount(1)
  await expect(other.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('')
  await context.close()
  await line.stop()
})

test('a page whose code cannot be loaded asks to check the connection, and appears by itself when it is back', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signIn(page, people.manager, demoPassword)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Conversaciones por atender' })).toBeVisible()
  await context.setOffline(true)
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('link', { name: 'Conversaciones' }).click()
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible()
  expect(await accessibilityProblems(page, { widths: [390, 1366] })).toEqual([])
  await context.setOffline(false)
  await expect(page.locator('.chat-list')).toBeVisible()
  await context.close()
})

test('the first chat that is opened without a connection is read once there is one', async ({ browser, server }) => {
  const line = await startProxy(server.url)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  const row = page.locator('.chat-row-main', { hasText: 'Webchat' }).first()
  await expect(row).toBeVisible()
  // The network of the browser, whose end it tells, and no code of the page in its cache.
  await context.setOffline(true)
  await line.stop()
  await row.click()
  await expect(page.getByText(/^No hay conexión/)).toBeVisible()
  await expect(row).toBeVisible()
  await line.restart()
  await context.setOffline(false)
  await expect(page.locator('.bubble').first()).toBeVisible({ timeout: 20_000 })
  await context.close()
  await line.stop()
})
