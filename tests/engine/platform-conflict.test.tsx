import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import bots from '../../generated/screens/admin.bots.ts'
import { createPerson } from '../support/backend.ts'
import { openScreen } from './section.tsx'

test('editing a bot that a colleague changed meanwhile keeps their change and mine', async () => {
  const name = 'Kiosco del conflicto'
  const me = await createPerson({ admin: true, bots: [{ name }] })
  const colleague = await createPerson({ admin: true, bots: [] })
  const { user } = openScreen(me, bots, { at: `/admin/bots?filter=${encodeURIComponent(JSON.stringify({ name }))}` })
  await user.click(await screen.findByRole('button', { name: `Editar ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar chatbot' }))
  const version = await dialog.findByRole('textbox', { name: 'Versión' })
  await user.clear(version)
  await user.type(version, '3.7')
  const theirs = { name: 'Kiosco renombrado', plan_id: 3, version: '2.9' }
  await colleague.call('PUT', `/platform/bots/${me.bot}`, theirs)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const conflict = within(await dialog.findByRole('region', { name: 'Cambios mientras lo editabas' }))
  expect(conflict.getByRole('alert')).toHaveTextContent(/Nombre.*Plan.*Versión|Nombre.*Versión.*Plan/)
  expect(conflict.getByRole('radio', { name: /^Lo tuyo/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Chatbot editado correctamente.')
  expect(await me.call('GET', `/platform/bots/${me.bot}`)).toMatchObject({ ...theirs, version: '3.7' })
})
