import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(closeConsole)

const open = async () => {
  openConsole('/analytics/reports', await createPerson())
  await userEvent.click((await screen.findAllByRole('button', { name: 'Crear informe' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear informe' }))
  await userEvent.type(await dialog.findByLabelText(/^Nombre/), 'Ventas')
  for (const [label, value] of [
    ['Informe', 'Mensajes'],
    ['Frecuencia', 'Cada semana'],
    ['Formato', 'CSV'],
  ] as const)
    await userEvent.selectOptions(dialog.getByLabelText(new RegExp(`^${label}`)), value)
  return dialog
}

test('an address that is none is named in its field', async () => {
  const dialog = await open()
  const field = dialog.getByLabelText(/^Destinatarios/)
  await userEvent.type(field, 'ana@ejemplo.com,ana@mal,')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('ana@mal: Escribe el correo completo, como ana@ejemplo.com.')).toBeInTheDocument()
  expect(field).toBeInvalid()
})

test('a report leads to its figures, by an address that can be shared', async () => {
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText(/^Destinatarios/), 'ana@ejemplo.com,')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  const link = await screen.findByRole('link', { name: 'Ver cifras de Ventas' })
  expect(link.getAttribute('href')).toMatch(
    /^\/analytics\/messages\?date_start=\d{4}-\d\d-\d\d&date_end=\d{4}-\d\d-\d\d$/,
  )
})
