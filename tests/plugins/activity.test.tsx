import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { dialogOf, storeNumber } from './console.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('a row of the activity opens what came or left, and days filter the list', async () => {
  const who = await createPerson()
  const { id: account_id } = await storeNumber(who)
  const event = { account_id, bot_id: who.bot, ok: true, at: new Date().toISOString() }
  const payload = JSON.stringify({ message: { type: 'text', from: '…0142' } })
  await insert('channel_event', { ...event, kind: 'incoming', detail: 'Texto de …0142', payload })
  await insert('channel_event', { ...event, kind: 'connected', detail: 'Se conectó' })
  openConsole('/plugins/events', who)
  const user = userEvent.setup()
  const row = within((await screen.findByText('Texto de …0142')).closest('tr') as HTMLElement)
  await user.click(row.getByRole('button', { name: /^Ver detalle/ }))
  const dialog = await dialogOf('Detalle')
  expect(dialog.getByText(/"from": "…0142"/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Copiar: Contenido' })).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement)

  const other = within(screen.getByText('Se conectó').closest('tr') as HTMLElement)
  await user.click(other.getByRole('button', { name: /^Ver detalle/ }))
  expect((await dialogOf('Detalle')).getByText('No hay más datos de este suceso.')).toBeVisible()
  for (const name of ['Desde', 'Hasta']) expect(screen.getAllByLabelText(name)[0]).toBeInTheDocument()
})
