import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import BudgetDialog from '../../src/console/features/budgets/BudgetDialog.tsx'
import { setSession } from '../../src/console/session/state.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

async function chatOf({ bot }: Person): Promise<number> {
  const contact = await insert('contact', { bot_id: bot, name: 'Lucía' })
  const at = new Date().toISOString()
  const { id } = await insert('chat', {
    ...{ bot_id: bot, contact_id: contact.id, channel: 'webchat', sender_id: `lucia-${bot}`, user_name: 'Lucía' },
    ...{ type: 'request', state: 0, last_message_text: 'Hola', last_message_at: at, last_inbound_at: at },
  })
  return id
}

async function open() {
  const { me, token } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  openRoutes([{ path: '/', element: <BudgetDialog chat={{ id: 1, user_name: 'Lucía' }} onClose={() => {}} /> }], '/')
  failNetwork('quickBudgetCreate')
  return { user: userEvent.setup(), description: await screen.findByLabelText(/Descripción/) }
}

test('amounts are read as every number of the console: dots between groups of three are for reading', async () => {
  const { user, description } = await open()
  await user.type(description, 'Tornillo')
  await user.clear(screen.getByLabelText(/Cantidad/))
  await user.type(screen.getByLabelText(/Cantidad/), '1.000')
  await user.type(screen.getByLabelText(/Precio/), '1.500')
  await user.click(screen.getByRole('button', { name: 'Ver presupuesto' }))
  expect(screen.getByLabelText(/Precio/)).toHaveValue('1.500,00')
  const items = [{ quantity: 1000, unit_price_cents: 150_000 }]
  await waitFor(() => expect(sentTo('quickBudgetCreate')).toMatchObject([{ items }]))
})

test('a negative amount is told apart from a text that is no number', async () => {
  const { user, description } = await open()
  await user.type(description, 'Tornillo')
  const quantity = screen.getByLabelText(/Cantidad/)
  await user.clear(quantity)
  await user.type(quantity, '-3')
  await user.type(screen.getByLabelText(/Precio/), '-1')
  await user.click(screen.getByRole('button', { name: 'Ver presupuesto' }))
  await waitFor(() => expect(quantity).toHaveAccessibleDescription('Escribe una cantidad mayor que 0.'))
  expect(screen.getByLabelText(/Precio/)).toHaveAccessibleDescription('Escribe 0 o más.')
  expect(sentTo('quickBudgetCreate')).toEqual([])
})

test('a retry of the same quotation has the same key, other values have another', async () => {
  const { user, description } = await open()
  const keys = () => callsOf('quickBudgetCreate').map(({ key }) => key)
  const submit = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Ver presupuesto' }))
    await waitFor(() => expect(keys()).toHaveLength(times))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ver presupuesto' })).toBeEnabled())
  }
  await user.type(description, 'Taladro')
  await user.type(screen.getByLabelText(/Precio/), '4500')
  await submit(1)
  await submit(2)
  await user.type(description, ' percutor')
  await submit(3)
  const [first, second, third] = keys()
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what is wrong is told once, at its field; what is of no field is told above', async () => {
  const { user, description } = await open()
  const submit = () => user.click(screen.getByRole('button', { name: 'Ver presupuesto' }))
  await submit()
  await waitFor(() => expect(description).toHaveAccessibleDescription('Este campo es obligatorio.'))
  await waitFor(() => expect(description).toHaveFocus())
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(description, 'Tornillo')
  const price = screen.getByLabelText(/Precio/)
  await user.type(price, 'doce')
  await submit()
  expect(await screen.findAllByText('Escribe un número así: 1.234,50.')).toHaveLength(1)
  expect(price).toHaveAccessibleDescription('Escribe un número así: 1.234,50.')
  await user.clear(price)
  await user.type(price, '12')
  await submit()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(description).not.toHaveAccessibleDescription()
})

test('an order that the chatbot noted is gone on with, and a change of somebody else meanwhile is not overwritten', async () => {
  const person = await createPerson()
  const chat = await chatOf(person)
  const items = [
    { description: 'Caño PVC 110 mm', quantity: 3, unit_price_cents: 1_230_000, tax_rate: 10.5, unit: 'u' },
  ]
  await person.call('POST', `/quickbudget/{bot}/${chat}`, { items, notes: 'Retira el lunes' })
  const { me, token } = person
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  openRoutes([{ path: '/', element: <BudgetDialog chat={{ id: chat, user_name: 'Lucía' }} onClose={() => {}} /> }], '/')
  const user = userEvent.setup()
  expect(await screen.findByLabelText(/Descripción/)).toHaveValue('Caño PVC 110 mm')
  expect(screen.getByLabelText(/Cantidad/)).toHaveValue('3')
  expect(screen.getByLabelText(/Precio/)).toHaveValue('12.300,00')
  expect(screen.getByText(/Sigues con el borrador/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver presupuesto' }))
  await waitFor(() =>
    expect(sentTo('quickBudgetCreate')).toMatchObject([{ version: 1, items: [{ tax_rate: 10.5, unit: 'u' }] }]),
  )
  await user.click(await screen.findByRole('button', { name: 'Volver' }))
  await person.call('POST', `/quickbudget/{bot}/${chat}`, { items, notes: 'Lo pasa a buscar Ana' })
  await user.click(screen.getByRole('button', { name: 'Ver presupuesto' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await person.call('GET', `/budgets/{bot}`)).toMatchObject([{ notes: 'Lo pasa a buscar Ana', version: 3 }])
})
