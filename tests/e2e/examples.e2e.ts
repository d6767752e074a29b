import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

const INTENT = 'Visita a una obra'

test.beforeEach(async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
})

test('creates an intent and examples with marks by mouse and keyboard, and links to a duplicate', async ({
  page,
  quiet,
}) => {
  quiet.allow(/409/)
  await page.goto('/advanced/examples')
  const editor = page.getByRole('form', { name: 'Nuevo ejemplo' })
  const intent = editor.getByRole('combobox', { name: /Intención/ })
  await intent.fill(INTENT)
  await editor.getByRole('option', { name: `Crear «${INTENT}»` }).click()
  await expect(page.getByText('Intención creada correctamente.')).toBeVisible()
  await expect(intent).toHaveValue(INTENT)

  const text = editor.getByRole('textbox', { name: /Ejemplo/ })
  for (const phrase of ['pueden venir a ver la obra', 'mandan a alguien a medir', 'necesito que vengan a relevar']) {
    await text.fill(phrase)
    await text.press('Enter')
    await expect(text).toHaveValue('')
    await expect(page.getByRole('list', { name: 'Ejemplos' }).getByText(phrase)).toBeVisible()
  }

  // By keyboard: select a word with Shift and the arrow keys, then choose an entity.
  await text.fill('vienen a medir el portón de Stanley')
  await text.press('End')
  for (let i = 0; i < 'Stanley'.length; i++) await text.press('Shift+ArrowLeft')
  await text.press('Enter')
  await page.getByRole('combobox', { name: /Marcar «Stanley» como/ }).fill('marc')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('list', { name: 'Entidades marcadas' })).toContainText('Stanley · Marca')
  await expect(text).toBeFocused()
  await text.press('Enter')
  await expect(text).toHaveValue('')

  // By mouse: a double click selects a word.
  await text.fill('martillo')
  await text.dblclick({ position: { x: 40, y: 22 } })
  await page.getByRole('listbox', { name: 'Entidades' }).getByRole('option', { name: 'Producto' }).click()
  await expect(editor.getByRole('list', { name: 'Entidades marcadas' })).toContainText('martillo · Producto')
  await text.press('End')
  await text.pressSequentially(' roto en la visita')
  // The same entity twice is refused with the message of the specification.
  await text.press('F2')
  await page.getByRole('listbox', { name: 'Entidades' }).getByRole('option', { name: 'Producto' }).click()
  await expect(editor.getByText('No se puede asignar a dos valores la misma entidad.')).toBeVisible()
  await text.press('Enter')
  await expect(text).toHaveValue('')

  // An example that another intent already has.
  await text.fill('¿Qué formas de PAGO aceptan?')
  const twin = editor.getByRole('link', { name: '«qué formas de pago aceptan»' })
  await expect(twin).toBeVisible()
  await text.press('Enter')
  await expect(page.getByText(/^Ya es un ejemplo de la intención «Formas de pago»\. Escribe otro/)).toHaveCount(1)
  await twin.click()
  await expect(page.getByText('Mostrando 1 a 1 de 1')).toBeVisible()
})

test('on a laptop the list is in view below the composer, and a saved phrase is highlighted in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/advanced/examples')
  const list = page.getByRole('list', { name: 'Ejemplos' })
  await expect(list.getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.99 })
  const editor = page.getByRole('form', { name: 'Nuevo ejemplo' })
  const intent = editor.getByRole('combobox', { name: /Intención/ })
  await intent.fill('Precio de un producto')
  await intent.press('Enter')
  const text = editor.getByRole('textbox', { name: /Ejemplo/ })
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.type('cuánto me sale un martillo de marca Stanley')
  const proposed = editor.getByRole('group', { name: 'Propuestas' })
  await expect(proposed.getByRole('button', { name: 'Marcar «Stanley» como Marca' })).toBeVisible()
  // The next stop takes all proposals, the last one saves.
  await page.keyboard.press('Tab')
  await expect(proposed.getByRole('button', { name: 'Aceptar todas' })).toBeFocused()
  await text.press('Control+Enter')
  await expect(text).toHaveValue('')
  const row = list.getByRole('listitem').first()
  await expect(row).toContainText('cuánto me sale un martillo Producto de marca Stanley Marca')
  await expect(row).toContainText('Recién guardado')
  await expect(row).toBeInViewport({ ratio: 0.99 })
  expect(await accessibilityProblems(page)).toEqual([])

  // The rarely used fields are behind one button each.
  await expect(editor.getByLabel('Uso')).toBeHidden()
  await editor.getByRole('button', { name: 'Opciones: Entrenar · Activo' }).press('Enter')
  await editor.getByLabel('Uso').selectOption('Probar')
  await expect(editor.getByRole('button', { name: /Opciones: Probar/ })).toBeVisible()
  await expect(page.getByLabel('De origen')).toBeHidden()
  await page.getByRole('button', { name: 'Más filtros' }).press('Enter')
  await page.getByLabel('De origen').selectOption('Importación')
  await expect(page.getByRole('button', { name: 'Más filtros (1)' })).toBeVisible()
  // Another list: the saved phrase is no longer shown in it.
  await expect(page.getByText('Recién guardado')).toHaveCount(0)
})

