import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../../src/console/features/responses/ParentsCell.tsx'
import '../support/engine-parts.ts'
import { callsOf, failNetwork } from '../support/network-stubs.ts'

afterEach(() => {
  vi.restoreAllMocks()
  return closeConsole()
})

test('rows selected on another page that cannot be read stay selected, and the failure is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const marina = await createPerson()
  for (const name of ['Envíos', ...Array.from({ length: 25 }, (_, n) => `Retiros ${n}`)])
    await marina.call('POST', '/responses/secondary/{bot}', {
      name,
      kind: 'follow_up',
      messages: [{ kind: 'text', text: 'Hola' }],
    })
  const user = userEvent.setup()
  openConsole('/responses/secondary', marina)
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Envíos' }))
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(screen.queryByText('Envíos')).not.toBeInTheDocument())
  const bar = await screen.findByRole('region', { name: 'Filas seleccionadas' })
  const convert = async () => {
    await user.click(within(bar).getByRole('button', { name: 'Hacer principales' }))
    await user.click(screen.getByRole('button', { name: 'Convertir' }))
  }
  failNetwork('secondaryResponseGet', 1)
  await convert()
  expect(await screen.findByText(/No hay conexión/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Convertir' })).not.toBeInTheDocument())
  expect(bar).toHaveTextContent('1 fila seleccionada')
  expect(callsOf('secondaryResponseConvert')).toEqual([])

  await convert()
  await waitFor(() => expect(callsOf('secondaryResponseConvert').map(({ status }) => status)).toEqual([200]))
})
