import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, mailsTo } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

/** Runs the queued jobs, which nothing else does in these tests. */
const work = () => mailsTo('nadie@correo.example')

test('unknown labels are created if the person wants it, and refused rows are summed up', async () => {
  const marina = await createPerson()
  openConsole('/contacts/imports', marina)
  const user = userEvent.setup()
  const [open] = await screen.findAllByRole('button', { name: 'Importar contactos' })
  await user.click(open as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar contactos' }))
  const text = `Cliente;Celular;Etiquetas\nRosa Gil;1155550901;Mayorista\nTeo;no;VIP\n${'Leo;nada;VIP\n'.repeat(5)}`
  await user.upload(await dialog.findByLabelText('Archivo'), new File([text], 'clientes.csv'))
  const unknown = await dialog.findByLabelText('Etiquetas que no existen')
  expect(unknown).toHaveDisplayValue('Crearlas')
  // What is missing is told where the button is.
  await user.selectOptions(dialog.getByLabelText('¿Aceptaron campañas?'), 'granted')
  const check = dialog.getByRole('button', { name: 'Comprobar' })
  expect(check).toBeDisabled()
  expect(check.parentElement).toHaveTextContent('Escribe dónde aceptaron recibir campañas.')
  await user.selectOptions(dialog.getByLabelText('¿Aceptaron campañas?'), '')
  await user.selectOptions(dialog.getByLabelText('Qué lleva Etiquetas'), 'No importar')
  expect(dialog.queryByLabelText('Etiquetas que no existen')).toBeNull()
  await user.selectOptions(dialog.getByLabelText('Qué lleva Etiquetas'), 'Etiquetas')
  await user.click(check)
  await dialog.findByText('Comprobando el archivo…')
  await work()
  expect(await dialog.findByText('Crearemos 1 etiqueta: «Mayorista».')).toBeVisible()
  const reasons = within(dialog.getByRole('list', { name: 'Motivos' }))
  expect(reasons.getByText(/Revisa el teléfono «…»/).closest('li')).toHaveTextContent(/^6 filas/)
  await user.click(dialog.getByRole('button', { name: 'Importar 1 contacto' }))
  await dialog.findByText('Importando…')
  await work()
  expect(await dialog.findByText(/Importación terminada/)).toBeVisible()
  expect(await marina.call('GET', '/chats/labels/{bot}')).toMatchObject({ labels: [{ title: 'Mayorista' }] })
})
