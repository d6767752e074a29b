import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

test('a webhook is created, its secret shown once, tested, changed, and its deliveries read', async ({
  page,
  quiet,
  signInAs,
}) => {
  quiet.allow(/409|422/)
  await signInAs(people.manager)
  await page.goto('/plugins/webhooks')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const dialog = page.getByRole('dialog')
  await expect(row('Sistema de ventas')).toContainText('Lo apagamos')
  const found = await accessibilityProblems(page)
  await page.setViewportSize({ width: 1366, height: 800 })

  await page.getByRole('button', { name: 'Crear webhook' }).click()
  await dialog.getByLabel('Nombre').first().fill('Planilla')
  await dialog.getByLabel('Dirección').fill('https://localhost/avisos')
  await dialog.getByLabel('Contacto nuevo').click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.locator('.fld-error')).toContainText('Esa dirección no es pública.')
  await dialog.getByLabel('Dirección').fill('https://avisos.invalid/entrada')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.locator('pre')).toHaveText(/^whsec_/)
  const first = await dialog.locator('pre').innerText()
  found.push(...(await accessibilityProblems(page, { only: '[role=dialog], dialog' })))
  await page.setViewportSize({ width: 1366, height: 800 })
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('button', { name: 'Cerrar sin copiar' }).click()
  await expect(row('Planilla')).toContainText('Sin entregas')

  await row('Planilla').getByRole('button', { name: 'Probar Planilla' }).click()
  await expect(dialog.getByText('No pudimos conectarnos. Revisa la dirección y repite.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()

  await row('Planilla').getByRole('button', { name: 'Cambiar secreto' }).click()
  await dialog.getByRole('button', { name: 'Cambiar secreto' }).click()
  await expect(dialog.locator('pre')).toHaveText(/^whsec_/)
  expect(await dialog.locator('pre').innerText()).not.toBe(first)
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('button', { name: 'Cerrar sin copiar' }).click()

  await row('Sistema de ventas').getByRole('link', { name: 'Ver entregas' }).click()
  await expect(page).toHaveURL(/deliveries/)
  await expect(page.getByRole('row', { name: /Entregado/ })).toHaveCount(5)
  found.push(...(await accessibilityProblems(page)))
  await page.setViewportSize({ width: 1366, height: 800 })
  const delivered = page.getByRole('row', { name: /Entregado/ }).first()
  await delivered.getByRole('button', { name: /^Ver/ }).click()
  await expect(dialog.getByText('"event": "lead"')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await delivered.getByRole('button', { name: /^Enviar otra vez/ }).click()
  await expect(page.getByText('está apagado. Enciéndelo y repite.')).toBeVisible()
  expect(found).toEqual([])
})
