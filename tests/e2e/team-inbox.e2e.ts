import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { call, expect, signIn, test } from '../support/e2e.ts'
import { startServer } from '../support/server.ts'

const KEY = 'ferreteria-quebracho'
const SITE = 'https://www.elquebracho.example'

/** A customer of the webchat who writes a text. */
async function writes(request: APIRequestContext, text: string): Promise<void> {
  const started = await request.post(`/api/webchat/${KEY}/sessions`, { data: { origin: SITE } })
  const headers = { authorization: `Visitor ${(await started.json()).secret}` }
  const data = { key: crypto.randomUUID(), text }
  expect((await request.post(`/api/webchat/${KEY}/messages`, { headers, data })).status()).toBe(201)
}

/** Signs an operator in to a browser context of their own. */
async function operator(browser: Browser, url: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await signIn(page, username, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.getByText('En línea')).toBeVisible()
  return page
}

/** Finds the chat of a customer by what they wrote. */
async function find(page: Page, text: string) {
  await page.getByLabel('Buscar en nombres y mensajes').fill(text)
  return page.locator('.chat-row-main', { hasText: text })
}

/** Passes the open chat on in the dialog. */
async function pass(page: Page, tab: string, name: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Pasar a un área o persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasar conversación' })
  await dialog.getByRole('tab', { name: tab }).click()
  await dialog.getByText(name).click()
  await dialog.getByRole('textbox', { name: /^Nota/ }).fill(note)
  await dialog.getByRole('button', { name: 'Pasar conversación' }).click()
}

test('three operators pass the chats of two customers on, with notes, availability and undo', async ({
  request,
  browser,
  server,
}) => {
  const [tomas, lucia, julieta] = await Promise.all([
    operator(browser, server.url, 'tomas'),
    operator(browser, server.url, 'lucia'),
    operator(browser, server.url, 'julieta'),
  ])
  await writes(request, 'Pregunta azul 4471')
  await writes(request, 'Pregunta verde 4472')

  // Julieta comes back from her break, and her colleagues see it.
  await julieta.getByRole('button', { name: 'Tu disponibilidad: En pausa' }).click()
  await julieta.getByRole('menuitemradio', { name: 'Disponible' }).click()
  await expect(julieta.getByRole('button', { name: 'Tu disponibilidad: Disponible' })).toBeVisible()

  // To an area that Tomás does not see: he loses the chat, and Julieta reads his note first.
  await (await find(tomas, 'azul 4471')).click()
  await pass(tomas, 'A un área', 'Envíos', 'Pregunta por su envío.')
  await expect(tomas.getByRole('button', { name: 'Más acciones' })).toHaveCount(0)
  await expect(await find(tomas, 'azul 4471')).toHaveCount(0)
  await expect(julieta.getByText(/^Tomás Ledesma te pasó la conversación/)).toBeVisible()
  await julieta.getByRole('button', { name: 'Abrir', exact: true }).click()
  const note = julieta.locator('.panel-transfer')
  await expect(note).toContainText('Pregunta por su envío.')
  await note.getByRole('button', { name: 'Marcar como leída' }).click()
  await expect(note).toHaveCount(0)

  // To a person, and back: the toast undoes it for everybody.
  const second = await find(tomas, 'verde 4472')
  const customer = await second.locator('.chat-row-name').innerText()
  await second.click()
  await pass(tomas, 'A una persona', 'Lucía Ferreyra', 'Es tu cliente.')
  await expect(lucia.getByText(/^Tomás Ledesma te pasó la conversación/)).toBeVisible()
  // The toast of the first transfer may still be there.
  const toast = tomas.locator('.toast', { hasText: customer })
  await toast.getByRole('button', { name: 'Deshacer' }).click()
  await expect(tomas.getByText('Lo deshicimos.')).toBeVisible()
  await expect(await find(tomas, 'verde 4472')).toHaveCount(1)
})

/** Waits until the badge of the menu says what the API counts for the person. */
const agree = async (...pages: Page[]) => {
  for (const page of pages)
    await expect
      .poll(async () => {
        const badge = page.getByRole('link', { name: /^Conversaciones/ }).locator('.nav-count')
        const shown = (await badge.count()) > 0 ? Number((await badge.innerText()).replace(/\D.*/s, '')) : 0
        return shown - (await call(page, 'GET', '/chats/counts/1')).new.unread
      })
      .toBe(0)
}

