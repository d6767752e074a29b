import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, test } from '../support/e2e.ts'
import { newestOf, webchats } from '../support/newest-chat.ts'

const KEY = 'ferreteria-quebracho'

// Public pages need this permission to load from localhost.
test.use({ permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'] })

/** Starts a site that embeds the widget, as a business has it on another computer. */
async function startSite(server: string): Promise<{ origin: string; stop(): void }> {
  const body = `<!doctype html><html lang="es"><title>Tienda</title><link rel="icon" href="data:,"><h1>Tienda</h1>
    <script async src="${server}/widget/loader.js?bot=${KEY}"></script></html>`
  const site = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').setHeader('referrer-policy', 'unsafe-url').end(body),
  )
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, stop: () => site.close() }
}

const publish = (page: Page) => page.getByRole('region', { name: 'Publicar' })
const field = (page: Page) => page.getByRole('textbox', { name: /mensaje/ })

test("a customer writes on the bot's own page, the console receives it, and a reload resumes the chat", async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(`${server.url}/c/${KEY}`)
  await expect(phone.getByRole('heading', { name: 'Ferretería El Quebracho' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Cerrar la conversación' })).toHaveCount(0)
  // Full window on a phone.
  expect(await phone.locator('#root').boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await field(phone).fill('¿Tienen pinceles de cerda para barniz?')
  await field(phone).press('Enter')
  const said = phone.locator('li .bubble', { hasText: 'pinceles de cerda' })
  await expect(said).toHaveCount(1)
  await expect(phone.locator('li:not(.visitor) .bubble').last()).toBeVisible()

  await signInAs(people.manager)
  const { data } = await call(page, 'POST', '/chats/filter/1', webchats)
  await page.goto('/chats?type=all&dates=empty')
  await page
    .locator(`[data-chat="${newestOf(data).id}"]`)
    .first()
    .click()
  await expect(page.getByText('pinceles de cerda').filter({ visible: true }).first()).toBeVisible()

  await phone.reload()
  await expect(said).toHaveCount(1)
  expect(await context.cookies()).toEqual([])
  expect(await accessibilityProblems(phone)).toEqual([])
  await phone.setViewportSize({ width: 1366, height: 800 })
  const card = await phone.locator('#root').boundingBox()
  expect(card).toMatchObject({ width: 720, x: (1366 - 720) / 2 })
  await context.close()

  await page.goto('/settings/webchat#publicar')
  await expect(publish(page).getByText(/Tu página: la abrió un cliente hoy a las/)).toBeVisible()
})

test('a site that is not allowed is seen, allowed with a click, and seen again', async ({
  page,
  context,
  server,
  signInAs,
  quiet,
}) => {
  const site = await startSite(server.url)
  try {
    await signInAs(people.manager)
    await page.goto('/settings/webchat#publicar')
    await expect(publish(page)).toBeFocused()
    const visitor = await context.newPage()
    const said = visitor.waitForEvent('console', (message) => message.type() === 'warning')
    await visitor.goto(`${site.origin}/contacto?de=instagram`)
    expect((await said).text()).toBe(`Permite ${site.origin} en ${server.url}/settings/webchat`)
    await expect(visitor.getByRole('button')).toHaveCount(0)
    await page.bringToFront()
    await page.reload()
    await expect(publish(page).getByText(`desde ${site.origin}/contacto, pero no está permitido.`)).toBeVisible()
    await publish(page)
      .getByRole('button', { name: `Permitir ${site.origin}` })
      .click()
    await expect(publish(page).getByText(`Ya permites ${site.origin}.`)).toBeVisible()
    await visitor.reload()
    await visitor.getByRole('button', { name: /la conversación/ }).click()
    await expect(field(visitor.frameLocator('iframe') as unknown as Page)).toBeVisible()
    await page.bringToFront()
    // Without a reload: the page looks every few seconds while it waits for a site.
    const seen = publish(page).getByText(new RegExp(`Visto hoy a las .* en ${site.origin}/contacto`))
    await expect(seen).toBeVisible({ timeout: 15_000 })
    quiet.allow(/Permite https?:/)
  } finally {
    site.stop()
  }
})

test('a site is added as it is typed, the code and the address are copied, and the page is switched off', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.goto('/settings/webchat#publicar')
  const address = publish(page).getByRole('textbox', { name: 'Dirección de tu sitio' })
  await address.fill('mi tienda')
  await address.press('Enter')
  await expect(publish(page).getByText('Escribe la dirección de tu sitio, como mitienda.com.')).toBeVisible()
  await address.fill('mitienda.com')
  await address.press('Enter')
  await expect(publish(page).getByText('https://mitienda.com', { exact: true })).toBeVisible()
  await expect(address).toHaveValue('')
  // Saved at once, without the form below.
  await page.reload()
  await publish(page).getByRole('button', { name: 'Quitar https://mitienda.com' }).click()
  await expect(publish(page).getByText('https://mitienda.com', { exact: true })).toHaveCount(0)

  await publish(page).getByRole('button', { name: 'Copiar código' }).click()
  const snippet = await page.evaluate(() => navigator.clipboard.readText())
  expect(snippet).toMatch(new RegExp(`^<script async src="http.*/widget/loader.js\\?bot=${KEY}"></script>$`))
  await publish(page).getByRole('button', { name: 'Copiar dirección' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/c/${KEY}$`))
  for (const [name, file] of [
    ['QR en SVG', `qr-${KEY}.svg`],
    ['QR en PNG', `qr-${KEY}.png`],
  ] as const) {
    const download = page.waitForEvent('download')
    await publish(page).getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
  await publish(page).getByLabel('Tu sitio está hecho con').selectOption('Tiendanube')
  await expect(publish(page).getByText(/Códigos externos/)).toBeVisible()

  await publish(page).getByLabel('Mostrar la página').uncheck()
  await expect(publish(page).getByLabel('Mostrarla en buscadores')).toHaveCount(0)
  const visitor = await (await browser.newContext()).newPage()
  // The switch is saved after it was pressed.
  await expect(async () => {
    await visitor.goto(`${server.url}/c/${KEY}`)
    await expect(visitor.getByText('Por ahora no atendemos por esta página.')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await visitor.close()
  await publish(page).getByLabel('Mostrar la página').check()
  // The change before is still being saved.
  await publish(page).getByLabel('Mostrarla en buscadores').check()
  await expect(page.getByText('Configuración guardada correctamente.')).toHaveCount(0, { timeout: 30_000 })
  await page.reload()
  await expect(publish(page).getByLabel('Mostrar la página')).toBeChecked()
  await expect(publish(page).getByLabel('Mostrarla en buscadores')).toBeChecked()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('the command palette leads to the part', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/home')
  await page.getByRole('button', { name: /Buscar/ }).click()
  await page.keyboard.type('publicar')
  await page.getByRole('option', { name: /Publicar el webchat/ }).click()
  await expect(publish(page)).toBeFocused()
  await expect(page).toHaveURL(/\/settings\/webchat#publicar$/)
})
