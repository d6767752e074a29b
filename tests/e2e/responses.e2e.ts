import type { Locator, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, title.includes('keyword') ? people.smallest : people.manager, demoPassword)
})

/** Creates an intent that the demo does not have. */
async function intent(page: Page, name: string): Promise<void> {
  await page.goto('/advanced/intents')
  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Ingresa un nombre para la intención.').fill(name)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Intención creada correctamente.')).toBeVisible()
}

/** Chooses an intent by typing its name. */
async function chooseIntent(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: /^Intención/ }).fill(name)
  await dialog.getByRole('option', { name, exact: true }).click()
}

const accessible = async (page: Page) => expect(await accessibilityProblems(page)).toEqual([])

test('a response with two buttons is created, previewed on each channel and edited; deleting shows its uses', async ({
  page,
}) => {
  await intent(page, 'Taller de bicicletas')
  await intent(page, 'Service anual')
  await page.goto('/responses')
  const needsTraining = page.getByText('Los cambios en esta sección requieren de un nuevo entrenamiento')
  await expect(needsTraining).toBeVisible()
  await page.getByRole('button', { name: 'Nueva' }).click()
  const first = page.getByRole('dialog', { name: 'Nueva respuesta principal' })
  await chooseIntent(first, 'Service anual')
  await expect(first.getByLabel('Título')).toHaveValue('Service anual')
  await first.getByLabel('Texto').first().fill('El service incluye limpieza y ajuste.')
  await first.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Respuesta creada correctamente.')).toBeVisible()

  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva respuesta principal' })
  await chooseIntent(dialog, 'Taller de bicicletas')
  await dialog.getByLabel('Nueva pregunta').fill('¿arreglan bicicletas?')
  await dialog.getByLabel('Nueva pregunta').press('Enter')
  await dialog.getByLabel('Texto').first().fill('Sí, en el **taller** de la sucursal Centro.')
  await dialog.getByRole('button', { name: 'Agregar botón' }).click()
  const one = dialog.getByRole('group', { name: 'Botón 1' })
  await one.getByLabel('Texto').fill('Ver el service')
  await one.getByLabel('Destino').selectOption('Service anual')
  await dialog.getByRole('button', { name: 'Agregar botón' }).click()
  const two = dialog.getByRole('group', { name: 'Botón 2' })
  await two.getByLabel('Texto').fill('Mapa')
  await two.getByLabel('Acción').selectOption('Página web')
  await two.getByLabel('Dirección').fill('https://mapa.example/centro')

  const preview = dialog.getByRole('complementary', { name: 'Vista previa' })
  await expect(preview.getByRole('listitem')).toHaveText(['Ver el service', 'Mapa'])
  await preview.getByRole('button', { name: 'WhatsApp' }).click()
  await expect(preview.getByRole('listitem')).toHaveText(['Ver el service'])
  await expect(preview.getByText('Mapa: https://mapa.example/centro')).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toHaveCount(0)

  const search = page.getByRole('textbox', { name: 'Buscar' })
  await search.fill('Taller de bicicletas')
  await page.getByRole('button', { name: 'Editar Taller de bicicletas' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar «Taller de bicicletas»' })
  // Collapsed, a section tells in one line what it holds.
  await expect(edit.getByRole('button', { name: /^Preguntas de ejemplo/ })).toContainText('¿arreglan bicicletas?')
  await expect(edit.getByRole('button', { name: /^Disponibilidad/ })).toContainText(
    'Activa · En todos los canales · Sin vencimiento',
  )
  const next = edit.getByRole('button', { name: /^Después de responder/ })
  await expect(next).toContainText('No hace nada más')
  await next.press('Enter')
  await edit.getByLabel('Área').selectOption('Ventas')
  await next.press('Enter')
  await expect(next).toContainText('Área Ventas')
  // The preview and the buttons stay in view wherever the form is scrolled.
  await next.scrollIntoViewIfNeeded()
  await expect(edit.getByRole('complementary', { name: 'Vista previa' })).toBeInViewport({ ratio: 0.99 })
  await expect(edit.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 0.99 })
  await edit.getByRole('button', { name: 'Agregar variante' }).click()
  await edit.getByRole('textbox', { name: 'Variante 1' }).fill('Claro, las arregla el taller.')
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Respuesta editada correctamente.')).toBeVisible()
  await expect(edit).toHaveCount(0)

  await search.fill('Service anual')
  await page.getByRole('button', { name: 'Eliminar Service anual' }).click()
  const used = page.getByRole('dialog', { name: '«Service anual» está en uso' })
  await used.getByRole('link', { name: 'Taller de bicicletas' }).click()
  await expect(page.getByRole('dialog', { name: 'Editar «Taller de bicicletas»' })).toBeVisible()
})

test('the editor fits a phone: buttons in view, collapsed sections, no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/responses')
  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva respuesta principal' })
  await dialog.getByRole('button', { name: 'Agregar botón' }).click()
  await expect(dialog.getByLabel('Intentos')).toHaveAccessibleDescription(/repite los botones/)
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 0.99 })
  const sideways = () => dialog.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth)
  expect(await sideways()).toBe(0)
  await accessible(page)
})

