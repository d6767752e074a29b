import { hindrances } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

/** Controls of the page whose middle is below a toast. */
function beneath(): (string | null)[] {
  return [...document.querySelectorAll('main :is(a, button, input, select)')]
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.toaster')
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
}

test('areas are made, changed, taken out of handing over and deleted; their chats go where it is said', async ({
  page,
  quiet,
  signInAs,
}) => {
  // a name that is taken
  quiet.allow(/409/)
  await signInAs(people.manager)
  await page.goto('/contacts/areas')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const dialog = page.getByRole('dialog')
  const said = async (text: string) => {
    const toast = page.locator('.toast', { hasText: text })
    await expect(toast).toBeVisible()
    // what a toast stands over could not be pressed for seconds
    await expect.poll(() => page.evaluate(beneath)).toEqual([])
    await toast.getByRole('button', { name: 'Cerrar aviso' }).click()
  }
  await expect(row('Ventas')).toBeVisible()
  const found = await hindrances(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Nueva', exact: true }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.locator('.fld-error').first()).toBeVisible()
  found.push(...(await hindrances(page, { only: '[role=dialog]' })))
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByLabel('Nombre').fill('Ventas')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.locator('.fld-error')).toHaveText('Ya existe un área con ese nombre.')
  await dialog.getByLabel('Nombre').fill('Zona norte')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Zona norte')).toBeVisible()
  await said('Área creada correctamente.')

  await row('Zona norte').getByRole('button', { name: 'Editar' }).click()
  await expect(dialog.getByLabel('Nombre')).toBeFocused()
  await expect(dialog.getByLabel('Número de área')).toHaveAttribute('readonly')
  await dialog.getByLabel('Descripción').fill('Clientes de Santa Fe')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Zona norte')).toContainText('Clientes de Santa Fe')
  await said('Área editada correctamente.')

  await row('Zona norte').getByRole('button', { name: 'Recibir derivaciones' }).click()
  await dialog.getByRole('switch').or(dialog.getByRole('checkbox')).first().uncheck()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Zona norte').getByRole('cell').nth(2)).toHaveText('No')

  const open = async (name: string) => Number(await row(name).getByRole('cell').nth(5).innerText())
  const [sales, shipping] = [await open('Ventas'), await open('Envíos')]
  await row('Envíos').getByRole('button', { name: 'Eliminar' }).click()
  await dialog.getByLabel('Área de destino').click()
  await page.getByRole('option', { name: 'Ventas' }).click()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(row('Envíos')).toHaveCount(0)
  await expect.poll(() => open('Ventas')).toBe(sales + shipping)
  expect(found).toEqual([])
})
