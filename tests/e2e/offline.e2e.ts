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
  await expect(page).toHaveURL(/\/chats\?type=all&dates=empty$/)
  const said = page.locator('.chat-row', { hasText: 'Equipo: Escrito en el subte' })
  await expect(said).toBeVisible({ timeout: 20_000 })
  await said.locator('.chat-row-main').click()
  await expect(page.locator('.bubble-line', { hasText: 'Escrito en el subte' })).toHaveCount(1)
  await expect(page.locator('.bubble-line', { hasText: 'Escrito en el subte' }).locator('.delivery')).toBeVisible()
  await context.close()
  await line.stop()
})
