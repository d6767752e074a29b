import { hindrances } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

test('groups are made of contacts that are searched, changed, deleted and brought back', async ({
  page,
  quiet,
  signInAs,
}) => {
  // a name that is taken
  quiet.allow(/409/)
  await signInAs(people.manager)
  await page.goto('/contacts/groups')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const dialog = page.getByRole('dialog')
  await expect(row('Empresas')).toBeVisible()
  const found = await hindrances(page)
  await page.setViewportSize({ width: 1366, height: 800 })

  await page.getByRole('button', { name: 'Nuevo', exact: true }).click()
  await dialog.getByLabel('Nombre').fill('empresas')
  await dialog.getByLabel('Contactos').click()
  const option = page.getByRole('option').first()
  const member = await option.innerText()
  await option.click()
  await expect(dialog.getByRole('button', { name: member })).toBeVisible()
  found.push(...(await hindrances(page, { only: '[role=dialog]' })))
  await page.setViewportSize({ width: 1366, height: 800 })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.locator('.fld-error')).toHaveText('Ya existe un grupo con ese nombre.')
  await dialog.getByLabel('Nombre').fill('Barrio Norte')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Barrio Norte')).toBeVisible()
  await expect(row('Barrio Norte').getByRole('cell', { name: '1', exact: true })).toBeVisible()

  await row('Barrio Norte').getByRole('button', { name: 'Editar' }).click()
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Barrio Norte')
  await expect(dialog.getByRole('button', { name: member })).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Barrio Sur')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Barrio Sur')).toBeVisible()

  await row('Barrio Sur').getByRole('button', { name: 'Eliminar' }).click()
  await expect(dialog.getByText('¿Eliminar el grupo «Barrio Sur»?')).toBeVisible()
  await dialog.getByRole('button', { name: /Si|Eliminar/ }).click()
  await expect(row('Barrio Sur')).toHaveCount(0)
  await page.getByRole('button', { name: 'Eliminados' }).click()
  await dialog.getByRole('button', { name: 'Recuperar Barrio Sur' }).click()
  await expect(dialog.getByText('Barrio Sur')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(row('Barrio Sur').getByRole('cell', { name: '1', exact: true })).toBeVisible()
  expect(found).toEqual([])
})
