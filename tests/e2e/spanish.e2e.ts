import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

test('an owner changes what the bot answers to thanks, and the test chat answers it', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/responses')
  await page.getByRole('link', { name: 'Frases Comunes' }).click()
  const row = page.getByRole('row', { name: /^Gracias/ })
  const dialog = page.getByRole('dialog')
  await expect(row).toContainText('muchas gracias')
  const found = await accessibilityProblems(page)
  await page.setViewportSize({ width: 1366, height: 800 })

  await row.getByRole('button', { name: 'Editar' }).click()
  await dialog.getByLabel('Tu respuesta').fill('¡Un placer! Volvé cuando quieras.')
  found.push(...(await accessibilityProblems(page, { only: '[role=dialog]' })))
  await page.setViewportSize({ width: 1366, height: 800 })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row).toContainText('¡Un placer! Volvé cuando quieras.')

  await page.goto('/testbot')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('jaja mil gracias!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Un placer! Volvé cuando quieras.')).toBeVisible()
  const explanation = page.getByRole('region', { name: 'Explicación' })
  await expect(explanation).toContainText('Frase común')
  await expect(explanation).toContainText('«Gracias»')
  expect(found).toEqual([])
})

test('an owner adds synonyms, switches shipped ones off, and returns a changed group to its words', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.goto('/advanced/examples')
  await page.getByRole('link', { name: 'Sinónimos' }).click()
  const dialog = page.getByRole('dialog')
  const row = (words: string) => page.getByRole('row', { name: new RegExp(words) })
  const find = (word: string) => page.getByLabel('Grupo', { exact: true }).fill(word)
  await find('aguacate')
  await expect(row('palta')).toContainText('Incluido')
  const found = await accessibilityProblems(page)
  await page.setViewportSize({ width: 1366, height: 800 })

  await row('palta').getByRole('button', { name: 'Editar' }).click()
  await dialog.getByLabel('Palabras').fill('palta hass')
  await page.keyboard.press('Enter')
  found.push(...(await accessibilityProblems(page, { only: '[role=dialog]' })))
  await page.setViewportSize({ width: 1366, height: 800 })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('palta hass')).toContainText('Incluido y cambiado')
  await row('palta hass').getByRole('button', { name: 'Volver al original' }).click()
  await dialog.getByRole('button', { name: 'Volver al original' }).click()
  await expect(row('palta hass')).toHaveCount(0)

  await row('palta').getByRole('button', { name: 'Editar' }).click()
  await dialog.getByLabel('Activo').uncheck()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('palta').getByRole('cell', { name: 'No' })).toBeVisible()

  await page.getByRole('button', { name: 'Crear grupo' }).click()
  for (const word of ['medidor', 'contador de luz']) {
    await dialog.getByLabel('Palabras').fill(word)
    await page.keyboard.press('Enter')
  }
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await find('medidor')
  await expect(row('medidor')).toContainText('Propio')
  await row('medidor').getByRole('button', { name: 'Eliminar' }).click()
  await dialog.getByRole('button', { name: 'Eliminar grupo' }).click()
  await expect(row('medidor')).toHaveCount(0)
  await page.getByRole('button', { name: 'Eliminados' }).click()
  await dialog.getByRole('button', { name: 'Recuperar medidor, contador de luz' }).click()
  await page.keyboard.press('Escape')
  await expect(row('medidor')).toContainText('Propio')
  expect(found).toEqual([])
})
