import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'
import { heard, shop, write } from '../support/shop.ts'

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

// Pages of the net must ask before they may load from this machine; the site here is made up, the server is not.
test.use({ permissions: ['local-network-access'] })

/** An intent with its examples, as somebody types them one after the other. */
async function teach(page: Page): Promise<void> {
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
  await dialog.getByRole('button', { name: 'Añadir botón' }).click()
  const button = dialog.getByRole('group', { name: `Botón ${n}` })
  await button.getByLabel('Texto').fill(title)
  await button.getByLabel('Acción').selectOption('Página web')
  await button.getByLabel('Dirección').fill(address)
}

/** What the bot answers, with two buttons. */
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

test('what is taught and trained is answered in other words, and what is not goes to a person who sees why', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  await signIn(page, people.manager, demoPassword)
  await teach(page)
  await answer(page)

  await page.goto('/state')
  // the demo's own training may still be running
  await expect(page.getByRole('button', { name: 'Entrenar', exact: true })).toBeEnabled({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Entrenar', exact: true }).click()
  await expect(page.getByText('Entrenamiento iniciado correctamente.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Etapas del entrenamiento' })).toBeVisible()
  await expect(page.getByText('El chatbot terminó de entrenar.')).toBeAttached({ timeout: 90_000 })

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
  await write(customer, OTHER_WORDS)
  await expect(heard(customer, ANSWER)).toBeVisible()
  await expect(customer.getByRole('link', { name: 'Ver precios' })).toBeVisible()

  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main', { hasText: 'Visitante' }).first().click()
  await expect(page.locator('.bubble-text', { hasText: OTHER_WORDS })).toBeVisible()
  await write(customer, NONSENSE)
  await expect(page.locator('.bubble-text', { hasText: NONSENSE })).toBeVisible()
  await write(customer, `${NONSENSE} otra vez`)
  await expect(page.getByText('No entendió 2 veces').first()).toBeVisible()

  // and from what was not understood the bot learns
  await page.goto('/advanced/misunderstood')
  const group = page.getByRole('listitem').filter({ hasText: NONSENSE }).first()
  await group.getByRole('button', { name: 'Ignorar' }).click()
  await expect(page.getByText(/mensajes? ignorados?/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Se deshizo el cambio.')).toBeVisible()
  await group.getByLabel('Otra intención').selectOption(INTENT)
  await group.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('Mensajes resueltos correctamente.')).toBeVisible()
})
