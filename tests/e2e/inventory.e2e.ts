import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

test('the inventory shows name, price, stock and pencil at 1366 pixels, and a refused cell in its place', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(people.manager)
  await page.goto('/forms/products/inventory/1')
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
  for (const name of ['Nombre', 'Código', 'Precio', 'Oferta', 'Stock'])
    await expect(heading(name)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Abrir / }).first()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366)

  const offer = page.locator('[data-cell="1:3"]')
  await offer.dblclick()
  await page.keyboard.type('9.999.999')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Oferta' })
  await expect(field).toHaveValue('9.999.999')
  await expect(field).toHaveAccessibleDescription('La oferta tiene que ser menor que el precio. Cámbiala.')
  await expect(page.getByText('La oferta tiene que ser menor que el precio. Cámbiala.')).toBeInViewport({ ratio: 1 })
  await page.locator('[data-cell="4:2"]').click()
  await expect(offer).toHaveText('9.999.999')
  expect(await accessibilityProblems(page)).toEqual([])

  // The name and the pencil stay while the rest is scrolled.
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.locator('.product-grid').evaluate((grid) => {
    grid.scrollLeft = grid.scrollWidth
  })
  await expect(heading('Marca')).toBeInViewport({ ratio: 1 })
  await expect(heading('Nombre')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Descartar' }).click()
})