test('shows the limit of a channel and a duplicate question while typing', async ({ page }) => {
  await page.goto('/responses')
  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva respuesta principal' })
  await dialog.getByLabel('Texto').first().fill('a'.repeat(700))
  await dialog.getByRole('button', { name: 'Agregar botón' }).click()
  await expect(
    dialog.getByText('En Facebook un mensaje con botones admite hasta 640 caracteres; tiene 700. Acórtalo.'),
  ).toBeVisible()
  await dialog.getByLabel('Nueva pregunta').fill('ARREGLAN BICICLETAS')
  await expect(dialog.getByRole('link', { name: '«Taller de bicicletas»' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('dialog', { name: 'Cambios sin guardar' }).getByRole('button', { name: 'Descartar' }).click()
  await expect(dialog).toHaveCount(0)
})

test('an import shows a preview of each row first', async ({ page }) => {
  await page.goto('/responses')
  await page.getByRole('button', { name: 'Importar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar respuestas' })
  const buffer = Buffer.from(
    'Título;Intención;Respuesta\nService anual;Service anual;Cada doce meses.\nNo va;Nada;Sí\n',
  )
  await dialog.getByLabel('Archivo CSV').setInputFiles({ name: 'respuestas.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByText('0 nuevas, 1 modificada, 1 rechazada.')).toBeVisible()
  await expect(dialog.getByRole('cell', { name: 'La intención «Nada» no existe. Créala antes.' })).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await expect(dialog.getByText('Importación terminada: 0 nuevas')).toBeVisible()
})

test('a built-in secondary response is customized, deleted and restored', async ({ page }) => {
  // The active tab is fully visible on a phone too.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/responses/secondary')
  const tabs = page.getByRole('navigation', { name: 'Secciones' })
  await expect(tabs.getByRole('link', { name: 'Respuestas Secundarias' })).toBeInViewport({ ratio: 0.99 })
  await page.setViewportSize({ width, height })
  await page.getByRole('button', { name: 'Textos originales' }).click()
  await page.getByRole('button', { name: 'Personalizar Sin actividad' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva respuesta secundaria' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Respuesta creada correctamente.')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Eliminar Sin actividad' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar respuesta', exact: true }).click()
  await expect(page.getByText('Respuesta eliminada correctamente.')).toBeVisible()
  await page.getByRole('button', { name: 'Eliminadas' }).click()
  await page.getByRole('button', { name: 'Recuperar Sin actividad' }).click()
  await expect(page.getByText('Respuesta recuperada correctamente.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click()

  // A response for a situation cannot be converted to a main response, unlike a follow-up response.
  const box = (name: string) => page.getByRole('row', { name }).getByRole('checkbox')
  await box('Sin actividad').check()
  await expect(page.getByText('1 fila seleccionada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hacer principales' })).toHaveCount(0)
})

test('keyword responses are created, warned about when they compete, and reordered by keyboard and mouse', async ({
  page,
}) => {
  await page.goto('/responses/quick')
  for (const word of ['tarta', 'tarta de manzana']) {
    await page.getByRole('button', { name: 'Nueva' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva respuesta' })
    await dialog.getByLabel('Palabras clave').fill(word)
    await dialog.getByRole('textbox', { name: 'Respuesta' }).fill(`Hoy hay ${word}.`)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(page.getByText('2 respuestas compiten por la palabra tarta: gana la más larga').first()).toBeVisible()
  await page.getByRole('button', { name: 'Subir tarta de manzana' }).press('Enter')
  await expect(page.getByText('Orden guardado correctamente.')).toBeVisible()
  await page.reload()
  const places = page.locator('.quick-words')
  await expect(places.filter({ hasText: 'tarta de manzana' })).toBeVisible()
  const texts = await places.allInnerTexts()
  expect(texts.indexOf('tarta de manzana')).toBe(texts.indexOf('tarta') - 1)
  await accessible(page)

  const rows = page.locator('.quick-row')
  await rows.filter({ hasText: 'Hoy hay tarta.' }).dragTo(rows.filter({ hasText: 'Hoy hay tarta de manzana.' }))
  await expect(page.getByText('Orden guardado correctamente.')).toBeVisible()
  await expect.poll(async () => places.allInnerTexts()).toEqual(texts.with(-2, 'tarta').with(-1, 'tarta de manzana'))
})

test('fields keep their position and height when another one shows an error', async ({ page }) => {
  await page.goto('/responses')
  await page.getByRole('button', { name: 'Nueva', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva respuesta principal' })
  const category = dialog.getByLabel('Categoría')
  // Layout values are not affected by the opening animation of the dialog.
  const place = () => category.evaluate((field: HTMLElement) => [field.offsetTop, field.offsetHeight])
  const before = await place()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Elige una intención o crea una nueva.')).toBeVisible()
  expect(await place()).toEqual(before)
})
