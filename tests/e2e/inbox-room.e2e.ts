import type { Page } from '@playwright/test'
import { expect, people, test } from '../support/e2e.ts'
import { makeFullChat } from '../support/full-chat.ts'
import { CHAT_OVERLAYS, closeAll, openFullChat } from '../support/inbox-overlays.ts'

// What has no room is neither cut off nor out of reach.
test.use({ hasOwnServer: true })

test('the pane of the contact is shown again without making the page wider than the window', async ({
  page,
  server,
  signInAs,
}) => {
  const chat = await makeFullChat(server.url)
  await signInAs(people.manager)
  await openFullChat(page, chat)
  const pane = page.getByRole('complementary', { name: 'Contacto' })
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 })
    await page.getByRole('log', { name: 'Mensajes' }).focus()
    if (await pane.isHidden()) await page.keyboard.press('o')
    await expect(pane).toBeVisible()
    await page.keyboard.press('o')
    await expect(pane).toBeHidden()
    await page.keyboard.press('o')
    await expect(pane).toBeVisible()
    await expect
      .poll(() => pane.evaluate((one) => [one.getBoundingClientRect().right, document.documentElement.scrollWidth]))
      .toEqual([width, width])
  }
})

/** Returns whether a button is in sight, and nothing lies over it. */
const isReachable = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: true })
    .evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })

test('the buttons of long forms stay in sight on low screens and on phones', async ({
  page,
  server,
  signInAs,
  quiet,
}) => {
  // The headless shell has no PDF viewer for the quotation's frame.
  quiet.allow(/Failed to execute 'postMessage'.*origin \('null'\)/)
  const chat = await makeFullChat(server.url)
  await signInAs(people.manager)
  const desktop = { width: 1366, height: 768 }
  await page.setViewportSize(desktop)
  await openFullChat(page, chat)
  const save: Record<string, string> = {
    contacto: 'Guardar',
    'etiqueta-editar': 'Guardar',
    'respuesta-editar': 'Guardar',
    'respuesta-nueva': 'Guardar',
    presupuesto: 'Ver presupuesto',
  }
  for (const { name, open } of CHAT_OVERLAYS.filter(({ name }) => name in save)) {
    await open(page)
    for (const size of [desktop, { width: 390, height: 844 }]) {
      await page.setViewportSize(size)
      await page.locator('dialog[open] .dialog-body').evaluate((one) => one.scrollTo(0, 0))
      expect(await isReachable(page, save[name] ?? ''), `${name} at ${size.width} px`).toBe(true)
    }
    await page.setViewportSize(desktop)
    await closeAll(page)
  }
})
