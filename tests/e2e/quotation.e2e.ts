import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('amounts stay on one line beside a long description', async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main', { hasText: 'Webchat' }).first().click()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Enviar presupuesto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Presupuesto' })
  await dialog
    .getByLabel('Descripción')
    .fill('Taladro percutor de 13 milímetros con maletín y juego de mechas de vidia')
  await dialog.getByLabel('Precio unitario').fill('123456,50')
  await dialog.getByRole('button', { name: 'Ver presupuesto' }).click()
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  const link = page.getByRole('link', { name: 'Ver y responder el presupuesto' }).last()
  await page.goto((await link.getAttribute('href')) ?? '')
  const cells = page.locator('td, thead th')
  await expect(cells).toHaveCount(9)
  for (const cell of await cells.all()) {
    const lines = await cell.evaluate((one) => {
      const range = one.ownerDocument.createRange()
      range.selectNodeContents(one)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  }
})
