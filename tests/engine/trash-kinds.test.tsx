import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import secondary from '../../generated/screens/responses.secondary.ts'
import { overrides } from '../../src/console/features/overrides.tsx'
import { addIntent, clock, createPerson, insert } from '../support/backend.ts'
import { callsOf } from '../support/network-stubs.ts'
import { openScreen } from './section.tsx'
import '../../src/console/features/responses/overrides.tsx'

test('a trash with several kinds labels each record and restores it with its own operation', async () => {
  const marina = await createPerson()
  // Each kind has its own ids, so both records may have the same one, which rarely happens by chance.
  const messages = JSON.stringify([{ kind: 'text', text: 'Llegan mañana.' }])
  const same = { id: 1_000_000 + marina.bot, bot_id: marina.bot, messages }
  const intent = await addIntent(marina, 'Envíos')
  await insert('response', { ...same, intent_id: intent.id, title: 'Envíos principal' })
  await insert('secondary_response', { ...same, kind: 'follow_up', name: 'Envíos después' })
  clock.set('2026-03-10T14:05:00Z')
  await marina.call('DELETE', `/responses/secondary/{bot}/${same.id}`)
  clock.set('2026-03-10T14:06:00Z')
  await marina.call('DELETE', `/responses/{bot}/${same.id}`)
  const { user } = openScreen(marina, secondary, { using: overrides })
  await user.click(await screen.findByRole('button', { name: 'Eliminadas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Respuestas eliminadas' }))
  const rows = await dialog.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Envíos principal (principal) Intención «Envíos»'),
    expect.stringContaining('Envíos después (secundaria)'),
  ])
  await user.click(dialog.getByRole('button', { name: 'Recuperar Envíos después' }))
  await waitFor(() => expect(dialog.queryByText('Envíos después')).not.toBeInTheDocument())
  dialog.getByText('Envíos principal')
  expect(callsOf('responseRestore')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Recuperar Envíos principal' }))
  await dialog.findByText('No hay respuestas eliminadas en los últimos 30 días.')
  expect(callsOf('secondaryResponseRestore')).toHaveLength(1)
})
