import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

const ROW = '.chat-row-main'

test('the list with views in a column, compact rows, marks and priorities is accessible', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.setViewportSize({ width: 1440, height: 820 })
  await page.goto('/chats?type=all&dates=empty')
  const column = page.getByRole('navigation', { name: 'Vistas' })
  await expect(column.getByRole('button', { name: /^Nuevas/ })).toBeVisible()
  await page.getByRole('button', { name: 'Opciones de la lista' }).click()
  await page.getByRole('checkbox', { name: 'Filas compactas' }).check()
  expect((await page.locator('.chat-row').first().boundingBox())?.height).toBe(60)
  // The marks stay as icons: only their texts give way.
  for (const mark of await page.locator('.chat-row :is(.chat-row-due, .chat-row-snooze) svg').all())
    expect((await mark.boundingBox())?.width).toBe(14)
  expect(await accessibilityProblems(page, { widths: [1440, 360] })).toEqual([])
  await page.setViewportSize({ width: 1440, height: 820 })
  await page.getByRole('checkbox', { name: 'Filas compactas' }).uncheck()
  await page.keyboard.press('Escape')

  await page.locator(ROW).nth(2).click()
  await page.locator(ROW).nth(2).press('i')
  await page.getByRole('radio', { name: 'Alta' }).check()
  expect(await accessibilityProblems(page, { only: 'dialog[open]' })).toEqual([])
  await page.setViewportSize({ width: 1440, height: 820 })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.locator('.panel-extra').getByText('Prioridad alta')).toBeVisible()
  await page.goto('/chats?type=all&priority=high&order=priority&dates=empty')
  await expect(page.locator(ROW)).toHaveCount(1)

  // The column is put away in this browser; its menu comes back, and V opens it.
  await column.getByRole('button', { name: 'Ocultar las vistas' }).click()
  await page.reload()
  await expect(page.locator(ROW)).toHaveCount(1)
  await expect(column).toHaveCount(0)
  await page.keyboard.press('v')
  await expect(page.getByRole('region', { name: /^Vistas/ })).toBeVisible()
})

test('on a phone an open chat has the whole screen, and what is known of it one line', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/chats')
  await expect(page.locator('.topbar')).toBeVisible()
  await page.locator(ROW).first().click()
  await expect(page.locator('.topbar')).toBeHidden()
  expect(await page.locator('.inbox').boundingBox()).toMatchObject({ y: 0, height: 844 })
  const strip = page.locator('.panel-strip')
  const why = page.getByRole('complementary', { name: 'Por qué llegó' })
  await expect(strip).toHaveAttribute('aria-expanded', 'false')
  await expect(why).toBeHidden()
  expect(await strip.evaluate((one) => document.getElementById(one.getAttribute('aria-controls') ?? ''))).not.toBeNull()
  await strip.click()
  await expect(why).toBeVisible()
  expect(await accessibilityProblems(page, { widths: [390, 360] })).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  await expect(page.locator('.topbar')).toBeVisible()
})
