import type { Browser, Locator, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, say, signIn, test } from '../support/e2e.ts'
import { heard, shop, write } from '../support/shop.ts'

/** A picture of one red point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

// Pages of the net must ask before they may load from this machine; the site here is made up, the server is not.
test.use({ permissions: ['local-network-access'] })

/** A member of the team in a browser of his own, with all that he may see in sight. */
async function staff(browser: Browser, url: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signIn(page, username, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.getByText('En línea')).toBeVisible()
  return page
}

const row = (page: Page, text: string) => page.locator('.chat-row-main', { hasText: text })
const owner = (page: Page) => page.locator('.panel-owner')
const bubble = (page: Page, text: string) => page.locator('.bubble-text', { hasText: text })

async function choose(page: Page, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  return page.getByRole('dialog')
}

test('a customer is heard, attended, handed on, resolved and given back to the bot', async ({
  page,
  browser,
  server,
}) => {
  const [operator, coordinator] = await Promise.all([
    staff(browser, server.url, 'tomas'),
    staff(browser, server.url, 'carla'),
  ])
  const customer = await shop(page, server.url)

  // the bot answers and asks for somebody of the area
  await write(customer, 'Presupuesto de doscientas bisagras')
  await expect(heard(customer, 'la lista de productos')).toBeVisible()
  await customer.getByRole('button', { name: 'Enviar a Ventas' }).click()
  await row(operator, 'Visitante').first().click()
  await expect(bubble(operator, 'doscientas bisagras')).toBeVisible()
  await expect(operator.locator('.panel-facts')).toContainText('Ventas')
  const name = await operator.locator('.panel-name').innerText()
  await row(coordinator, name).first().click()
  await expect(bubble(coordinator, 'doscientas bisagras')).toBeVisible()

  // a person takes it: text, picture, quotation
  await choose(operator, 'Asignarme')
  await expect(owner(operator)).toHaveText('Tomás Ledesma')
  await expect(owner(coordinator)).toHaveText('Tomás Ledesma')
  await say(operator, 'Hola, soy Tomás: ya lo **preparo**.')
  await expect(heard(customer, 'ya lo preparo.')).toBeVisible()
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
  await quotation.getByRole('button', { name: 'Ver el presupuesto' }).click()
  await expect(quotation.frameLocator('iframe').getByText('Bisagra de hierro 3 pulgadas')).toBeVisible()
  await quotation.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(operator.getByText('Presupuesto enviado correctamente.')).toBeVisible()
  const pdf = customer.getByRole('link', { name: /\.pdf/ })
  await expect(pdf).toBeVisible()
  await expect(pdf).toHaveAttribute('href', /^blob:/)

  // to another area: nobody has it there, and he still sees it
  const areas = await choose(operator, 'Cambiar de área')
  await areas.getByText('Reclamos').click()
  await areas.getByRole('button', { name: 'Guardar' }).click()
  await expect(operator.getByText('Cambiado de área exitosamente')).toBeVisible()
  await expect(coordinator.locator('.panel-facts')).toContainText('Reclamos')
  await expect(owner(coordinator)).toHaveText('Asignar')
  await expect(row(operator, name)).toHaveCount(1)

  // to somebody else: he loses sight of it at once, and what is written then reaches only her
  await choose(coordinator, 'Asignarme')
  await expect(operator.getByText('La conversación ya no está a la vista')).toBeVisible()
  await expect(row(operator, name)).toHaveCount(0)
  await write(customer, '¿Y cuánto demora?')
  await expect(bubble(coordinator, '¿Y cuánto demora?')).toBeVisible()
  await expect(row(operator, '¿Y cuánto demora?')).toHaveCount(0)
  await say(coordinator, 'Dos días hábiles.')
  await expect(heard(customer, 'Dos días hábiles.')).toBeVisible()

  // resolved: he is asked how it was
  await coordinator.getByRole('button', { name: 'Resolver', exact: true }).click()
  await expect(coordinator.getByText('El chat ha sido cambiado de casilla correctamente.')).toBeVisible()
  await expect(customer.getByRole('group', { name: '¿Cómo fue la atención?' })).toBeVisible()
  await coordinator.getByRole('button', { name: 'Resueltas' }).click()
  await row(coordinator, name).first().click()
  await expect(coordinator.locator('.panel-name')).toHaveText(name)

  // what she adds opens it again and takes it; given back, the bot answers
  await say(coordinator, 'El envío va sin cargo.')
  await expect(heard(customer, 'El envío va sin cargo.')).toBeVisible()
  await expect(coordinator.locator('.panel-facts')).toContainText('En vivo')
  await choose(coordinator, 'Reactivar el chatbot')
  await expect(coordinator.getByText('Chatbot reactivado correctamente')).toBeVisible()
  await expect(coordinator.locator('.panel-facts')).toContainText('Lo atiende el chatbot')
  await write(customer, '¿Qué horarios tienen?')
  await expect(heard(customer, 'de 8 a 18')).toBeVisible()
  await expect(bubble(coordinator, 'de 8 a 18')).toBeVisible()
})
