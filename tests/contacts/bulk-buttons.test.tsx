import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const labelled = async (marina: Awaited<ReturnType<typeof createPerson>>, label: number) =>
  (await marina.call('GET', `/contacts/{bot}?filter=${encodeURIComponent(JSON.stringify({ label_id: label }))}`))
    .map(({ name }: { name: string }) => name)
    .sort()

test('a label given to several contacts is taken back from exactly those that got it', async () => {
  const marina = await createPerson()
  const label = await marina.call('POST', '/chats/labels/{bot}', { title: 'Feria', color: '#123456', scope: 'both' })
  await marina.call('POST', '/contacts/{bot}', { name: 'Ana', labels: [label.id] })
  await marina.call('POST', '/contacts/{bot}', { name: 'Beto' })
  openConsole('/contacts', marina)
  const user = userEvent.setup()
  for (const name of ['Ana', 'Beto'])
    await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Agregar etiqueta' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar etiqueta' }))
  await dialog.findByRole('option', { name: 'Feria' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Etiqueta' }), 'Feria')
  await user.click(dialog.getByRole('button', { name: 'Agregar etiqueta' }))
  expect(await screen.findByText('Cambiamos 1 contacto. 1 ya la tenía.')).toBeVisible()
  expect(await labelled(marina, label.id)).toEqual(['Ana', 'Beto'])
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Lo deshicimos.')).toBeVisible()
  expect(await labelled(marina, label.id)).toEqual(['Ana'])
})

test('contacts that were not in a group are told apart from those that left it, and nothing is said where all did', async () => {
  const marina = await createPerson()
  const group = await marina.call('POST', '/groups/{bot}', { name: 'Feria', kind: 'static' })
  await marina.call('POST', '/contacts/{bot}', { name: 'Ana', groups: [group.id] })
  for (const name of ['Beto', 'Ciro']) await marina.call('POST', '/contacts/{bot}', { name })
  openConsole('/contacts', marina)
  const user = userEvent.setup()
  const change = async (title: string) => {
    for (const name of ['Ana', 'Beto', 'Ciro'])
      await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }))
    await user.click(screen.getByRole('button', { name: title }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await dialog.findByRole('option', { name: 'Feria' })
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Grupo' }), 'Feria')
    await user.click(dialog.getByRole('button', { name: title }))
  }
  await change('Quitar del grupo')
  expect(await screen.findByText('Cambiamos 1 contacto. 2 no estaban.')).toBeVisible()
  await change('Agregar al grupo')
  expect(await screen.findByText('Cambiamos 3 contactos.')).toBeVisible()
})

test('an undo leaves what a colleague changed meanwhile, and says so', async () => {
  const marina = await createPerson()
  const group = await marina.call('POST', '/groups/{bot}', { name: 'Feria', kind: 'static' })
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Ana', groups: [] })
  openConsole('/contacts', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Ana' }))
  expect(screen.queryByRole('button', { name: 'Unir' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Agregar al grupo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar al grupo' }))
  await dialog.findByRole('option', { name: 'Feria' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Grupo' }), 'Feria')
  await user.click(dialog.getByRole('button', { name: 'Agregar al grupo' }))
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  await marina.call('POST', `/groups/members/{bot}/${group.id}`, { remove: [id] })
  await user.click(undo)
  expect(await screen.findByText(/quedó como está/)).toBeVisible()
})

test('two contacts that nothing tells to be one person are merged from the agenda', async () => {
  const marina = await createPerson()
  for (const [name, email] of [
    ['Panadería Sur', 'sur@correo.example'],
    ['Olga Ruiz', 'olga@correo.example'],
  ])
    await marina.call('POST', '/contacts/{bot}', { name, email })
  openConsole('/contacts', marina)
  const user = userEvent.setup()
  for (const name of ['Olga Ruiz', 'Panadería Sur'])
    await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }))
  await user.click(await screen.findByRole('button', { name: 'Unir' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir contactos' }))
  expect(await dialog.findByRole('radio', { name: 'Nombre: Olga Ruiz, del principal' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Unir contactos' }))
  expect(await screen.findByText('Uniste «Panadería Sur» con «Olga Ruiz».')).toBeVisible()
  expect((await marina.call('GET', '/contacts/{bot}')).map(({ name }: { name: string }) => name)).toEqual(['Olga Ruiz'])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Filas seleccionadas' })).toBeNull())
})

test('a filter by an option that the business took out says which one it is', async () => {
  const marina = await createPerson()
  const field = { key: 'rubro', label: 'Rubro', type: 'select', options: ['Hogar'] }
  await marina.call('POST', '/contacts/fields/{bot}', field)
  openConsole(`/contacts?filter=${encodeURIComponent('{"custom.rubro":"Gremio"}')}`, marina)
  expect(await screen.findByRole('combobox', { name: 'Rubro' })).toHaveDisplayValue('Gremio (ya no está)')
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Rubro' }), 'Hogar')
  expect(screen.getByRole('combobox', { name: 'Rubro' })).toHaveDisplayValue('Hogar')
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Gremio (ya no está)' })).toBeNull())
})