test.describe('on a server that is killed', () => {
  test.use({ hasOwnServer: true })
  test.setTimeout(480_000)

  test('a rule shares out what two customers write, a macro answers, and a mention is told, also after a restart', async ({
    request,
    browser,
    server,
    graph,
  }) => {
    const [marina, tomas, lucia, carla] = await Promise.all(
      ['marina', 'tomas', 'lucia', 'carla'].map((username) => operator(browser, server.url, username)),
    )
    if (!marina || !tomas || !lucia || !carla) throw new Error('somebody did not sign in')
    const team: { user_id: number; name: string }[] = await call(marina, 'GET', '/admin/1')
    const members = team.filter(({ name }) => ['Tomás Ledesma', 'Lucía Ferreyra'].includes(name))
    const user_ids = members.map(({ user_id }) => user_id)
    const area = await call(marina, 'POST', '/bots/areas/1', { name: 'Obras', color: '#1b6ac9', user_ids })
    await call(marina, 'POST', '/rules/1', {
      ...{ name: 'Obras, por turno', event: 'message', enabled: true, match: 'all', stop: true },
      conditions: [{ field: 'words', operator: 'contains', value: ['amarilla'] }],
      actions: [
        { type: 'area', area_id: area.id },
        { type: 'assign', to: 'round_robin' },
      ],
    })

    // Each of the two gets one.
    await writes(request, 'Arena amarilla 5501')
    await expect
      .poll(
        async () => (await (await find(tomas, 'amarilla')).count()) + (await (await find(lucia, 'amarilla')).count()),
      )
      .toBe(1)
    await writes(request, 'Arena amarilla 5502')
    await expect(await find(tomas, 'amarilla')).toHaveCount(1)
    await expect(await find(lucia, 'amarilla')).toHaveCount(1)
    await agree(marina, tomas, lucia, carla)

    // A macro answers, labels and puts it away; the toast undoes all but what was sent.
    await (await find(tomas, 'amarilla')).click()
    await tomas.getByRole('button', { name: 'Más acciones' }).click()
    await tomas.getByRole('menuitem', { name: 'Aplicar una macro' }).click()
    const macros = tomas.getByRole('dialog', { name: 'Macros' })
    await macros.getByRole('button', { name: /^Pedir el comprobante/ }).click()
    await macros.getByRole('button', { name: 'Aplicar macro' }).click()
    await expect(tomas.locator('.bubble-text', { hasText: 'nos mandás el comprobante' })).toBeVisible()
    await tomas.getByRole('button', { name: 'Deshacer' }).last().click()
    await expect(tomas.getByText('Lo deshicimos.')).toBeVisible()
    await agree(marina, tomas, lucia, carla)

    // A colleague is mentioned and told.
    await tomas.getByRole('button', { name: 'Más acciones' }).click()
    await tomas.getByRole('menuitem', { name: 'Agregar comentario' }).click()
    const comment = tomas.getByRole('dialog', { name: 'Agregar comentario' })
    await comment.getByRole('textbox', { name: /^Comentario/ }).pressSequentially('¿Lo ves, @mari')
    await expect(comment.getByRole('option', { name: 'Marina Sosa' })).toBeVisible()
    await tomas.keyboard.press('Enter')
    await comment.getByRole('button', { name: 'Guardar' }).click()
    await expect(marina.getByText(/^Tomás Ledesma te mencionó en la conversación de/)).toBeVisible()

    // The server is killed: consoles come back by themselves, and the rule goes on.
    await server.stop('SIGKILL')
    for (const page of [tomas, lucia]) await expect(page.getByText('En línea')).toBeHidden()
    const env = { PORT: new URL(server.url).port, GRAPH_URL: graph.url, TELEGRAM_URL: `${graph.url}/telegram` }
    const again = await startServer({ dataDir: server.dataDir, env })
    try {
      for (const page of [tomas, lucia]) await expect(page.getByText('En línea')).toBeVisible({ timeout: 30_000 })
      await writes(request, 'Arena amarilla 5503')
      await expect
        .poll(
          async () => (await (await find(tomas, 'amarilla')).count()) + (await (await find(lucia, 'amarilla')).count()),
          {
            timeout: 30_000,
          },
        )
        .toBe(3)
      await agree(marina, tomas, lucia, carla)
    } finally {
      await again.stop()
    }
  })
})
