import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems, WIDTHS } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('a key is created, copied and used by another system, and refused once it is revoked', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, people.manager, demoPassword)
  await page.goto('/plugins/keys')
  const row = page.getByRole('row').filter({ hasText: 'Planilla de stock' })
  const renamed = page.getByRole('row').filter({ hasText: 'Planilla nueva' })
  await expect(page.getByRole('row').filter({ hasText: 'Sistema de ventas' })).toContainText('Marina Sosa')

  await page.getByRole('button', { name: 'Crear clave' }).click()
  const form = page.getByRole('dialog', { name: 'Crear clave' })
  await form.getByRole('button', { name: 'Crear clave' }).click()
  await expect(form.getByText('Este campo es obligatorio').first()).toBeVisible()
  await form.getByLabel('Nombre').fill('Planilla de stock')
  await form.getByRole('checkbox', { name: 'Leer la agenda' }).check()
  expect(await accessibilityProblems(page, { widths: WIDTHS })).toEqual([])
  await form.getByRole('button', { name: 'Crear clave' }).click()

  const shown = page.getByRole('dialog', { name: 'Clave «Planilla de stock»' })
  await expect(shown.getByText('no podrás verla otra vez')).toBeVisible()
  await expect(shown.getByText(/^curl '.*\/api\/contacts\/\d+'/)).toBeVisible()
  expect(await accessibilityProblems(page, { widths: WIDTHS })).toEqual([])
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Cerrar sin copiar' })
  await question.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await shown.getByRole('button', { name: 'Copiar clave' }).click()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  await shown.getByRole('button', { name: 'Listo' }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByText(token)).toHaveCount(0)

  const call = () => request.get('/api/contacts/1', { headers: { authorization: `Bearer ${token}` } })
  const answer = await call()
  expect(answer.status()).toBe(200)
  expect((await answer.json()).length).toBeGreaterThan(0)
  await page.reload()
  await expect(row).toContainText(/hoy|ahora|\d{2}:\d{2}/)

  await row.getByRole('button', { name: /Editar/ }).click()
  const edit = page.getByRole('dialog', { name: 'Editar clave' })
  await expect(edit.getByLabel('Nombre')).toHaveValue('Planilla de stock')
  expect(await accessibilityProblems(page, { widths: WIDTHS })).toEqual([])
  await edit.getByLabel('Nombre').fill('Planilla nueva')
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Clave modificada correctamente.')).toBeVisible()

  await renamed.getByRole('button', { name: /Anular/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Anular clave' }).click()
  await expect(page.getByText('Clave anulada correctamente.')).toBeVisible()
  await expect(renamed).toBeHidden()
  const refused = await call()
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'key_revoked'])
})

test('the reference shows the calls that take a key, with a guide', async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/documentation')
  await page.getByText('Cómo llamar a la API desde otro sistema').click()
  await expect(page.getByText('Cada clave puede hacer 120 llamadas cada minuto')).toBeVisible()
  await page.getByLabel('Buscar llamadas y eventos').fill('contacts:write')
  await page.getByRole('checkbox', { name: 'Solo las que aceptan una clave' }).check()
  await expect(page.getByRole('button', { name: /contactUpdate|PUT.*\/contacts\/\{bot\}\/\{id\}/ })).toBeVisible()
  await page.getByRole('button', { name: /PUT.*\/contacts\/\{bot\}\/\{id\}/ }).click()
  await expect(page.getByText('Con el permiso Cambiar la agenda (contacts:write)')).toBeVisible()
  expect(await accessibilityProblems(page, { widths: WIDTHS })).toEqual([])
})
