import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { hindrances } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

const NONSENSE = 'zumba quirkle vortex'

test.beforeEach(async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/testbot')
})

async function ask(page: Page, text: string): Promise<void> {
  const answers = page.locator('.testbot-turn')
  const before = await answers.count()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(answers).toHaveCount(before + 1)
  await expect(answers.last().locator('.testbot-balloon').first()).toBeVisible({ timeout: 20_000 })
}

test('ask, see why, correct, and the draft understands', async ({ page }) => {
  await ask(page, NONSENSE)
  const why = page.getByRole('region', { name: 'Explicación' })
  await expect(why.getByText('No se entendió')).toBeVisible()
  await why.getByRole('button', { name: 'Corregir' }).click()
  await why.getByLabel('Otra intención').selectOption({ label: '+ Nueva intención' })
  await why.getByLabel('Nombre de la intención').fill('Juegos de mesa')
  await why.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(why.getByText('Se agregó como ejemplo de «Juegos de mesa»')).toBeVisible()

  await page.getByLabel('Modelo').selectOption({ label: 'Borrador' })
  await ask(page, NONSENSE)
  await expect(why.getByRole('meter', { name: 'Confianza de Juegos de mesa' })).toBeVisible()

  // what was said is still there, and so is the choice of model
  await page.reload()
  await expect(page.getByRole('button', { name: NONSENSE })).toHaveCount(2)
  await expect(page.getByLabel('Modelo')).toHaveValue('draft')
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(page.getByRole('button', { name: NONSENSE })).toHaveCount(0)
})

test('nonsense twice hands over; the conversation is kept as a case that passes', async ({ page }) => {
  await ask(page, `${NONSENSE} uno`)
  await ask(page, `${NONSENSE} dos`)
  await expect(page.getByText('No entendió 2 veces').first()).toBeVisible()
  await page.getByRole('button', { name: 'Guardar como caso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar como caso de prueba' })
  await dialog.getByLabel('Nombre').fill('Sin sentido dos veces')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Caso creado correctamente.')).toBeVisible()
  const cases = page.getByRole('region', { name: 'Casos de prueba' })
  await cases.getByRole('button', { name: 'Ejecutar todos' }).click()
  await expect(cases.getByRole('status')).toContainText('1 correcto, 0 fallidos')

  await cases.getByRole('button', { name: 'Editar Sin sentido dos veces' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar el caso de prueba' })
  await edit.getByLabel('Se espera la derivación').last().uncheck()
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await cases.getByRole('button', { name: 'Ejecutar todos' }).click()
  await expect(cases.getByText('se derivó a una persona y no se esperaba.')).toBeVisible()
  await cases.getByRole('button', { name: 'Eliminar Sin sentido dos veces' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Caso eliminado correctamente.')).toBeVisible()
})

test('nothing hinders, whatever the width and the theme', async ({ page }) => {
  await ask(page, NONSENSE)
  await ask(page, 'hola')
  expect(await hindrances(page)).toEqual([])
})
