import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { stubAnswer } from '../support/network-stubs.ts'

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

test('an address that is not complete yet is no choice of a list', async () => {
  const dialog = await open()
  const field = dialog.getByLabelText(/^Destinatarios/)
  const fault = 'malo: Escribe el correo completo, como ana@ejemplo.com.'
  await userEvent.type(field, 'malo')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText(fault)).toBeInTheDocument()
  await userEvent.type(field, 'otro@ejemplo.com')
  expect(await dialog.findByText('Pulsa Enter para agregar «otro@ejemplo.com».')).toBeInTheDocument()
  await userEvent.tab()
  expect(await dialog.findByText(fault)).toBeInTheDocument()
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

test('a report says whom it does not reach, and why, in the list and where it is edited', async () => {
  const marina = await createPerson()
  const emails = ['ana@ejemplo.com', 'luis@ejemplo.com']
  await marina.call('POST', '/analytics/reports/{bot}', {
    ...{ name: 'Ventas', page: 'messages', period: 'weekly', format: 'csv', emails },
  })
  const [report] = await marina.call('GET', '/analytics/reports/{bot}')
  const told = { ...report, unconfirmed: ['luis@ejemplo.com'], refused: ['ana@ejemplo.com'] }
  await stubAnswer('reportList', 200, [told])
  await stubAnswer('reportGet', 200, told)
  openConsole('/analytics/reports', marina)
  await screen.findByText('No quiere: ana@ejemplo.com')
  expect(screen.getByText('Sin confirmar: luis@ejemplo.com')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Editar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar informe' }))
  expect(await dialog.findByText('No quiere: ana@ejemplo.com')).toBeVisible()
})
