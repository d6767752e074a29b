import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

const KEY = 'ferreteria-quebracho'

test('staff react to a message in the console, and the visitor sees it, also after a reload', async ({
  page,
  context,
  server,
}) => {
  const visitor = await context.newPage()
  await visitor.goto(`${server.url}/demo/${KEY}`)
  await visitor.getByRole('button', { name: /la conversación/ }).click()
  const field = visitor.frameLocator('iframe').getByRole('textbox')
  await field.fill('Ya retiré el pedido, gracias')
  await field.press('Enter')
  const line = visitor.frameLocator('iframe').locator('li', { hasText: 'Ya retiré el pedido' })
  await expect(line).toBeVisible()

  page.setDefaultTimeout(30_000)
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main', { hasText: 'Cliente' }).first().click()
  const menu = page.getByRole('button', { name: 'Acciones del mensaje: Ya retiré el pedido, gracias' })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Me gusta' })).toBeFocused()
  // A font of text would draw some of them without their colours.
  const coloured = /^"?Apple Color Emoji"?, "?Segoe UI Emoji"?, "?Noto Color Emoji"?, /
  await expect(page.getByRole('menuitemcheckbox', { name: 'Me divierte' })).toHaveCSS('font-family', coloured)
  expect(await accessibilityProblems(page, { only: '.bubble-menu' })).toEqual([])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('.bubble-reaction')).toHaveText(/^Reacción de .+: ❤️$/)
  await expect(line.locator('.reaction')).toHaveText('Reacción: ❤️')
  await expect(page.locator('.bubble-reaction')).toHaveCSS('font-family', coloured)
  await expect(line.locator('.reaction')).toHaveCSS('font-family', coloured)
  await visitor.reload()
  await visitor.getByRole('button', { name: /la conversación/ }).click()
  await expect(line.locator('.reaction')).toHaveText('Reacción: ❤️')

  await menu.click()
  const current = page.getByRole('menuitemcheckbox', { name: 'Me encanta' })
  await expect(current).toBeChecked()
  await current.click()
  await expect(page.locator('.bubble-reaction')).toHaveCount(0)
  await expect(line.locator('.reaction')).toHaveCount(0)
})
