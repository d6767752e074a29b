import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a secret that was not copied is not closed by accident', async () => {
  const who = await createPerson()
  openConsole('/plugins/webhooks', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Crear webhook' }))
  const form = await dialogOf('Crear webhook')
  await user.type(form.getByLabelText(/^Nombre/), 'Planilla')
  await user.type(form.getByLabelText(/^Dirección/), 'https://avisos.ejemplo.com/entrada')
  await user.click(await form.findByLabelText(/^Contacto nuevo/))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  const secret = await dialogOf('Secreto de la firma')
  const text = secret.getByText(/^whsec_/).textContent
  for (const name of ['Cerrar', 'Listo']) {
    await user.click(secret.getByRole('button', { name }))
    await user.click((await dialogOf('Cerrar sin copiar')).getByRole('button', { name: 'Cerrar' }))
    expect(secret.getByText(/^whsec_/)).toBeVisible()
  }
  await user.click(secret.getByRole('button', { name: 'Copiar secreto' }))
  expect(await screen.findByText('Secreto copiado.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(text)
  await user.click(secret.getByRole('button', { name: 'Listo' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
