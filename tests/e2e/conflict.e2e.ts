import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test.beforeEach(async ({ page, quiet }) => {
  // These requests are expected to fail.
  quiet.allow(/status of (404|409)/)
  await signIn(page, people.manager, demoPassword)
})

/** Returns API calls as a colleague. */
async function colleague(request: APIRequestContext, username: string) {
  const { jwt } = await (await request.post('/api/login', { data: { username, password: demoPassword } })).json()
  const headers = { authorization: `Bearer ${jwt}` }
  return async (method: 'GET' | 'PUT' | 'DELETE', path: string, data?: object) => {
    const answer = await request.fetch(`/api${path}`, { method, headers, data })
    expect(answer.status(), path).toBeLessThan(300)
    return method === 'DELETE' ? undefined : answer.json()
  }
}

const conflictBanner = (page: Page) => page.getByRole('region', { name: 'Cambios mientras lo editabas' })

/** Expects the whole banner and the save button in the viewport, without accessibility problems. */
async function inView(page: Page, window: string): Promise<void> {
  await expect(conflictBanner(page)).toBeFocused()
  await expect(conflictBanner(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true })).toBeInViewport({
    ratio: 1,
  })
  expect(await accessibilityProblems(page, { only: window })).toEqual([])
}

test('generated form: changes to different fields are merged, and a conflict is resolved with the keyboard', async ({
  page,
  request,
}) => {
  const call = await colleague(request, 'carla')
  await page.goto('/contacts/areas')
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Editar área' })
  const name = await dialog.getByLabel('Nombre').inputValue()
  const [area] = (await call('GET', '/bots/areas/1')).filter((one: { name: string }) => one.name === name)
  await dialog.getByLabel('Nombre').fill('Mostrador y depósito')
  await call('PUT', '/bots/areas/1', { area_id: area.id, name: 'Mostrador', description: 'Pedidos del día' })
  // Enter in the first field of a long form scrolls the banner into view.
  await dialog.getByLabel('Nombre').press('Enter')
  await expect(conflictBanner(page)).toContainText(/^Carla .* cambió Nombre y Descripción a las? \d/)
  await inView(page, '.form-dialog')
  await expect(dialog.getByLabel('Descripción')).toHaveValue('Pedidos del día')
  await page.keyboard.press('Tab')
  await expect(conflictBanner(page).getByRole('radio', { name: 'Lo tuyo' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Mostrador')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Mostrador y depósito')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toHaveCount(0)
  const after = (await call('GET', '/bots/areas/1')).find(({ id }: { id: number }) => id === area.id)
  expect(after).toMatchObject({ name: 'Mostrador y depósito', description: 'Pedidos del día' })
})

test('main response: either version of a conflict can be kept, and a deleted response stays open to be copied', async ({
  page,
  request,
}) => {
  const call = await colleague(request, people.editor)
  const [first, second] = await call('GET', '/responses/1?sort=["title","ASC"]')
  const put = (one: { id: number }, change: object) =>
    call('PUT', `/responses/1/${one.id}`, { ...inputOf(one), ...change })
  await page.goto(`/responses?editar=${first.id}`)
  const dialog = page.getByRole('dialog', { name: /^Editar/ })
  const save = () => dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await dialog.getByLabel('Texto').first().fill('Abrimos de 9 a 18.')
  const stored = await put(first, { attempts: 3, messages: [{ kind: 'text', text: 'Abrimos de 8 a 20, de corrido.' }] })
  await save()
  await expect(conflictBanner(page)).toContainText(/^Esteban .* cambió Mensajes e Intentos|^Esteban .* cambió /)
  const choice = conflictBanner(page).getByRole('group')
  await expect(choice).toHaveCount(1)
  await expect(choice).toContainText('Abrimos de 9 a 18.')
  await expect(choice).toContainText('Abrimos de 8 a 20, de corrido.')
  await inView(page, 'dialog[open]')
  await choice.getByRole('radio', { name: /Lo de Esteban/ }).check()
  await expect(dialog.getByLabel('Texto').first()).toHaveValue('Abrimos de 8 a 20, de corrido.')
  await choice.getByRole('radio', { name: 'Lo tuyo' }).check()
  // A second conflict in another field keeps the first choice open.
  await put({ ...first, ...stored }, { title: 'Cuándo abrimos' })
  await save()
  await expect(conflictBanner(page)).toContainText(/cambió Título a las? \d/)
  await expect(choice).toContainText('Abrimos de 8 a 20, de corrido.')
  await save()
  await expect(dialog).toHaveCount(0)
  expect(await call('GET', `/responses/1/${first.id}`)).toMatchObject({
    ...{ title: 'Cuándo abrimos', attempts: 3 },
    messages: [{ text: 'Abrimos de 9 a 18.' }],
  })

  await page.goto(`/responses?editar=${second.id}`)
  await dialog.getByLabel('Texto').first().fill('Esto no se pierde.')
  await call('DELETE', `/responses/1/${second.id}`)
  await save()
  // Its variants stay as they were.
  await page.getByRole('button', { name: 'Conservar todos' }).click()
  const gone = dialog.getByRole('region', { name: 'Se eliminó mientras lo editabas' })
  await expect(gone).toBeFocused()
  await expect(dialog.getByLabel('Texto').first()).toHaveValue('Esto no se pierde.')
})

/** Returns the properties of a response that an update accepts. */
function inputOf(response: Record<string, unknown>): Record<string, unknown> {
  const names = [
    'intent_id',
    'category_id',
    'title',
    'questions',
    'messages',
    'buttons',
    'channels',
    'next',
    'next_id',
    'attempts',
  ]
  return Object.fromEntries([...names, 'version'].map((name) => [name, response[name]]))
}

test('a label, whose form is in a tab of a dialog: leaving asks first, and changes are merged', async ({
  page,
  request,
}) => {
  const call = await colleague(request, 'carla')
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main').first().click()
  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiquetas' })
  const { labels } = await call('GET', '/chats/labels/1')
  const [label] = labels
  await dialog.getByRole('button', { name: `Editar ${label.title}`, exact: true }).click()
  await dialog.getByLabel('Descripción').fill('Contestar antes del mediodía')
  // Switching the tab and Escape would lose the changes: both ask, and the safe answer has the focus.
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  for (const leave of [() => dialog.getByRole('tab', { name: 'Todas' }).click(), () => page.keyboard.press('Escape')]) {
    await leave()
    await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
  }
  await call('PUT', '/chats/labels/1', { id: label.id, title: 'Muy urgente', color: label.color, group: label.group })
  const save = () => dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await save()
  await expect(conflictBanner(page)).toContainText(/^Carla .* cambió Nombre/)
  await inView(page, 'dialog[open]')
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Muy urgente')
  await save()
  await expect(conflictBanner(page)).toHaveCount(0)
  const now = (await call('GET', '/chats/labels/1')).labels.find(({ id }: { id: number }) => id === label.id)
  expect(now).toMatchObject({ title: 'Muy urgente', description: 'Contestar antes del mediodía' })
})
