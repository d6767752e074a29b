import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { call, expect, people, signIn, test } from '../support/e2e.ts'
import { keepFewExamples } from '../support/few-examples.ts'
import { chatBubble, shop, writeAsCustomer } from '../support/shop.ts'

const INTENT = 'Clases de carpintería'
const EXAMPLES = [
  'dan clases de carpintería',
  'quiero aprender a trabajar la madera',
  'hay algún curso de carpintero',
  'me anoto en el curso de muebles',
  'cuándo empiezan las clases',
]
const ANSWER = 'Las clases son los sábados a la mañana en el taller.'
const OTHER_WORDS = 'hola, dan algún curso para aprender carpintería?'
const NONSENSE = 'xylofon brumoso quarkiano'

// Public pages need this permission to load from localhost. The site in these tests is faked, the server is local.
test.use({ permissions: ['local-network-access'] })

/** Creates an intent and its examples in the editor. */
async function addExamples(page: Page): Promise<void> {
  await page.goto('/advanced/examples')
  const editor = page.getByRole('form', { name: 'Nuevo ejemplo' })
  await editor.getByRole('combobox', { name: /Intención/ }).fill(INTENT)
  await editor.getByRole('option', { name: `Crear «${INTENT}»` }).click()
  await expect(page.getByText('Intención creada correctamente.')).toBeVisible()
  const text = editor.getByRole('textbox', { name: /Ejemplo/ })
  for (const example of EXAMPLES) {
    await text.fill(example)
    await text.press('Enter')
    await expect(text).toHaveValue('')
  }
}

async function addLink(dialog: ReturnType<Page['getByRole']>, n: number, title: string, address: string) {
  await dialog.getByRole('button', { name: 'Agregar botón' }).click()
  const button = dialog.getByRole('group', { name: `Botón ${n}` })
  await button.getByLabel('Texto').fill(title)
  await button.getByLabel('Acción').selectOption('Página web')
  await button.getByLabel('Dirección').fill(address)
}

/** Creates the intent's response with two buttons. */
async function answer(page: Page): Promise<void> {
  await page.goto('/responses')
  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva respuesta principal' })
  await dialog.getByRole('combobox', { name: /^Intención/ }).fill(INTENT)
  await dialog.getByRole('option', { name: INTENT, exact: true }).click()
  await dialog.getByLabel('Texto').first().fill(ANSWER)
  await addLink(dialog, 1, 'Ver precios', 'https://www.elquebracho.example/clases')
  await addLink(dialog, 2, 'Cómo llegar', 'https://mapa.example/quebracho')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Respuesta creada correctamente.')).toBeVisible()
}

test('a trained intent is recognized in other words; an unclear message hands off to a person who sees why', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(400_000)
  await signIn(page, people.manager, demoPassword)
  const { bots } = (await call(page, 'GET', '/me')) as { bots: { id: number }[] }
  await keepFewExamples(page, bots[0]?.id ?? 0)
  await addExamples(page)
  await answer(page)

  await page.goto('/state')
  // The demo's own training may still be running.
  await expect(page.getByRole('button', { name: 'Entrenar', exact: true })).toBeEnabled({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Entrenar', exact: true }).click()
  await expect(page.getByText('Entrenamiento iniciado correctamente.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Etapas del entrenamiento' })).toBeVisible()
  await expect(page.getByText('El chatbot terminó de entrenar.')).toBeAttached({ timeout: 240_000 })

  await page.goto('/testbot')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill(OTHER_WORDS)
  await page.keyboard.press('Enter')
  const turn = page.locator('.testbot-turn').last()
  await expect(turn).toContainText(ANSWER)
  await expect(turn).toContainText('Ver precios')
  await expect(page.getByRole('meter', { name: `Confianza de ${INTENT}` })).toBeVisible()

  const visitor = await browser.newContext()
  await visitor.grantPermissions(['local-network-access'])
  const customer = await shop(await visitor.newPage(), server.url)
  await writeAsCustomer(customer, OTHER_WORDS)
  await expect(chatBubble(customer, ANSWER)).toBeVisible()
  await expect(customer.getByRole('link', { name: 'Ver precios' })).toBeVisible()

  await page.goto('/chats?type=all&dates=empty')
  await page
    .locator('.chat-row-main', { hasText: /Cliente \d+/ })
    .first()
    .click()
  await expect(page.locator('.bubble-text', { hasText: OTHER_WORDS })).toBeVisible()
  await writeAsCustomer(customer, NONSENSE)
  await expect(page.locator('.bubble-text', { hasText: NONSENSE })).toBeVisible()
  await writeAsCustomer(customer, `${NONSENSE} otra vez`)
  await expect(page.getByText('No entendió 2 veces').first()).toBeVisible()

  // The bot can be trained from messages that were not understood.
  await page.goto('/advanced/misunderstood')
  const group = page.getByRole('listitem').filter({ hasText: NONSENSE }).first()
  await group.getByRole('button', { name: 'Ignorar' }).click()
  await expect(page.getByText(/mensajes? ignorados?/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Cambio deshecho correctamente.')).toBeVisible()
  await group.getByLabel('Otra intención').selectOption(INTENT)
  await group.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('Mensajes resueltos correctamente.')).toBeVisible()
})
