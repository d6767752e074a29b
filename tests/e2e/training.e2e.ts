import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, send, signIn, test } from '../support/e2e.ts'
import { keepFewExamples } from '../support/few-examples.ts'

/** The percentages of the specification, in order. */
const PERCENTAGES = [1, 21, 30, 58, 70, 75, 78, 99]

const training = async (page: Page, bot: number) =>
  (await call(page, 'GET', `/training/${bot}`)) as { id: number; state: string; finished_at: string | null }

/** Records every percentage that the page shows until it is reloaded. */
const watchPercentages = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const value = Number(document.querySelector('.training-progress progress')?.getAttribute('value') ?? Number.NaN)
      if (!Number.isNaN(value) && seen.at(-1) !== value) seen.push(value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

const percentages = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen)

const END = 'El chatbot terminó de entrenar.'

test('only one of two windows shows the end of a training, and the other one if the first closes too early', async ({
  page,
  context,
}) => {
  await signIn(page, people.manager, demoPassword)
  const { id: user, bots } = (await call(page, 'GET', '/me')) as { id: number; bots: { id: number }[] }
  const bot = bots[0]?.id ?? 0
  // The demo's finished training, stored as if this user had started it here and not been notified.
  const started = JSON.stringify({ bot, id: (await training(page, bot)).id, user })
  const other = await context.newPage()
  const endToast = (one: Page) => one.locator('.toast', { hasText: END })
  const open = (one: Page) => one.goto('/settings/user')
  const start = (one: Page) =>
    one.evaluate((text) => {
      localStorage.setItem('training', text)
      window.dispatchEvent(new StorageEvent('storage', { key: 'training' }))
    }, started)
  const awaited = () => page.evaluate(() => Object.keys(localStorage).includes('training'))

  await Promise.all([open(page), open(other)])
  // Both windows keep reading the value once they saw it. Windows in several processes may do so for a while.
  for (const one of [page, other])
    await one.evaluate(() => {
      const read = Storage.prototype.getItem
      let seen: string | null = null
      Storage.prototype.getItem = function (key) {
        const value = read.call(this, key)
        if (key !== 'training') return value
        seen = value ?? seen
        return seen
      }
    })
  await start(page)
  await expect.poll(awaited).toBe(false)
  for (const one of [page, other]) await one.evaluate(() => navigator.locks.request('training', () => undefined))
  expect((await endToast(page).count()) + (await endToast(other).count())).toBe(1)

  // A window that has to request the result is closed before it gets it.
  await other.route(`**/api/training/${bot}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), state: 'pending' } })
  })
  await other.route('**/api/training/runs/*', () => {})
  await page.goto('about:blank')
  await open(other)
  const asks = other.waitForRequest('**/api/training/runs/*')
  await start(other)
  await asks
  await open(page)
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
  await expect.poll(waiting).toEqual(['training'])
  await expect(endToast(page)).toHaveCount(0)
  await other.close()
  await expect(endToast(page)).toBeVisible()
  expect(await awaited()).toBe(false)
})

test('training in the browser shows every stage, survives a reload, and allows a report and a rollback', async ({
  page,
}) => {
  test.setTimeout(480_000)
  await signIn(page, people.manager, demoPassword)
  const bot = ((await call(page, 'GET', '/me')) as { bots: { id: number }[] }).bots[0]?.id ?? 0
  await call(page, 'POST', `/ia/selector/add/${bot}`, { intent_name: 'Visita a la fábrica' })
  // Without this, the test would wait for the demo's first training, unless it has ended.
  await send(page, 'POST', `/training/cancel/${bot}`, {})
  await keepFewExamples(page, bot)

  // The button is shown wherever the banner is, with the pending change beside it.
  await page.goto('/advanced/intents')
  await expect(page.getByText('requieren de un nuevo entrenamiento')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrenar', exact: true })).toBeVisible()

  await page.goto('/state')
  const bar = page.getByRole('progressbar', { name: 'Avance del entrenamiento' })
  await watchPercentages(page)
  await page.getByRole('button', { name: 'Entrenar', exact: true }).click()
  await expect(page.getByText('Entrenamiento iniciado correctamente.')).toBeVisible()
  await expect(bar).toBeVisible()
  const before = await percentages(page)

  // Reload in the middle: the progress is restored.
  await expect(bar).toHaveAttribute('value', '30', { timeout: 120_000 })
  await page.reload()
  await expect(bar).toBeVisible()
  expect(Number(await bar.getAttribute('value'))).toBeGreaterThanOrEqual(30)
  await expect(page.getByRole('list', { name: 'Etapas del entrenamiento' })).toContainText(
    'Entrenando un nuevo modelo para tu chatbot..',
  )
  await expect(page.getByText(END)).toBeAttached({ timeout: 200_000 })
  await expect(bar).toHaveCount(0)
  expect(before.every((value) => [0, ...PERCENTAGES].includes(value))).toBe(true)

  const { id } = await training(page, bot)
  const { number: first } = (await call(page, 'GET', `/training/report/${bot}/${id}`)) as { number: number }
  await expect(page.getByRole('region', { name: 'Modelo en uso' })).toContainText(String(first))

  // Again without a reload: every percentage appears in order.
  await watchPercentages(page)
  await page.getByRole('button', { name: 'Entrenar', exact: true }).click()
  await expect(bar).toBeVisible()
  expect(await accessibilityProblems(page, { widths: [360, 1366] })).toEqual([])
  await expect(bar).toHaveCount(0, { timeout: 180_000 })
  const seen = await percentages(page)
  expect([...seen].sort((a, b) => a - b)).toEqual(seen)
  expect(seen).toEqual(expect.arrayContaining([30, 58]))

  // The report, with its suggestions.
  await page.getByRole('region', { name: 'Modelo en uso' }).getByRole('link', { name: 'Ver informe' }).click()
  await expect(page.getByRole('heading', { name: 'Informe del Entrenamiento' })).toBeVisible()
  // First what would improve most, each with its button and its undo; then what customers really wrote.
  const effects = page.getByRole('region', { name: 'Lo que más mejoraría' })
  const move = effects.getByRole('button', { name: /^Mover \d+ de/ }).first()
  await expect(effects.getByRole('listitem').first()).toBeVisible()
  while (!(await move.isVisible())) await effects.getByRole('button', { name: 'Mostrar más' }).click()
  await move.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mover ejemplo/ })
    .click()
  await effects.getByRole('button', { name: 'Deshacer' }).first().click()
  await expect(effects.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  await expect(effects.getByRole('list', { name: /^Mensajes para/ }).first()).toBeAttached()
  await expect(page.getByRole('region', { name: 'Mensajes de la última semana' })).toContainText('Contestó')
  await expect(page.getByRole('region', { name: 'Cuánto ayudan más ejemplos' })).toContainText('Con el 80 %')
  expect(await accessibilityProblems(page), 'report').toEqual([])
  await page.goBack()

  // Roll back to the previous model.
  await page.getByRole('button', { name: `Volver al modelo ${first}` }).click()
  const question = page.getByRole('dialog', { name: 'Volver a un modelo anterior' })
  await question.getByRole('button', { name: `Volver al modelo ${first}` }).click()
  await expect(page.getByText('El chatbot volvió a ese modelo.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Modelo en uso' })).toContainText(String(first))
  await expect(page.getByRole('region', { name: 'Cambios sin entrenar' })).toContainText(/\d cambios?/)
  expect(await accessibilityProblems(page, { widths: [360] }), 'state').toEqual([])
})