test('a mark whose words are gone must be removed before saving; deleted examples can be restored', async ({
  page,
}) => {
  await page.goto('/advanced/examples?q=amoladora%20Bosch')
  await page.getByRole('button', { name: 'Editar «precio de la amoladora Bosch»' }).click()
  const editor = page.getByRole('form', { name: 'Editar ejemplo' })
  const text = editor.getByRole('textbox', { name: /Ejemplo/ })
  await text.fill('precio de la amoladora')
  await expect(editor.getByText('El valor no se encuentra en el ejemplo.')).toBeVisible()
  await editor.getByRole('button', { name: 'Guardar' }).click()
  await expect(editor.getByText('Un valor no se encuentra en el ejemplo.')).toBeVisible()
  await editor.getByRole('button', { name: 'Quitar la marca Marca de «Bosch»' }).press('Delete')
  await editor.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Ejemplo editado correctamente.')).toBeVisible()

  await page.goto('/advanced/examples?q=soldadora')
  await expect(page.getByText(/Mostrando 1 a/)).toBeVisible()
  const before = await page.getByRole('list', { name: 'Ejemplos' }).getByRole('listitem').count()
  await page.getByRole('checkbox', { name: 'Elegir todos en esta página' }).check()
  await page.getByRole('region', { name: 'Acciones en conjunto' }).getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Ningún ejemplo cumple los filtros')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('list', { name: 'Ejemplos' }).getByRole('listitem')).toHaveCount(before)
})

test('an import shows a preview of each line first', async ({ page }) => {
  await page.goto('/advanced/examples')
  await page.getByRole('button', { name: 'Importar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar ejemplos' })
  const content = 'Intención;Ejemplo\nGrúas;alquilan una grúa\nGrúas;necesito [dos](cantidad) grúas\nGrúas;hola\n'
  await dialog
    .getByLabel('Archivo')
    .setInputFiles({ name: 'ejemplos.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(dialog.getByText('Ya es un ejemplo de la intención «Saludo».')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Mostrar' }).selectOption('created')
  await expect(dialog.getByRole('row', { name: /2 Nuevo Grúas/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await expect(page.getByText('Importación terminada.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await page.goto('/advanced/examples?q=gr%C3%BAa')
  await expect(page.getByText('Mostrando 1 a 2 de 2')).toBeVisible()
})

test('an entity: values with Enter, a pasted list, a tested pattern, and its uses', async ({ page, quiet }) => {
  quiet.allow(/422/)
  await page.goto('/advanced/entities')
  await page.getByRole('button', { name: 'Crear entidad' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Crear entidad' })
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Color')
  await dialog.getByRole('textbox', { name: /^Clave/ }).fill('color')
  await dialog.getByRole('textbox', { name: 'Nuevo valor' }).fill('rojo')
  await dialog.getByRole('textbox', { name: 'Nuevo valor' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Nuevo sinónimo de «rojo»' }).fill('colorado')
  await dialog.getByRole('textbox', { name: 'Nuevo sinónimo de «rojo»' }).press('Enter')
  await dialog.getByRole('button', { name: 'Pegar lista' }).click()
  const paste = page.getByRole('dialog', { name: 'Pegar lista' })
  await paste.getByLabel('Valores').fill('azul: celeste, marino\nverde\nrojo: bordó')
  await paste.getByRole('button', { name: 'Agregar 3 valores' }).click()
  await expect(dialog.getByRole('list', { name: 'Valores' }).getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Entidad creada correctamente.')).toBeVisible()

  await page.getByRole('button', { name: 'Editar Número de pedido' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar entidad' })
  await edit.getByLabel('Texto de prueba').fill('y el pedido Q-10452?')
  await expect(edit.getByText('Encuentra:')).toBeVisible()
  await edit.getByRole('textbox', { name: /^Patrón/ }).fill('(?=Q)')
  await expect(edit.getByText(/El patrón no puede mirar/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Descartar/ }).click()
  await page.getByRole('button', { name: 'Eliminar Marca' }).click()
  await expect(page.getByRole('dialog', { name: 'Eliminar entidad' }).getByText(/quitaremos su marca/)).toBeVisible()
})

test('the pages have no accessibility problems', async ({ page }) => {
  for (const route of ['/advanced/examples', '/advanced/entities', '/advanced/intents']) {
    await page.goto(route)
    await expect(page.getByText(/Mostrando 1 a/)).toBeVisible()
    expect(await accessibilityProblems(page), route).toEqual([])
  }
})
