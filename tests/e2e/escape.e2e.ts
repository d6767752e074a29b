import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('an erasure under way is not left with Escape, however often it is pressed', async ({ page, quiet }) => {
  // The event that the contact changed may come before the answer that it is gone.
  quiet.allow(/404 .*contacts\/1\/\d+/)
  await signIn(page, people.manager, demoPassword)
  await page.goto('/contacts')
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Todo lo guardado' }).click()
  await page.getByRole('button', { name: 'Eliminar datos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar datos' })
  const name = await dialog.locator('strong').innerText()
  await dialog.getByRole('textbox').fill(name)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contacts/data/delete/**', async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Eliminar datos' }).click()
  await expect(dialog.getByText('Buscando y eliminando sus datos…')).toBeVisible()
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('Buscando y eliminando sus datos…')).toBeVisible()
  }
  release()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/contacts$/)
  // Their page is no longer in the history: going back leads to the list where it was opened.
  await page.goBack()
  await expect(page).toHaveURL(/\/contacts$/)
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a dialog asks before what was typed is lost, however often Escape is pressed', async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main').first().click()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Pasar a un área o persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasar conversación' })
  const note = dialog.getByRole('textbox', { name: /^Nota/ })
  await note.fill('Pide factura A.')
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible({ visible: isAsked })
  }
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(note).toHaveValue('Pide factura A.')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeVisible()
})
