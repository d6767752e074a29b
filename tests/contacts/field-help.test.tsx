import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

afterEach(closeConsole)

test('who sees an own field is explained for the choice that is made, and not where everybody does', async () => {
  openConsole('/contacts/fields', await createPerson())
  const user = userEvent.setup()
  const [create] = await screen.findAllByRole('button', { name: 'Crear dato' })
  if (create) await user.click(create)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear dato' }))
  const choice = await dialog.findByRole('combobox', { name: 'Quién lo ve' })
  expect(choice).toHaveDisplayValue('Todo el equipo')
  expect(choice).not.toHaveAccessibleDescription()
  expect(dialog.queryByText(/^Los demás no lo ven/)).toBeNull()
  await user.selectOptions(choice, 'Quienes usan la agenda')
  expect(choice).toHaveAccessibleDescription(/^Los demás no lo ven en los contactos/)
  await user.selectOptions(choice, 'Quienes crean datos propios')
  expect(choice).toHaveAccessibleDescription(/^Usan la agenda y su rol no es Operador\./)
  expect(dialog.queryByText(/^Los demás no lo ven/)).toBeNull()
})

test('the name of a new own field proposes its key, until another one is typed', async () => {
  openConsole('/contacts/fields', await createPerson())
  const user = userEvent.setup()
  const [create] = await screen.findAllByRole('button', { name: 'Crear dato' })
  if (create) await user.click(create)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear dato' }))
  const [name, key] = [
    dialog.getByRole('textbox', { name: /^Nombre/ }),
    dialog.getByRole('textbox', { name: /^Clave/ }),
  ]
  await user.type(name, 'Día de cumpleaños (2)')
  expect(key).toHaveValue('dia_de_cumpleanos_2')
  await user.clear(key)
  await user.type(key, 'cumple')
  await user.type(name, ' y más')
  expect(key).toHaveValue('cumple')
})
