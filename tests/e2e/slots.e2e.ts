import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

const KEY = 'ferreteria-quebracho'

test('the widget asks for an order number, and the team sees it with the chat and the contact', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/demo/${KEY}`)
  await visitor.getByRole('button', { name: 'Abrir la conversación' }).click()
  const chat = visitor.frameLocator('iframe')
  const say = async (text: string, answer: RegExp) => {
    await chat.getByRole('textbox').fill(text)
    await chat.getByRole('textbox').press('Enter')
    await expect(chat.locator('.bubble', { hasText: answer }).last()).toBeVisible()
  }
  await say('¿dónde está mi pedido?', /^¿Cuál es tu número de pedido\?/)
  await say('ahora lo busco', /^Sin apuro, te espero/)
  await say('zz 99', /Por ejemplo: Q-10452/)
  await say('¿a qué hora abren?', /lunes a viernes|en la semana/)
  await say('es el 10452', /busca el pedido Q-10452/)

  await signInAs(people.manager)
  await page.goto('/chats')
  await page
    .getByText(/Cliente \d+/)
    .first()
    .click()
  const why = page.getByRole('complementary', { name: 'Por qué llegó' })
  await expect(why.getByText('Número de pedido: Q-10452').first()).toBeVisible()
  await why.getByRole('button', { name: 'Ver mensajes' }).click()
  await expect(why.getByText('Dato pedido').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a response asks for data, decides by it and looks the answer up', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/responses')
  await page.getByRole('textbox', { name: 'Buscar' }).fill('Seguimiento de un pedido')
  await page.getByRole('button', { name: 'Editar Seguimiento de un pedido' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar «Seguimiento de un pedido»' })
  const unfold = async (name: RegExp) => {
    const turn = dialog.getByRole('button', { name })
    if ((await turn.getAttribute('aria-expanded')) === 'false') await turn.click()
  }
  await unfold(/^Datos que pide/)
  const slot = dialog.getByRole('group', { name: 'Dato 1' })
  await expect(slot.getByLabel('Entidad').locator('option:checked')).toHaveText('Número de pedido')
  await slot.getByLabel('Pregunta').fill('¿Qué número tiene tu pedido?')
  await unfold(/^Según el dato/)
  await dialog.getByRole('button', { name: 'Agregar condición' }).click()
  const condition = dialog.getByRole('group', { name: 'Condición 1' })
  await condition.getByLabel('Entidad').selectOption('Sucursal')
  await condition.getByLabel('Valor').selectOption('Norte')
  await condition.getByLabel('Texto').first().fill('En Norte lo ves con {{entidad.pedido}}.')
  await unfold(/^Consulta a tu sistema/)
  await dialog.getByRole('button', { name: 'Agregar consulta' }).click()
  await dialog.getByLabel('Dirección').fill('https://tienda.example/pedidos/{{entidad.pedido}}')
  await dialog.getByRole('button', { name: 'Agregar encabezado' }).click()
  const headers = dialog.getByRole('group', { name: 'Encabezados' })
  await headers.getByLabel('Nombre').fill('Authorization')
  await headers.getByLabel('Valor').fill('Bearer clave-de-prueba-5678')
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1366, height: 800 })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Respuesta editada correctamente.')).toBeVisible()
  await page.getByRole('button', { name: 'Editar Seguimiento de un pedido' }).click()
  await expect(headers.getByLabel('Valor')).toHaveAttribute('placeholder', '•••5678')
})
