import type { Page } from '@playwright/test'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

/** Returns the labels of controls whose centre is covered by a toast. */
function beneath(): (string | null)[] {
  return [...document.querySelectorAll('main :is(a, button, input, select)')]
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.toaster')
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
}

test('areas are created, edited, excluded from handoff and deleted; their chats move to the chosen area', async ({
  page,
  quiet,
  signInAs,
}) => {
  // A name that exists already.
  quiet.allow(/409/)
  await signInAs(people.manager)
  await page.goto('/contacts/areas')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const dialog = page.getByRole('dialog')
  const said = async (text: string) => {
    const toast = page.locator('.toast', { hasText: text })
    await expect(toast).toBeVisible()
    // A toast must not cover controls, which could not be clicked for seconds.
    await expect.poll(() => page.evaluate(beneath)).toEqual([])
    await toast.getByRole('button', { name: 'Cerrar aviso' }).click()
  }
  await expect(row('Ventas')).toBeVisible()
  const found = await accessibilityProblems(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Crear área' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.locator('.fld-error').first()).toBeVisible()
  found.push(...(await accessibilityProblems(page, { only: '[role=dialog]' })))
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByLabel('Nombre').fill('Ventas')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.locator('.fld-error')).toHaveText('Ya existe un área con ese nombre. Elige otro.')
  await dialog.getByLabel('Nombre').fill('Zona norte')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Zona norte')).toBeVisible()
  await said('Área creada correctamente.')

  await row('Zona norte').getByRole('button', { name: 'Editar' }).click()
  await expect(dialog.getByLabel('Nombre')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  // A toast stays reachable when a dialog opens over it.
  await row('Zona norte').getByRole('button', { name: 'Editar' }).click()
  await dialog.getByLabel('Nombre').fill('Zona norte ')
  await page.keyboard.press('Enter')
  await expect(row('Zona norte')).toBeVisible()
  await page.locator('.toast', { hasText: 'Área editada correctamente.' }).hover()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' })
  const inSheet = sheet.locator('.toast', { hasText: 'Área editada correctamente.' })
  await inSheet.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(inSheet).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await row('Zona norte').getByRole('button', { name: 'Editar' }).click()
  await expect(dialog.getByLabel('Número de área')).toHaveAttribute('readonly')
  await dialog.getByLabel('Descripción').fill('Clientes de Santa Fe')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Zona norte')).toContainText('Clientes de Santa Fe')
  await said('Área editada correctamente.')

  await row('Zona norte').getByRole('button', { name: 'Recibir derivaciones' }).click()
  await dialog.getByRole('switch').or(dialog.getByRole('checkbox')).first().uncheck()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row('Zona norte').getByRole('cell').nth(2)).toHaveText('No')

  // Responses of the chatbot use this area.
  await row('Envíos').getByRole('button', { name: 'Eliminar' }).click()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.locator('.toast', { hasText: 'El área «Envíos» se usa en' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await moveTwoChats(page, 'Zona norte')
  await page.reload()
  const open = async (name: string) => Number(await row(name).getByRole('cell').nth(5).innerText())
  await expect(row('Zona norte')).toBeVisible()
  expect(await open('Zona norte')).toBe(2)
  const sales = await open('Ventas')
  await row('Zona norte').getByRole('button', { name: 'Eliminar' }).click()
  await dialog.getByLabel('Área de destino').click()
  await page.getByRole('option', { name: 'Ventas' }).click()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(row('Zona norte')).toHaveCount(0)
  await expect.poll(() => open('Ventas')).toBe(sales + 2)
  expect(found).toEqual([])
})

/** Moves two open chats of other areas than Ventas to an area. */
async function moveTwoChats(page: Page, name: string): Promise<void> {
  const moved = await page.evaluate(async (to) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('jwt')}`, 'content-type': 'application/json' }
    const call = async (path: string, body?: object) =>
      (await fetch(`/api${path}`, body ? { headers, method: 'POST', body: JSON.stringify(body) } : { headers })).json()
    const bot = localStorage.getItem('bot')
    const areas: { id: number; name: string }[] = await call(`/bots/areas/${bot}`)
    const idOf = (wanted: string) => areas.find((area) => area.name === wanted)?.id
    const { data } = await call(`/chats/filter/${bot}`, { type: 'all' })
    type Listed = { type: string; area: { name: string } | null }
    const elsewhere = data.filter(({ type, area }: Listed) => type !== 'bot' && area?.name !== 'Ventas')
    const ids = elsewhere.slice(0, 2).map(({ id }: { id: number }) => id)
    return call(`/chats/bulk/${bot}`, { ids, action: 'area', value: idOf(to) })
  }, name)
  expect(moved).toMatchObject({ changed: 2 })
}
