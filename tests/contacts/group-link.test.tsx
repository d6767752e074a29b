import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => closeConsole())

test('the number of members of a group leads to them, who have never written', async () => {
  const marina = await createPerson()
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Rosa Gil' })
  await marina.call('POST', '/contacts/{bot}', { name: 'Teo Ríos' })
  await marina.call('POST', '/groups/{bot}', { name: 'Feria', kind: 'static', member_ids: [id] })
  const opened = openConsole('/contacts/groups', marina)
  await userEvent.setup().click(await screen.findByRole('link', { name: '1' }))
  expect(await screen.findByRole('link', { name: 'Rosa Gil' })).toBeVisible()
  expect(screen.queryByText('Teo Ríos')).toBeNull()
  expect(screen.getByRole('cell', { name: 'Nunca' })).toBeVisible()
  expect(opened.path()).toBe('/contacts')
})
