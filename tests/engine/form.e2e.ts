import type { Page } from '@playwright/test'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

async function newResponse(page: Page) {
  await page.goto('/responses/secondary')
  await page.getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva respuesta secundaria' })
  await expect(dialog).toBeVisible()
  return { dialog, part: (name: RegExp) => dialog.getByRole('button', { name }) }
}

test('parts of a form fold by keyboard, stay folded, and open when a save finds an error in them', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.manager)
  const first = await newResponse(page)
  const text = first.dialog.getByRole('textbox', { name: /^Texto/ }).first()
  await first.part(/^Mensajes/).press('Enter')
  await expect(first.part(/^Mensajes \(1\)/)).toHaveAttribute('aria-expanded', 'false')
  await expect(text).toBeHidden()
  await first.part(/^Botones/).click()
  expect(await accessibilityProblems(page, { only: '.response-editor' })).toEqual([])
  await first.dialog.getByLabel('Nombre').fill('Retiros')
  await first.dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(first.part(/^Mensajes/)).toHaveAttribute('aria-expanded', 'true')
  await expect(text).toBeFocused()
  await expect(first.part(/^Botones/)).toHaveAttribute('aria-expanded', 'false')
  await text.fill('Se retira en el local.')
  await first.dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Respuesta creada correctamente.')).toBeVisible()

  // A part unfolded by the save is still stored as folded by the user.
  const { part } = await newResponse(page)
  await expect(part(/^Mensajes/)).toHaveAttribute('aria-expanded', 'false')
  await part(/^Mensajes/).click()
  await expect(part(/^Botones/)).toHaveAttribute('aria-expanded', 'false')
})

test('the buttons of an editor stay visible, with the preview button beside them on a phone', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.manager)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 })
    const { dialog } = await newResponse(page)
    const save = dialog.getByRole('button', { name: 'Guardar' })
    await expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toBeInViewport()
    await expect(save).toBeInViewport({ ratio: 1 })
    if (width === 390) {
      const preview = dialog.getByRole('button', { name: 'Vista previa' })
      await expect(preview).toBeInViewport({ ratio: 1 })
      await preview.click()
      await expect(preview).toHaveAttribute('aria-expanded', 'true')
    }
    // The focused control is not covered by the buttons.
    await dialog.getByRole('checkbox', { name: 'Activa' }).focus()
    await expect(dialog.getByRole('checkbox', { name: 'Activa' })).toBeInViewport({ ratio: 1 })
    await save.click()
    await expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toBeFocused()
    expect(await accessibilityProblems(page, { only: '.response-editor', widths: [width] })).toEqual([])
  }
})

test('sections of a page fold, and its buttons stay visible', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/settings/webchat')
  const turn = page.locator('.form-section .fold-turn').first()
  const section = page.locator('.form-section').first()
  await expect(turn).toHaveAttribute('aria-expanded', 'true')
  await turn.click()
  await expect(section.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(turn).toHaveAttribute('aria-expanded', 'false')
})

test('when the validators of a form fail to load, the server validates it and valid input is saved', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.allow(/areas-.*\.js|ERR_FAILED|status of 422/)
  await signInAs(people.manager)
  await page.route(/\/assets\/areas-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/contacts/areas')
  await page.getByRole('button', { name: 'Crear área' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Nombre').fill('Depósito norte')
  await dialog.getByLabel('Descripción').fill('Retiros y entregas')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Depósito norte')).toBeVisible()
})
