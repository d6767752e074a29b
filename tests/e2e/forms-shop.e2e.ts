import type { FrameLocator, Page } from '@playwright/test'
import { shopProducts } from '../../scripts/bench/catalogue/generate.ts'
import { csvText } from '../../src/contract/csv.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, test } from '../support/e2e.ts'
import { chatBubble, shop, writeAsCustomer } from '../support/shop.ts'

// A hardware shop puts its price list, its branches and its questions into the console; a customer buys in the chat.

const COUNT = 3_000

/** The price list of the shop as it comes from another program, with three rows that cannot be used. */
function priceList(): Buffer {
  const rows = shopProducts(COUNT).map(({ sku, name, category, brand, price_cents, stock }) => [
    ...[sku, name, category, brand, `${Math.trunc(price_cents / 100)},00`, String(stock)],
  ])
  rows[10] = rows[10]?.with(4, 'caro') ?? []
  rows[20] = rows[20]?.with(5, 'muchos') ?? []
  rows[30] = rows[30]?.with(1, '') ?? []
  return Buffer.from(csvText([['Código', 'Artículo', 'Rubro', 'Marca', 'Precio', 'Stock'], ...rows]), 'utf8')
}

async function importProducts(page: Page): Promise<void> {
  await page.goto('/forms')
  await page.getByRole('link', { name: 'Catálogo' }).click()
  await page.getByRole('link', { name: 'Inventario' }).click()
  await page.getByRole('button', { name: 'Importar productos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar productos' })
  await dialog.getByLabel('Archivo').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: priceList() })
  await dialog.getByLabel('Qué lleva Artículo').selectOption('Nombre')
  await dialog.getByRole('button', { name: 'Comprobar' }).click()
  await expect(dialog.getByText(/Fila 12: .*«caro»/)).toBeVisible({ timeout: 60_000 })
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Importar 2\.8\d\d productos$/ }).click()
  await expect(dialog.getByText(/Importación terminada: 2\.8\d\d productos importados/)).toBeVisible({
    timeout: 150_000,
  })
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
}

/** Sends what a customer writes and waits for the answer. */
async function ask(chat: FrameLocator, text: string, answer: RegExp): Promise<void> {
  await writeAsCustomer(chat, text)
  await expect(chat.locator('.bubble', { hasText: answer }).last()).toBeVisible()
}

test('a customer finds a product of the imported list, a branch and a quotation, and is asked the survey afterwards', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(360_000)
  await signInAs(people.manager)
  await importProducts(page)
  const survey = await call(page, 'GET', '/forms/survey/settings/1/3')
  await call(page, 'PUT', '/forms/survey/settings/1/3', { ...survey, trigger: 'end_of_chat', trigger_delay_minutes: 0 })

  const visitor = await browser.newContext()
  await visitor.grantPermissions(['local-network-access'])
  const chat = await shop(await visitor.newPage(), server.url)
  await ask(chat, 'hola, tenés cano pvc desague 110?', /Caño PVC desagüe 110 mm/)
  await ask(chat, 'el más barato', /\$\s[\d.]+ · (?:Hay stock|Quedan? \d)/)
  await ask(chat, 'quiero 2', /^Anotado: 2 × Caño PVC desagüe 110 mm/)
  await ask(chat, '¿qué sucursal me queda más cerca de Alta Gracia?', /Belgrano 250, Alta Gracia/)
  await ask(chat, 'pasame el presupuesto', /el equipo te prepara el presupuesto/)

  await page.goto('/chats?type=all&dates=empty')
  await page
    .locator('.chat-row-main', { hasText: /Cliente \d+/ })
    .first()
    .click()
  await expect(page.getByText(/El chatbot anotó un pedido: presupuesto/)).toBeVisible()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Enviar presupuesto' }).click()
  const quotation = page.getByRole('dialog', { name: 'Presupuesto' })
  await expect(quotation.getByLabel('Descripción')).toHaveValue(/Caño PVC desagüe 110 mm/)
  await expect(quotation.getByLabel('Cantidad')).toHaveValue('2')
  await quotation.getByRole('button', { name: 'Ver presupuesto' }).click()
  await quotation.getByRole('button', { name: 'Enviar' }).click()
  await expect(chat.getByRole('link', { name: 'Ver y responder el presupuesto' })).toBeVisible()

  await page.getByRole('button', { name: 'Resolver', exact: true }).click()
  await expect(chatBubble(chat, '¿Cómo te atendimos?')).toBeVisible({ timeout: 30_000 })
  await ask(chat, '5', /qué tan probable es que nos recomiendes/)
  await ask(chat, '9', /En qué sucursal compraste/)
  await ask(chat, 'Norte', /Querés que te llamemos/)
  await ask(chat, 'no', /Gracias por tu opinión/)

  await page.goto('/forms/survey/answers/3')
  const answer = page.getByRole('row').nth(1)
  await expect(answer).toContainText('Al resolver')
  await expect(answer).toContainText('Completa')
  await answer.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/contacts\/\d+/)
  await expect(page.getByText('Completó un formulario').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('what people answered in the contact form is exported', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/forms/contact/leads')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const stream = await (await waiting).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString('utf8')).toMatch(/Nombre.*Teléfono[\s\S]*Necesito precio por cantidad/)
})
