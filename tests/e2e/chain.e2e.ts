import type { Browser, Locator, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, sendReply, signIn, test } from '../support/e2e.ts'
import { chatBubble, shop, writeAsCustomer } from '../support/shop.ts'

/** A PNG of one red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

// Public pages need this permission to load from localhost. The site in these tests is faked, the server is local.
test.use({ permissions: ['local-network-access'] })

/** Signs a member in to a browser context of their own and opens every chat they can see. */
async function staff(browser: Browser, url: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signIn(page, username, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.getByText('En línea')).toBeVisible()
  return page
}

const row = (page: Page, text: string | RegExp) => page.locator('.chat-row-main', { hasText: text })
const owner = (page: Page) => page.locator('.panel-owner')
const bubble = (page: Page, text: string) => page.locator('.bubble-text', { hasText: text })

async function choose(page: Page, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  return page.getByRole('dialog')
}

test('a customer is answered by the bot, handed off, reassigned, resolved and returned to the bot', async ({
  page,
  browser,
  server,
}) => {
  const [operator, coordinator] = await Promise.all([
    staff(browser, server.url, 'tomas'),
    staff(browser, server.url, 'carla'),
  ])
  const customer = await shop(page, server.url)

  // The bot answers and offers a handoff to an area.
  await writeAsCustomer(customer, 'Presupuesto de doscientas bisagras')
  await expect(chatBubble(customer, 'la lista de productos')).toBeVisible()
  await customer.getByRole('button', { name: 'Enviar a Ventas' }).click()
  await row(operator, /Cliente \d+/)
    .first()
    .click()
  await expect(bubble(operator, 'doscientas bisagras')).toBeVisible()
  await expect(operator.locator('.panel-facts')).toContainText('Ventas')
  const name = await operator.locator('.panel-name').innerText()
  await row(coordinator, name).first().click()
  await expect(bubble(coordinator, 'doscientas bisagras')).toBeVisible()

  // A person takes the chat and sends text, a picture and a quotation.
  await choose(operator, 'Asignarme')
  await expect(owner(operator)).toHaveText('Tomás Ledesma')
  await expect(owner(coordinator)).toHaveText('Tomás Ledesma')
  await sendReply(operator, 'Hola, soy Tomás: ya lo **preparo**.')
  await expect(chatBubble(customer, 'ya lo preparo.')).toBeVisible()
  await expect(customer.getByText('Tomás', { exact: true })).toBeVisible()
  await expect(bubble(coordinator, 'ya lo preparo')).toBeVisible()

  const picture = { name: 'bisagra.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') }
  await operator.locator('.composer input[type=file]').setInputFiles(picture)
  await expect(operator.getByRole('list', { name: 'Archivos por enviar' })).toContainText('bisagra.png')
  await operator.getByRole('button', { name: 'Enviar', exact: true }).click()
  const shown = customer.getByRole('img', { name: 'bisagra.png' })
  await expect(shown).toBeVisible()
  await expect(shown).toHaveJSProperty('naturalWidth', 1)

  const quotation = await choose(operator, 'Enviar presupuesto')
  await quotation.getByLabel('Descripción').fill('Bisagra de hierro 3 pulgadas')
  await quotation.getByLabel('Cantidad').fill('200')
  await quotation.getByLabel('Precio unitario').fill('850,50')
  await quotation.getByRole('button', { name: 'Ver presupuesto' }).click()
  await expect(quotation.frameLocator('iframe').getByText('Bisagra de hierro 3 pulgadas')).toBeVisible()
  await quotation.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(operator.getByText('Presupuesto enviado correctamente.')).toBeVisible()
  const pdf = customer.getByRole('link', { name: /\.pdf/ })
  await expect(pdf).toBeVisible()
  await expect(pdf).toHaveAttribute('href', /^blob:/)

  // Moved to another area: the chat is unassigned and the operator still sees it.
  const areas = await choose(operator, 'Pasar a un área o persona')
  await areas.getByText('Reclamos').click()
  await areas.getByRole('button', { name: 'Pasar conversación' }).click()
  await expect(operator.getByText('Pasaste la conversación a Reclamos.')).toBeVisible()
  await expect(coordinator.locator('.panel-facts')).toContainText('Reclamos')
  await expect(owner(coordinator)).toHaveText('Asignar')
  await expect(row(operator, name)).toHaveCount(1)
  await row(operator, name).click()

  // Assigned to somebody else: the operator no longer sees it, and new messages reach only the coordinator.
  await choose(coordinator, 'Asignarme')
  await expect(operator.getByText('Ya no ves esta conversación')).toBeVisible()
  await expect(row(operator, name)).toHaveCount(0)
  await writeAsCustomer(customer, '¿Y cuánto demora?')
  await expect(bubble(coordinator, '¿Y cuánto demora?')).toBeVisible()
  await expect(row(operator, '¿Y cuánto demora?')).toHaveCount(0)
  await sendReply(coordinator, 'Dos días hábiles.')
  await expect(chatBubble(customer, 'Dos días hábiles.')).toBeVisible()

  // Resolved: the customer is asked for a rating.
  await coordinator.getByRole('button', { name: 'Resolver', exact: true }).click()
  await expect(coordinator.getByText('El chat ha sido cambiado de casilla correctamente.')).toBeVisible()
  await expect(customer.getByRole('group', { name: '¿Cómo te atendimos?' })).toBeVisible()
  await coordinator.getByRole('button', { name: 'Resueltas' }).click()
  await row(coordinator, name).first().click()
  await expect(coordinator.locator('.panel-name')).toHaveText(name)

  // A new message from staff reopens the chat and takes it live. Returned to the bot, the bot answers.
  await sendReply(coordinator, 'El envío va sin cargo.')
  await expect(chatBubble(customer, 'El envío va sin cargo.')).toBeVisible()
  await expect(coordinator.locator('.panel-facts')).toContainText('En vivo')
  await choose(coordinator, 'Reactivar el chatbot')
  await expect(coordinator.getByText('Chatbot reactivado correctamente')).toBeVisible()
  await expect(coordinator.locator('.panel-facts')).toContainText('La atiende el chatbot')
  await writeAsCustomer(customer, '¿Qué horarios tienen?')
  await expect(chatBubble(customer, 'de 8 a 18')).toBeVisible()
  await expect(bubble(coordinator, 'de 8 a 18')).toBeVisible()
})
