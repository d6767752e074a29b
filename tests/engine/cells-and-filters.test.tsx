import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addIntent, createPerson } from '../support/backend.ts'
import { holdCalls } from '../support/network-stubs.ts'
import { intentsTable, openScreen } from './section.tsx'

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('a reference cell shows the name of its record, or that the record no longer exists', async () => {
  const marina = await createPerson()
  const { category_id } = await addIntent(marina, 'Envíos')
  const column = (source: string, resource: string) =>
    ({ source, label: source, type: 'reference', sortable: false, reference: { resource } }) as const
  openScreen(
    marina,
    intentsTable({ columns: [column('id', 'advanced/intents'), column('category_id', 'responses/secondary')] }),
  )
  await screen.findByText(`Ya no está (n.º ${category_id})`)
  await waitFor(() => expect(rows()).toEqual(['Envíos']))
})

test('a reference cell does not look empty while the name of its record is loading', async () => {
  const marina = await createPerson()
  const { category_id } = await addIntent(marina, 'Envíos')
  const release = holdCalls('secondaryResponseList')
  openScreen(
    marina,
    intentsTable({
      columns: [
        { source: 'description', label: 'Nombre', type: 'text', sortable: false },
        {
          source: 'category_id',
          label: 'Sigue',
          type: 'reference',
          sortable: false,
          reference: { resource: 'responses/secondary' },
        },
      ],
    }),
  )
  const row = await screen.findByRole('row', { name: /Envíos/ })
  expect(row).not.toHaveTextContent('—')
  release()
  await within(row).findByText(`Ya no está (n.º ${category_id})`)
})

test('incomplete input in a filter stays typed and is not sent with another filter', async () => {
  const filter = { key: 'description', source: 'description', label: 'Intención', type: 'text', always: true } as const
  const day = { key: 'day', source: 'day', label: 'Día', type: 'date', always: true } as const
  const marina = await createPerson()
  for (const name of ['Envíos', 'Pagos']) await addIntent(marina, name)
  const { user, router } = openScreen(marina, intentsTable({ filters: [filter, day] }))
  await screen.findByText('Mostrando 1 a 2 de 2')
  const box = await screen.findByRole('textbox', { name: 'Día' })
  await user.type(box, '9/3')
  await user.type(screen.getByLabelText('Intención'), 'envi')
  await waitFor(() => expect(rows()).toEqual(['Envíos']))
  expect(box).toHaveValue('9/3')
  expect(decodeURIComponent(router.at().search)).not.toContain('9/3')
})

test('a range that ends before it begins is refused at its field, and sent once it does not', async () => {
  const end = (name: 'from' | 'to', label: string) =>
    ({ key: `day_${name}`, source: 'day', label, type: 'date', always: true }) as const
  const marina = await createPerson()
  await addIntent(marina, 'Envíos')
  const { user, router } = openScreen(
    marina,
    intentsTable({ filters: [end('from', 'Día desde'), end('to', 'Día hasta')] }),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Día desde' }), '09/03/2026')
  const to = screen.getByRole('textbox', { name: 'Día hasta' })
  await user.type(to, '08/03/2026')
  expect(await screen.findByText('Es anterior a «desde». Elige otra.')).toBeInTheDocument()
  expect(decodeURIComponent(router.at().search)).not.toContain('day_to')
  await user.clear(to)
  await user.type(to, '10/03/2026')
  await waitFor(() => expect(decodeURIComponent(router.at().search)).toContain('"day_to":"2026-03-10"'))
  expect(screen.queryByText('Es anterior a «desde». Elige otra.')).toBeNull()
})
