import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('staff see a hidden value on request, until they hide it or leave the chat', async ({ page, server }) => {
  const widget = `${server.url}/api/webchat/ferreteria-quebracho`
  const opened = await page.request.post(`${widget}/sessions`, { data: { origin: server.url } })
  const headers = { authorization: `Visitor ${(await opened.json()).secret}` }
  const data = { key: 'clave-cuit-de-prueba', text: 'hacen factura al CUIT 30-50001091-2?' }
  const said = await page.request.post(`${widget}/messages`, { headers, data })
  expect(await said.json()).toMatchObject({ text: data.text })
  const asking = { key: 'clave-persona-de-prueba', text: 'quiero hablar con una persona' }
  await page.request.post(`${widget}/messages`, { headers, data: asking })
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats')
  const chats = page.locator('.chat-row-main')
  const own = chats.filter({ hasText: /Cliente \d+/ }).first()
  await own.click()
  const thread = page.getByRole('log', { name: 'Mensajes' })
  const bubbles = thread.locator('.bubble-text')
  await expect(bubbles.filter({ hasText: 'hacen factura al CUIT •••?' })).toBeVisible()
  await expect(page.getByText('30-50001091-2')).toHaveCount(0)

  const show = thread.getByRole('button', { name: 'Mostrar datos sensibles' })
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(bubbles.filter({ hasText: data.text })).toBeVisible()
  const hide = thread.getByRole('button', { name: 'Ocultar datos sensibles' })
  await expect(hide).toBeFocused()
  expect(await accessibilityProblems(page, { widths: [390, 1366] })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(bubbles.filter({ hasText: data.text })).toHaveCount(0)

  await show.click()
  await expect(bubbles.filter({ hasText: data.text })).toBeVisible()
  await chats
    .filter({ hasNotText: /Cliente \d+/ })
    .first()
    .click()
  await expect(bubbles.filter({ hasText: 'hacen factura al' })).toHaveCount(0)
  await own.click()
  await expect(bubbles.filter({ hasText: 'hacen factura al CUIT •••?' })).toBeVisible()
  await expect(page.getByText('30-50001091-2')).toHaveCount(0)
})
