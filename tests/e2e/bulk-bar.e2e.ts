import { expect, people, test } from '../support/e2e.ts'

const actions = ['Unir', 'Agregar etiqueta', 'Agregar al grupo', 'Quitar etiqueta', 'Quitar del grupo']

test('what has no room in the bar of selected rows is in a menu that the keyboard reaches', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(people.manager)
  await page.goto('/contacts')
  await expect(page.getByText(/^Mostrando 1 a 25 de 1\.\d{3}$/)).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar / })
  for (const at of [0, 1]) await boxes.nth(at).check()
  const bar = page.getByRole('region', { name: 'Filas seleccionadas' })
  await expect(bar.getByRole('button', { name: 'Unir' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Quitar del grupo' })).toBeHidden()
  const { height = 0, y = 0 } = (await bar.boundingBox()) ?? {}
  expect(height).toBeLessThan(200)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const more = bar.getByRole('button', { name: 'Más acciones' })
  await more.focus()
  await page.keyboard.press('ArrowDown')
  const entries = bar.getByRole('menuitem')
  await expect(entries.last()).toHaveText('Quitar del grupo')
  const menu = await bar.getByRole('menu').boundingBox()
  expect(menu?.x).toBeGreaterThanOrEqual(0)
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390)
  await page.keyboard.press('End')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Quitar del grupo' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()

  await page.setViewportSize({ width: 1366, height: 768 })
  for (const name of actions) await expect(bar.getByRole('button', { name })).toBeVisible()
  await expect(more).toBeHidden()
  expect((await bar.boundingBox())?.height).toBeLessThan(110)
})

test('the bar of selected rows stays in view far down the list', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(people.manager)
  await page.goto('/contacts')
  await page
    .getByRole('checkbox', { name: /^Seleccionar / })
    .nth(9)
    .check()
  const bar = page.getByRole('region', { name: 'Filas seleccionadas' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Agregar etiqueta' }).click()
  await expect(page.getByRole('dialog', { name: 'Agregar etiqueta' })).toBeVisible()
})
