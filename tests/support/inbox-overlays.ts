import { expect, type Page } from '@playwright/test'
import type { FullChat } from './full-chat.ts'

/** Something in /chats that opens over the page. */
export interface Overlay {
  /** name of its picture */
  name: string
  open: (page: Page) => Promise<void>
  /** selector of the part to check; the whole page if absent */
  only?: string
}

const DIALOG = 'dialog[open]'
const dialog = (page: Page) => page.locator(DIALOG).last()
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true }).click()

/** Opens the dialog of an entry in the chat menu. */
const entry = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}
/** Opens the dialog of an entry in the menu of the selected chats. */
const bulk = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Más acciones para las elegidas' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}
/** With the keyboard: the safe answer has the focus; Escape changes nothing and restores the focus. */
async function askToDelete(page: Page, name: string, title: string): Promise<void> {
  const button = dialog(page).getByRole('button', { name, exact: true })
  const question = page.getByRole('dialog', { name: title, exact: true })
  await button.press('Enter')
  await expect(question.getByRole('button', { name: /^(No|Cancelar)$/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
}
const inDialog = (name: string, open: Overlay['open']): Overlay => ({ name, open, only: DIALOG })

/** Dialogs and menus of the list; its first chats are selected before. */
export const LIST_OVERLAYS: readonly Overlay[] = [
  {
    name: 'lista-elegidos-vistas',
    open: async (page) => {
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await page.locator('#chat-views').click()
      await expect(page.locator('.popover-window .view-count').first()).toBeVisible()
    },
  },
  {
    name: 'elegidos-menu',
    open: async (page) => {
      await page.getByRole('button', { name: 'Más acciones para las elegidas' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
    only: '.bulk-bar',
  },
  inDialog('elegidos-asignar', async (page) => {
    await bulk('Asignar')(page)
    await expect(dialog(page).getByRole('option', { name: 'Sin asignar' })).toBeAttached()
  }),
  inDialog('elegidos-posponer', bulk('Posponer')),
  inDialog('filtro-con-errores', async (page) => {
    await page.getByRole('button', { name: /^Filtrar/ }).click()
    await dialog(page).getByLabel('Desde', { exact: true }).fill('10/02/2026')
    await dialog(page).getByLabel('Hasta', { exact: true }).fill('01/02/2026')
    await press(page, 'Filtrar')
    await expect(dialog(page).getByText('Elige una fecha final que no sea anterior a la inicial.')).toBeVisible()
    await press(page, 'Abrir calendario de Desde')
  }),
  inDialog('vista-guardar', async (page) => {
    await page.locator('#chat-views').click()
    await page.getByRole('button', { name: 'Guardar como vista' }).click()
    await press(page, 'Guardar')
    await expect(dialog(page).locator('.field-error')).toBeVisible()
  }),
  inDialog('vista-cambiar', async (page) => {
    await page.locator('#chat-views').click()
    await page
      .getByRole('button', { name: /^Cambiar la vista/ })
      .first()
      .click()
  }),
  inDialog('vista-eliminar', async (page) => {
    await page.locator('#chat-views').click()
    await page
      .getByRole('button', { name: /^Cambiar la vista/ })
      .first()
      .click()
    await askToDelete(page, 'Eliminar vista', 'Eliminar vista')
  }),
]

/** Dialogs and menus of an open chat. */
export const CHAT_OVERLAYS: readonly Overlay[] = [
  {
    name: 'chat-menu',
    open: async (page) => {
      await page.getByRole('button', { name: 'Más acciones', exact: true }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  inDialog('posponer-dia', async (page) => {
    await entry('Posponer')(page)
    await dialog(page).getByText('Otro día y hora').click()
    await dialog(page).getByLabel('Hora', { exact: true }).fill('9')
  }),
  inDialog('ir-a-fecha', async (page) => {
    await entry('Ir a una fecha')(page)
    await press(page, 'Ir')
    await press(page, 'Abrir calendario de Fecha')
  }),
  inDialog('area', async (page) => {
    await entry('Pasar a un área o persona')(page)
    await expect(dialog(page).getByRole('radio').first()).toBeVisible()
  }),
  inDialog('asignar', async (page) => {
    await page.locator('.panel-owner').click()
    await expect(dialog(page).getByRole('radio').first()).toBeVisible()
  }),
  inDialog('comentario', async (page) => {
    await entry('Agregar comentario')(page)
    await expect(dialog(page).getByRole('textbox')).toBeFocused()
    await press(page, 'Guardar')
    await expect(dialog(page).locator('.field-error')).toBeVisible()
  }),
  inDialog('nombre', async (page) => {
    await entry('Renombrar conversación')(page)
    await expect(dialog(page).getByLabel('Nombre')).toBeFocused()
    await dialog(page).getByLabel('Nombre').fill('')
    await press(page, 'Guardar')
    await expect(dialog(page).locator('.field-error')).toBeVisible()
  }),
  inDialog('contacto', async (page) => {
    await entry('Datos del contacto')(page)
    await expect(dialog(page).getByLabel('Nombre')).toBeVisible()
  }),
  inDialog('bloquear', entry('Bloquear contacto')),
  inDialog('archivos', async (page) => {
    await entry('Archivos de la conversación')(page)
    await expect(dialog(page).locator('img').first()).toBeVisible()
  }),
  inDialog('archivo-grande', async (page) => {
    await entry('Archivos de la conversación')(page)
    await dialog(page)
      .getByRole('button', { name: /^Ampliar/ })
      .first()
      .click()
    await expect(dialog(page).locator('.viewer-image')).toBeVisible()
  }),
  inDialog('etiquetas', async (page) => {
    await page.getByRole('button', { name: 'Etiquetas', exact: true }).click()
    await expect(dialog(page).getByRole('checkbox').nth(8)).toBeVisible()
  }),
  inDialog('etiqueta-editar', async (page) => {
    await page.getByRole('button', { name: 'Etiquetas', exact: true }).click()
    await dialog(page)
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click()
  }),
  inDialog('etiqueta-eliminar', async (page) => {
    await page.getByRole('button', { name: 'Etiquetas', exact: true }).click()
    await dialog(page)
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click()
    await askToDelete(page, 'Eliminar', 'Eliminar etiqueta')
  }),
  inDialog('respuestas', async (page) => {
    await page.getByRole('button', { name: 'Respuestas rápidas' }).click()
    await expect(dialog(page).locator('.reply-list button').first()).toBeVisible()
  }),
  inDialog('respuesta-editar', async (page) => {
    await page.getByRole('button', { name: 'Respuestas rápidas' }).click()
    await dialog(page).locator('.reply-list button', { hasText: '/visita' }).click()
    await dialog(page).getByLabel('Visible para').selectOption('area')
    await expect(dialog(page).getByRole('group', { name: 'Áreas' }).getByRole('checkbox').first()).toBeVisible()
  }),
  inDialog('respuesta-eliminar', async (page) => {
    await page.getByRole('button', { name: 'Respuestas rápidas' }).click()
    await dialog(page).locator('.reply-list button', { hasText: '/visita' }).click()
    await askToDelete(page, 'Eliminar', 'Eliminar respuesta rápida')
  }),
  inDialog('respuesta-nueva', async (page) => {
    await page.getByRole('button', { name: 'Respuestas rápidas' }).click()
    await dialog(page).getByRole('tab', { name: 'Nueva' }).click()
    await press(page, 'Guardar')
    await expect(dialog(page).locator('.field-error').first()).toBeVisible()
  }),
  inDialog('respuesta-preguntas', async (page) => {
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('/visita')
    await page.getByRole('textbox', { name: 'Mensaje' }).press('Enter')
    await expect(dialog(page).getByLabel('Qué día')).toBeVisible()
  }),
  {
    name: 'respuestas-al-escribir',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Mensaje' }).fill('/')
      await expect(page.locator('.quick-option').nth(2)).toBeVisible()
    },
    only: '.composer',
  },
  inDialog('presupuesto', async (page) => {
    await entry('Enviar presupuesto')(page)
    await press(page, 'Agregar renglón')
    await press(page, 'Ver presupuesto')
    await expect(dialog(page).locator('.field-error').first()).toBeVisible()
  }),
  inDialog('presupuesto-pdf', async (page) => {
    await entry('Enviar presupuesto')(page)
    await dialog(page).getByLabel('Descripción').fill('Taladro percutor 13 mm')
    await dialog(page).getByLabel('Precio unitario').fill('84900')
    await press(page, 'Ver presupuesto')
    await expect(dialog(page).locator('.budget-page')).toBeVisible()
  }),
  inDialog('ensenar', async (page) => {
    await page.locator('.bubble-teach').last().click()
    await expect(dialog(page).getByRole('combobox').or(dialog(page).getByRole('textbox')).first()).toBeVisible()
  }),
  inDialog('paleta', async (page) => {
    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByRole('option', { name: /Posponer/ })).toBeVisible()
  }),
  inDialog('atajos', async (page) => {
    await page.getByRole('log', { name: 'Mensajes' }).focus()
    await page.keyboard.press('?')
    await expect(dialog(page).getByText('Conversación siguiente')).toBeVisible()
  }),
]

/** Opens the full chat, whichever page of the list it is on. */
export async function openFullChat(page: Page, { sender_id }: FullChat): Promise<void> {
  await page.goto(`/chats?type=all&dates=empty&chat=${encodeURIComponent(sender_id)}`)
  await page.locator('.chat-row-main').first().click()
  await expect(page.locator('.bubble').last()).toBeVisible()
  const why = page.locator('.why')
  await expect(why).toBeVisible()
  // Folded once staff took the chat, until somebody unfolds it.
  const unfold = why.getByRole('button', { name: 'Mostrar por qué llegó' })
  if (await unfold.isVisible()) await unfold.click()
  await expect(why.getByRole('button', { name: 'Ver mensajes' })).toBeVisible()
}

/** Closes everything that is open over the page and discards its input. */
export async function closeAll(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Mensaje' })
  if (await field.isVisible()) {
    const open = await page.locator(`${DIALOG}, [role=menu]`).count()
    if (open === 0) return field.fill('')
  }
  const discard = page.getByRole('button', { name: 'Descartar', exact: true })
  await expect(async () => {
    if (await discard.isVisible()) await discard.click()
    else if ((await page.locator(`${DIALOG}, [role=menu], .popover-window`).count()) > 0)
      await page.keyboard.press('Escape')
    await expect(page.locator(`${DIALOG}, [role=menu], .popover-window`)).toHaveCount(0, { timeout: 200 })
  }).toPass()
  if (await field.isVisible()) await field.fill('')
}
