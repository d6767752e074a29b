import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, mailsTo } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
  vi.unstubAllGlobals()
})

/** Runs the queued jobs, which nothing else does in these tests. */
const work = () => mailsTo('nadie@correo.example')

test('a file is imported in three steps, and undone', async () => {
  const marina = await createPerson()
  openConsole('/contacts/imports', marina)
  const user = userEvent.setup()
  const [open] = await screen.findAllByRole('button', { name: 'Importar contactos' })
  await user.click(open as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar contactos' }))
  const text = 'Cliente;Celular;Interno\nRosa Gil;1155550901;7\nTeo Ríos;no tiene;8\n'
  await user.upload(await dialog.findByLabelText('Archivo'), new File([text], 'clientes.csv'))
  expect(await dialog.findByLabelText('Qué lleva Cliente')).toHaveValue('name')
  expect(dialog.getByLabelText('Qué lleva Interno')).toHaveValue('')
  await user.selectOptions(dialog.getByLabelText('¿Aceptaron campañas?'), 'granted')
  expect(dialog.getByRole('button', { name: 'Comprobar' })).toBeDisabled()
  await user.type(dialog.getByLabelText('Dónde lo aceptaron'), 'Feria')
  await user.click(dialog.getByRole('button', { name: 'Comprobar' }))
  await dialog.findByText('Comprobando el archivo…')
  await work()
  expect(await dialog.findByText('+541155550901')).toBeVisible()
  expect(dialog.getByText(/^Fila 3: Revisa el teléfono «no tiene»\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Importar 1 contacto' }))
  await dialog.findByText('Importando…')
  await work()
  expect(await dialog.findByText(/Importación terminada: 1 contacto importado/)).toBeVisible()
  expect(await marina.call('GET', '/contacts/{bot}')).toMatchObject([
    { name: 'Rosa Gil', consent: { marketing: 'granted', source: 'Feria' } },
  ])
  await user.click(dialog.getByRole('button', { name: 'Deshacer importación' }))
  const question = within(await screen.findByRole('dialog', { name: 'Deshacer importación' }))
  await user.click(question.getByRole('button', { name: 'Deshacer importación' }))
  await dialog.findByText('Deshaciendo la importación…')
  await work()
  expect(await dialog.findByText('Importación deshecha.')).toBeVisible()
  expect(await marina.call('GET', '/contacts/{bot}')).toEqual([])
  const [close] = dialog.getAllByRole('button', { name: 'Cerrar' }).slice(-1)
  await user.click(close as HTMLElement)
  expect(await screen.findByRole('cell', { name: 'Deshecha' })).toBeVisible()
})

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const marina = await createPerson()
  openConsole('/contacts/imports', marina)
  const user = userEvent.setup()
  const [open] = await screen.findAllByRole('button', { name: 'Importar contactos' })
  await user.click(open as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar contactos' }))
  await user.upload(await dialog.findByLabelText('Archivo'), new File(['Nombre;Tel\n'], 'vacio.csv'))
  expect(await dialog.findByText(/ninguna fila/)).toBeVisible()
  expect(dialog.getByLabelText('Archivo')).toBeEnabled()
})

test('a check that fails or is stopped leads to no import, and the columns of another file are its own', async () => {
  const marina = await createPerson()
  openConsole('/contacts/imports', marina)
  const user = userEvent.setup()
  const [open] = await screen.findAllByRole('button', { name: 'Importar contactos' })
  await user.click(open as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar contactos' }))
  const pick = async (text: string) =>
    user.upload(await dialog.findByLabelText('Archivo'), new File([text], 'clientes.csv'))
  const check = async () => user.click(await dialog.findByRole('button', { name: 'Comprobar' }))
  await pick('Cliente;Correo\nRosa Gil;rosa@correo.example\n')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.includes('/import/start/') ? Promise.reject(new TypeError('offline')) : fetch(request),
  )
  await user.selectOptions(await dialog.findByLabelText('Qué lleva Correo'), 'No importar')
  await check()
  expect(await dialog.findByRole('alert')).toHaveTextContent('No hay conexión')
  expect(dialog.queryByRole('button', { name: /^Importar \d/ })).toBeNull()
  expect(dialog.getByLabelText('Qué lleva Correo')).toHaveDisplayValue('No importar')
  vi.stubGlobal('fetch', fetch)
  await check()
  await user.click(await dialog.findByRole('button', { name: 'Detener' }))
  expect(await dialog.findByRole('button', { name: 'Comprobar' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Importar \d/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Elegir otro archivo' }))
  await pick('Celular;Nombre\n1155550901;Rosa Gil\n')
  expect(await dialog.findByLabelText('Qué lleva Celular')).toHaveDisplayValue('Teléfono')
})

test('the own fields, groups and labels of the bot are offered, and what fails to load is said', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'alta', label: 'Cliente desde', type: 'date' })
  await marina.call('POST', '/groups/{bot}', { name: 'Feria 2026', kind: 'static' })
  await marina.call('POST', '/chats/labels/{bot}', { title: 'Mayorista', color: '#123456', scope: 'contact' })
  openConsole('/contacts/imports', marina)
  const user = userEvent.setup()
  const [open] = await screen.findAllByRole('button', { name: 'Importar contactos' })
  await user.click(open as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar contactos' }))
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) =>
    /\/groups\/\d/.test(request.url) ? Promise.reject(new TypeError('offline')) : fetch(request),
  )
  const file = new File(['Cliente;Cliente desde\nRosa Gil;01/02/2024\n'], 'clientes.csv')
  await user.upload(await dialog.findByLabelText('Archivo'), file)
  const again = await dialog.findByRole('button', { name: 'Reintentar' })
  expect(dialog.queryByRole('button', { name: 'Comprobar' })).toBeNull()
  vi.stubGlobal('fetch', fetch)
  await user.click(again)
  const own = await dialog.findByLabelText('Qué lleva Cliente desde')
  expect(own).toHaveDisplayValue('Cliente desde')
  for (const name of ['Feria 2026', 'Mayorista']) expect(dialog.getByRole('option', { name })).toBeInTheDocument()
})
