import { SEED } from '../../scripts/graph/world/seed.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

const [BOT = ''] = SEED.telegramToken.split(':')

test('an owner connects a bot of Telegram, a customer writes, and the answer of the team reaches the phone', async ({
  page,
  graph,
  signInAs,
}) => {
  const dialog = page.getByRole('dialog')
  const next = () => dialog.getByRole('button', { name: 'Siguiente' }).click()
  const writes = (data: object) =>
    page.request.post(`${graph.url}/_sim/people/bia/messages`, { data: { to: BOT, ...data } })
  await signInAs(people.manager)
  await page.goto('/plugins')
  await page.getByRole('button', { name: 'Conectar Telegram' }).click()
  await expect(dialog.getByRole('heading', { name: 'Tu bot de Telegram' })).toBeVisible()
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await next()
  await dialog.getByLabel('Token de Telegram').fill(SEED.telegramToken)
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await next()
  await dialog.getByRole('button', { name: 'Conectar Telegram' }).click()
  await expect(dialog.getByText('Conectaste @ferreteria_sur_bot.')).toBeVisible()
  await expect(dialog.getByText('Todo funciona.')).toBeVisible()
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])

  await writes({ text: 'Quiero hablar con una persona' })
  await page.goto('/chats')
  await page.getByText('Bia Souza').first().click()
  const thread = page.getByRole('log')
  await expect(thread.getByText('Quiero hablar con una persona', { exact: true })).toBeVisible()
  await writes({ edit: { message: 1, text: 'Quiero hablar con alguien' } })
  // The open conversation shows the change by itself.
  await expect(thread.getByText('Quiero hablar con alguien', { exact: true })).toBeVisible()
  await expect(thread.getByText('Editado')).toBeVisible()
  await page.getByRole('textbox', { name: 'Mensaje', exact: true }).fill('Te leo')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await (await page.request.get(`${graph.url}/_sim/ledger?to=bia`)).text()).includes('Te leo'))
    .toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  const isTyping = () => (graph.sim.world.thread(BOT, 'bia').typingUntil ?? 0) > graph.sim.world.clock.now()
  // Told again while somebody goes on typing, after the pause since the first message.
  await expect
    .poll(async () => {
      await page.getByRole('textbox', { name: 'Mensaje', exact: true }).pressSequentially('Otra cosa ')
      return isTyping()
    })
    .toBe(true)
})
