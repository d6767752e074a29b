import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, expectTypeOf, test } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import { applyOverride, type Overrides, overrideOf } from '../../src/console/engine/override.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { sentTo } from '../support/network-stubs.ts'
import { openScreen } from './section.tsx'

let marina: Person
let intent: { id: number; category_id: number }

beforeEach(async () => {
  marina = await createPerson()
  intent = await addIntent(marina, 'Pagos')
})

const open = (override: Overrides['/advanced/intents']) =>
  openScreen(marina, intents, { using: { '/advanced/intents': override } as Overrides })

test('overrides labels, title and help', async () => {
  open({ title: 'Otro título', help: 'Otra ayuda', labels: { description: 'Temas', intent_name: 'Tema' } })
  await screen.findByRole('heading', { name: 'Otro título' })
  expect(await screen.findByRole('columnheader', { name: 'Temas' })).toBeInTheDocument()
  screen.getByLabelText('Temas')
})

test('overrides a column and an input with custom components', async () => {
  const { user } = open({
    columns: { description: ({ value, record }) => <b>{`${value} / ${record.category_id}`}</b> },
    inputs: {
      intent_name: ({ id, onChange }) => (
        <button type="button" id={id} onClick={() => onChange('Elegida')}>
          Elegir
        </button>
      ),
    },
  })
  await screen.findByText(`Pagos / ${intent.category_id}`)
  await user.click(screen.getByRole('button', { name: 'Nueva' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByText('Elegir'))
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('intentCreate')).toEqual([{ intent_name: 'Elegida' }]))
})

test('a form about a row describes the row it applies to', async () => {
  for (const channel of ['webchat', 'whatsapp'])
    await marina.call('POST', '/responses/{bot}', {
      ...{ intent_id: intent.id, title: `Pagos por ${channel}`, questions: [], channels: [channel] },
      messages: [{ kind: 'text', text: 'Con tarjeta o en efectivo.' }],
    })
  for (const text of ['quiero pagar', '¿aceptan tarjeta?', '¿toman débito?', 'pago con transferencia'])
    await marina.call('POST', '/examples/{bot}', { intent_id: intent.id, text })
  const { user } = open({})
  await user.click(await screen.findByRole('button', { name: 'Unir con otra Pagos' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unir intenciones' })
  await within(dialog).findByText('«Pagos» pasa a la otra con sus ejemplos (4) y sus respuestas (2), y se elimina.')
})

test('overrides the sections of one form', async () => {
  const { user } = open({
    sections: {
      intentCreate: (sections) => sections.map((one) => ({ ...one, title: 'Lo básico', help: 'Un nombre corto.' })),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Nueva' }))
  const section = await screen.findByRole('region', { name: 'Lo básico' })
  expect(section).toHaveTextContent('Un nombre corto.')
})

test('changes, removes and adds actions of rows and of the page', async () => {
  const { user } = open({
    actions: { intentDelete: { label: 'Borrar' } },
    rowActions: ({ row }) => <button type="button">Ver {String(row.description)}</button>,
    pageActions: () => <button type="button">Importar</button>,
  })
  await user.click(await screen.findByRole('button', { name: 'Borrar Pagos' }))
  screen.getByRole('button', { name: 'Ver Pagos' })
  screen.getByRole('button', { name: 'Importar' })
  const without = applyOverride(intents, { actions: { intentDelete: false } })
  expect(without.body).toMatchObject({ rowActions: [{ operation: 'intentMerge' }] })
  expect(intents.body).toMatchObject({ rowActions: [{ operation: 'intentMerge' }, { operation: 'intentDelete' }] })
})

test('overrides an API call', async () => {
  const { user } = open({
    calls: {
      intentCreate: (given, next) => next({ ...given, values: { intent_name: `${given.values?.intent_name}!` } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Nueva' }))
  await user.type(await screen.findByRole('textbox', { name: /Nombre de la intención/ }), 'Pagar')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('intentCreate')).toEqual([{ intent_name: 'Pagar!' }]))
})

test('overrides a whole screen', async () => {
  open({ screen: ({ screen: given }) => <p>A mano: {given.title}</p> })
  await screen.findByText('A mano: Entrenamiento Avanzado')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a screen without an override stays as generated', () => {
  expect(overrideOf('/advanced/intents', {})).toBeUndefined()
})

test('names that the contract does not have do not compile', () => {
  type Intents = NonNullable<Overrides['/advanced/intents']>
  expectTypeOf<keyof Overrides>().not.toEqualTypeOf<string>()
  // @ts-expect-error no such route
  const route: Overrides = { '/advanced/intentos': {} }
  // @ts-expect-error no such column
  const column: Intents = { columns: { descripcion: () => null } }
  // @ts-expect-error no such field
  const label: Intents = { labels: { name: 'Nombre' } }
  // @ts-expect-error no such operation on this screen
  const call: Intents = { calls: { teamList: async () => undefined } }
  // @ts-expect-error no such action
  const action: Intents = { actions: { intentCreate: false } }
  expect([route, column, label, call, action]).toHaveLength(5)
})
