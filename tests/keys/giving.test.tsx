import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

// The console offers only what the person may give to another system.

afterEach(() => {
  toast.clear()
  closeConsole()
})

const NOTE = /Solo ves lo que tú puedes dar/
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const storeKey = ({ bot }: Person) =>
  insert('api_key', {
    ...{ bot_id: bot, name: 'Ventas', scopes: JSON.stringify(['chats:read', 'contacts:read']) },
    ...{ prefix: `mst_${String(bot).padStart(8, '0')}`, hash: 'x'.repeat(43), last_four: 'w9f2' },
    ...{ created_at: '2026-02-01T12:00:00Z' },
  })

test('a new key offers the scopes of the person; one with more shows those locked', async () => {
  const who = await createPerson({ bots: [{ roleId: 3 }] })
  await storeKey(who)
  openConsole('/plugins/keys', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Crear clave' }))
  const create = await dialogOf('Crear clave')
  expect(create.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Leer la agenda',
    'Cambiar la agenda',
    'Leer respuestas',
    'Cambiar respuestas',
    'Leer intenciones y ejemplos',
    'Cambiar intenciones y ejemplos',
  ])
  expect(create.getByText(NOTE)).toBeVisible()
  await user.click(create.getByRole('button', { name: 'Cancelar' }))

  await user.click(await screen.findByRole('button', { name: 'Editar Ventas' }))
  const edit = await dialogOf('Editar clave')
  const chats = await edit.findByRole('checkbox', { name: /^Leer conversaciones/ })
  expect(chats).toBeChecked()
  expect(chats).toBeDisabled()
  const contacts = edit.getByRole('checkbox', { name: 'Leer la agenda' })
  await user.click(contacts)
  expect([(contacts as HTMLInputElement).checked, (chats as HTMLInputElement).checked]).toEqual([false, true])
})

test('who has every permission sees no note', async () => {
  const who = await createPerson()
  openConsole('/plugins/webhooks', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Crear webhook' }))
  const create = await dialogOf('Crear webhook')
  expect(await create.findByRole('checkbox', { name: /^Mensaje/ })).toBeEnabled()
  expect(create.queryByText(NOTE)).toBeNull()
})
