import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

const NAME = 'Visita guiada al vivero'

test.beforeEach(async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/advanced/intents')
})

test('an intent is created, found after a reload, deleted and restored', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Entrenamiento Avanzado' })).toBeVisible()
  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear Nueva Intención' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Debes completar todos los campos obligatorios.').first()).toBeVisible()
  await dialog.getByPlaceholder('Ingresa un nombre para la intención.').fill(NAME)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Intención creada correctamente.')).toBeVisible()

  await page.reload()
  const search = page.getByRole('textbox', { name: /Intenci/ }).first()
  await search.fill('VISITA GUÍADA AL')
  const row = page.getByRole('row', { name: new RegExp(NAME) })
  await expect(row).toBeVisible()
  await expect(page.getByText('Mostrando 1 a 1 de 1')).toBeVisible()

  await row.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('dialog', { name: 'Eliminar Intención' })
  await expect(question.getByText('¿Estás seguro que quieres eliminar la intención?')).toBeVisible()
  await expect(question.getByText(/También eliminarás sus ejemplos \(0\) y respuestas \(0\)/)).toBeVisible()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Si' }).click()
  await expect(page.getByText('Intención eliminada correctamente.')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.getByRole('button', { name: 'Eliminadas' }).click()
  const trash = page.getByRole('dialog', { name: 'Intenciones eliminadas' })
  await trash.getByRole('button', { name: `Recuperar ${NAME}` }).click()
  await expect(page.getByText('Intención recuperada correctamente.')).toBeVisible()
  await expect(trash.getByText('No hay intenciones eliminadas en los últimos 30 días.')).toBeVisible()
  await trash.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(row).toBeVisible()
})

test('an existing name is refused at its field and stays typed', async ({ page, quiet }) => {
  quiet.allow(/409/)
  const taken = await page.locator('tbody tr td').first().innerText()
  await page.getByRole('button', { name: 'Nueva' }).click()
  const input = page.getByRole('dialog').getByPlaceholder('Ingresa un nombre para la intención.')
  await input.fill(taken.toUpperCase())
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveValue(taken.toUpperCase())
})

test("two editors see each other's changes, and that a training is needed", async ({ page, browser, server }) => {
  const other = await browser.newPage({ baseURL: server.url })
  await signIn(other, people.editor, demoPassword)
  await other.goto('/advanced/examples')
  const editor = other.getByRole('form', { name: 'Nuevo ejemplo' })
  await expect(other.getByRole('list', { name: 'Ejemplos' }).getByRole('listitem').first()).toBeVisible()

  await editor.getByRole('combobox', { name: /Intención/ }).fill('taller')
  await expect(editor.getByRole('option', { name: 'Crear «taller»' })).toBeVisible()

  // An intent created in the table appears at once in the other editor's choices.
  const name = 'Taller de carpintería'
  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear Nueva Intención' })
  await dialog.getByPlaceholder('Ingresa un nombre para la intención.').fill(name)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Intención creada correctamente.')).toBeVisible()
  await page
    .getByRole('textbox', { name: /Intenci/ })
    .first()
    .fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByRole('link', { name: '0' })).toBeVisible()
  await editor.getByRole('option', { name: new RegExp(name) }).click()

  // An example added by the other editor is counted in the table.
  await editor.getByRole('textbox', { name: /Ejemplo/ }).fill('dan cursos de carpintería')
  await editor.getByRole('textbox', { name: /Ejemplo/ }).press('Enter')
  await expect(row.getByRole('link', { name: '1' })).toBeVisible()
  // The demo's first training may still be running. It did not include this example.
  await expect(page.getByText('requieren de un nuevo entrenamiento')).toBeVisible({ timeout: 30_000 })
  await other.close()
})
