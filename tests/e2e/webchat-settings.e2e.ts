import type { Page } from '@playwright/test'
import { publicSettings } from '../../src/contract/webchat.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

const KEY = 'ferreteria-quebracho'

const preview = (page: Page) => page.frameLocator('iframe[title="Vista previa del webchat"]')
const chatIn = (page: Page) => preview(page).frameLocator('iframe')

test('settings are previewed at once, published, and applied by the widget', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.goto('/settings/webchat')
  await expect(chatIn(page).getByRole('heading', { name: 'Ferretería El Quebracho' })).toBeVisible()

  await page
    .getByRole('textbox', { name: /^Título/ })
    .first()
    .fill('El Quebracho')
  await expect(chatIn(page).getByRole('heading', { name: 'El Quebracho', exact: true })).toBeVisible()

  // A colour without enough contrast, and the button that fixes it.
  await page.getByRole('textbox', { name: /^Botón\s*\*?$/ }).fill('#ffe9b0')
  const mend = page.getByRole('button', { name: 'Corregir: Botones y enlaces sobre el fondo' })
  await mend.click()
  await expect(mend).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /^Botón\s*\*?$/ })).not.toHaveValue('#ffe9b0')

  await page.getByRole('button', { name: 'Teléfono', exact: true }).click()
  await expect(chatIn(page).getByRole('textbox')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrado', exact: true }).click()
  await expect(preview(page).getByRole('button', { name: 'Abrir la conversación' })).toBeVisible()

  await page.getByLabel('Mostrar el globo').check()
  const callout = page.getByRole('group', { name: /Globo de invitación/ })
  await callout.getByRole('textbox', { name: /^Título/ }).fill('¿Una mano?')
  await callout.getByRole('textbox', { name: /^Texto/ }).fill('Contestamos en el momento.')
  await callout.getByRole('textbox', { name: /^Aparece/ }).fill('0')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Configuración guardada correctamente.')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/demo/${KEY}`)
  await visitor.getByRole('button', { name: /¿Una mano\?/ }).click()
  const chat = visitor.frameLocator('iframe')
  await expect(chat.getByRole('heading', { name: 'El Quebracho' })).toBeVisible()

  // Rarely used parts are loaded on demand.
  await chat.getByRole('textbox').fill('Gracias ')
  await chat.getByRole('button', { name: 'Emojis' }).click()
  await chat.getByRole('button', { name: '🧉' }).click()
  await expect(chat.getByRole('textbox')).toHaveValue('Gracias 🧉')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.locator('.bubble', { hasText: '¡Gracias por escribirnos!' })).toBeVisible()
  await chat.getByRole('button', { name: 'Más opciones' }).click()
  await chat.getByRole('button', { name: 'Volver a empezar' }).click()
  await expect(chat.locator('.bubble', { hasText: '¡Gracias por escribirnos!' })).toHaveCount(0)
})

test('text in the widget is readable with any chosen colours', async ({ page, quiet }) => {
  // The preview page outside the console has no icon.
  quiet.allow(/404/)
  const hostile = ['#ffffff', '#000000', '#777777', '#ffff00']
  const button = { title: 'Ver los precios', type: 'url' as const, target: 'https://www.elquebracho.example' }
  const parameters = {
    persistent_menu: [button],
    privacy_notice: 'Se guardan los mensajes.',
    show_waiting_time: true,
    callout: { enabled: true, title: '¿Una mano?', text: 'Contestamos en el momento.', delay_seconds: 0 },
    launcher_label: 'Conversar',
  }
  const found: string[] = []
  await page.goto('/widget/preview')
  const inside = page.frameLocator('iframe').locator('html')
  for (const [at, background] of hostile.entries())
    for (const [theme, step] of [
      ['light', 1],
      ['dark', 2],
    ] as const) {
      const other = hostile[(at + step) % hostile.length] as string
      const colors = {
        ...{ primary: other, background, user_message: other, bot_message: background },
        ...{ button: background, button_hover: other },
      }
      const style = { title: 'El Quebracho', subtitle: 'Contestamos al instante', theme, colors }
      const face = publicSettings('El Quebracho', { style: style as never, parameters })
      for (const open of theme === 'light' ? [true, false] : [true]) {
        await page.evaluate((draft) => postMessage(draft, location.origin), { w: 'draft', face, open, dark: false })
        if (open) await expect(inside).toHaveCSS('--primary', other)
        else await expect(page.getByRole('button', { name: /^Abrir la conversación/ })).toBeVisible()
        const looked = await accessibilityProblems(page, { widths: [768], modes: ['light'] })
        for (const text of looked)
          if (text.includes('color-contrast')) found.push(`${theme} ${JSON.stringify(colors)} ${text}`)
      }
    }
  expect(found).toEqual([])
})
