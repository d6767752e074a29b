import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('the receiver of a chat that was not understood sees why', async ({ page, server }) => {
  const widget = `${server.url}/api/webchat/ferreteria-quebracho`
  const opened = await page.request.post(`${widget}/sessions`, { data: { origin: server.url } })
  const headers = { authorization: `Visitor ${(await opened.json()).secret}` }
  const say = async (text: string) => {
    const key = `clave-${text.replaceAll(' ', '-')}-de-prueba`
    const { id } = await (await page.request.post(`${widget}/messages`, { headers, data: { key, text } })).json()
    await expect
      .poll(async () => {
        const after = await page.request.get(`${widget}/messages?after=${id}`, { headers })
        return (await after.json()).data.length
      })
      .toBeGreaterThan(0)
  }
  await say('zumba quirkle')
  await say('vortex plim')
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats')
  await page
    .getByText(/Cliente \d+/)
    .first()
    .click()
  const why = page.getByRole('complementary', { name: 'Por qué llegó' })
  await expect(why.getByText('No entendió 2 veces')).toBeVisible()
  await why.getByRole('button', { name: 'Ver mensajes' }).click()
  await expect(why.getByText('vortex plim', { exact: true })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/why.png` })

  // Trains the bot from the message itself.
  await page.getByRole('button', { name: 'Enseñar al chatbot: vortex plim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enseñar al chatbot' })
  await dialog.getByRole('combobox', { name: 'Qué quiso decir el cliente' }).selectOption({ label: 'Agradecimiento' })
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/advanced/examples')
  await page.getByLabel('Buscar').first().fill('vortex')
  await expect(page.getByText('vortex plim')).toBeVisible()
})
