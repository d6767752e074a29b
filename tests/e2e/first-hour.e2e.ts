import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { expect, newestMail, test } from '../support/e2e.ts'

// `PAUSES=1` waits before each action as a person does who reads the page, and types at their speed.
const PAUSES = Boolean(process.env.PAUSES)
/** Milliseconds to read and find what comes next, and between two keys. */
const READING = 3_000
const TYPING = 120

/** The most clicks that lead from an empty browser to an answer on one's own page. */
const MOST_CLICKS = 40

test.setTimeout(PAUSES ? 500_000 : 300_000)
// Public pages need this permission to load from localhost.
test.use({ permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'] })

/** A person who counts their clicks. */
class Owner {
  clicks = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async click(target: Locator): Promise<void> {
    await this.#read()
    await target.click()
    this.clicks++
  }

  /** Clicks a field and types into it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field)
    await field.pressSequentially(text, { delay: PAUSES ? TYPING : 0 })
  }

  async #read(): Promise<void> {
    if (PAUSES) await this.#page.waitForTimeout(READING)
  }
}

/** Starts the owner's site, which embeds what they copied. */
async function startSite(): Promise<{ origin: string; paste: (snippet: string) => void; stop: () => void }> {
  let pasted = ''
  const site = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(
      `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width">
          <title>Ferretería Ana</title><link rel="icon" href="data:,"><h1>Ferretería Ana</h1>${pasted}</html>`,
    ),
  )
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    paste: (snippet) => {
      pasted = snippet
    },
    stop: () => site.close(),
  }
}

for (const [device, viewport] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${device}, an owner goes alone from an empty browser to a chatbot that answers on their own page`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ viewport, baseURL: server.url })
    await context.grantPermissions(['local-network-access', 'clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    const owner = new Owner(page)
    const site = await startSite()
    const user = `ana${viewport.width}`
    const began = Date.now()
    try {
      await page.goto('/login')
      await owner.click(page.getByRole('button', { name: 'Registrarse' }))
      const form = page.locator('form', { has: page.locator('input[name=password2]') })
      await owner.type(form.locator('input[name=name]'), 'Ana Ruiz')
      await owner.type(form.locator('input[name=username]'), user)
      await owner.type(form.locator('input[name=email]'), `${user}@example.com`)
      await owner.type(form.locator('input[name=password]'), 'martillo y clavos')
      await owner.type(form.locator('input[name=password2]'), 'martillo y clavos')
      await owner.click(form.getByRole('button', { name: 'Registrarme' }))
      await expect(page.getByText('Confirma tu correo')).toBeVisible()

      const mail = await newestMail(server.dataDir, `${user}@example.com`)
      await page.goto(new URL(/https?:\/\/\S+\/register\/confirm\/[\w-]+/.exec(mail)?.[0] ?? '').pathname)
      await owner.click(page.getByRole('button', { name: 'Confirmar correo' }))

      await owner.type(page.getByLabel('Nombre del negocio'), 'Ferretería Ana')
      await owner.click(page.getByRole('button', { name: 'Continuar' }))
      await owner.click(page.getByRole('radio', { name: 'Ferretería y corralón' }))
      await owner.click(page.getByRole('button', { name: 'Continuar' }))
      await owner.click(page.getByRole('button', { name: 'Crear chatbot' }))

      // The training takes seconds, but it waits for those of other bots.
      await expect(page.getByRole('main').locator('.badge', { hasText: 'Disponible' })).toBeVisible({
        timeout: 200_000,
      })
      await owner.click(page.getByRole('link', { name: 'Publicarlo' }))
      const publish = page.getByRole('region', { name: 'Publicar' })
      await owner.type(publish.getByRole('textbox', { name: 'Dirección de tu sitio' }), site.origin)
      await page.keyboard.press('Enter')
      await expect(publish.getByText(site.origin, { exact: true })).toBeVisible()
      await owner.click(publish.getByRole('button', { name: 'Copiar código' }))
      await expect(page.getByText('Código copiado correctamente.')).toBeVisible()
      site.paste(await page.evaluate(() => navigator.clipboard.readText()))

      const shop = await context.newPage()
      await shop.goto(site.origin)
      await owner.click(shop.getByRole('button', { name: /la conversación/ }))
      const frame = shop.frameLocator('iframe')
      await owner.type(frame.getByRole('textbox', { name: /mensaje/ }), 'buenas, me lo pueden traer a casa?')
      await shop.keyboard.press('Enter')
      await expect(frame.locator('li:not(.visitor) .bubble', { hasText: /barrio|localidad|zona/ }).last()).toBeVisible()

      await page.bringToFront()
      await expect(publish.getByText(new RegExp(`Visto hoy a las .* en ${site.origin}`))).toBeVisible()
      expect(owner.clicks).toBeLessThanOrEqual(MOST_CLICKS)
      if (PAUSES) console.log(`${device}: ${owner.clicks} clicks, ${Math.round((Date.now() - began) / 1000)} s`)
    } finally {
      site.stop()
      await context.close()
    }
  })
