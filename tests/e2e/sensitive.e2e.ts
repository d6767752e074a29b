import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('staff see a hidden value on request, until they hide it or leave the chat', async ({ page, server }) => {
  const widget = `${server.url}/api/webchat/ferreteria-quebracho`
  const opened = await page.request.post(`${widget}/sessions`, { data: { origin: server.url } })
  const headers = { authorization: `Visitor ${(await opened.json()).secret}` }
  const data = { key: 'clave-cuit-de-prueba', text: 'hacen factura al CUIT 30-50001091-2?' }
  await page.request.post(`${widget}/messages`, { headers, data })
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats')
  const chats = page.locator('.chat-row-main')
  await chats.filter({ hasText: 'hacen factura al' }).click()
  const thread = page.getByRole('log', { name: 'Mensajes' })
  await expect(thread.getByText('hacen factura al CUIT •••?')).toBeVisible()
  await expect(page.getByText('30-50001091-2')).toHaveCount(0)

  const show = thread.getByRole('button', { name: 'Mostrar datos sensibles' })
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(thread.getByText(data.text)).toBeVisible()
  const hide = thread.getByRole('button', { name: 'Ocultar datos sensibles' })
  await expect(hide).toBeFocused()
  expect(await accessibilityProblems(page, { widths: [390, 1366] })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(thread.getByText(data.text)).toHaveCount(0)

  await show.click()
  await expect(thread.getByText(data.text)).toBeVisible()
  await chats.filter({ hasNotText: 'hacen factura al' }).first().click()
  await expect(thread.getByText('hacen factura al')).toHaveCount(0)
  await chats.filter({ hasText: 'hacen factura al' }).click()
  await expect(thread.getByText('hacen factura al CUIT •••?')).toBeVisible()
  await expect(page.getByText('30-50001091-2')).toHaveCount(0)
})
