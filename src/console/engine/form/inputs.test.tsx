import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Input } from '../../../contract/screen.ts'
import { ApiError } from '../../api/errors.ts'
import { Form } from './Form.tsx'
import { CheckboxGroupInput, NumberInput, SelectInput } from './inputs.tsx'
import { useForm } from './useForm.ts'

const inputs: Input[] = [
  { source: 'labels', type: 'reference-list', label: 'Etiquetas', required: false },
  { source: 'area', type: 'reference', label: 'Área', required: false },
]
const labels = [
  { value: 1, label: 'Mayorista' },
  { value: 2, label: 'Minorista' },
]
const GONE = 'Elegiste una etiqueta que ya no existe. Quítala y vuelve a guardar.'

interface Values {
  labels: number[]
  area: number | null
}

/** A form with a record whose label 9 and area 7 have been deleted. The server rejects the label. */
function Editor({ onSent, known }: { onSent: (values: Values) => void; known: boolean }) {
  const form = useForm<Values, Values>({
    operation: { operation: 'responseUpdate', inputs },
    valuesOf: () => ({ labels: [1, 9], area: 7 }),
    send: async ({ labels, area }) => {
      if (labels.includes(9)) throw new ApiError(422, { message: GONE, code: 'invalid', fields: { labels: [GONE] } })
      onSent({ labels, area })
    },
  })
  return (
    <Form form={form}>
      <CheckboxGroupInput of={form} name="labels" options={known ? labels : undefined} />
      <SelectInput of={form} name="area" none="Ninguna" options={known ? [{ value: 3, label: 'Ventas' }] : undefined} />
      <button type="submit">Guardar</button>
    </Form>
  )
}

test('deleted options stay visible, show their error and can be removed', async () => {
  const sent: Values[] = []
  render(<Editor known onSent={(values) => sent.push(values)} />)
  const user = userEvent.setup()
  const dead = screen.getByRole('checkbox', { name: 'Ya no está (n.º 9)' })
  expect((dead as HTMLInputElement).checked).toBe(true)
  const area = screen.getByLabelText('Área') as HTMLSelectElement
  expect(area.selectedOptions[0]?.textContent).toBe('Ya no está (n.º 7)')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(GONE)).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Etiquetas', description: GONE })).toBeTruthy()
  expect(dead.getAttribute('aria-invalid')).toBe('true')
  await user.click(dead)
  expect(screen.queryByText(GONE)).toBeNull()
  await user.selectOptions(area, 'Ninguna')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(sent).toEqual([{ labels: [1], area: null }])
})

test('options are not reported as deleted before the available ones are known', () => {
  const { rerender } = render(<Editor known={false} onSent={() => {}} />)
  expect(screen.queryByText(/Ya no está/)).toBeNull()
  rerender(<Editor known onSent={() => {}} />)
  expect(screen.getAllByText(/Ya no está/)).toHaveLength(2)
})

test.each([
  ['1e9', '1e9', 'Escribe un número entero.'],
  ['1,5', '1,5', 'Escribe un número entero.'],
  ['', '', ''],
  ['1.000', 1000, ''],
])('a whole number holds %j as %j, never another number', async (pasted, held, fault) => {
  const values: unknown[] = []
  function Port() {
    const form = useForm<{ port: number }, { port: number }>({
      operation: {
        operation: 'mailboxUpdate',
        inputs: [{ source: 'port', type: 'integer', label: 'Puerto', required: false }],
      },
      valuesOf: () => ({ port: 993 }),
      send: async ({ port }) => void values.push(port),
    })
    return (
      <Form form={form}>
        <NumberInput of={form} name="port" />
        <button type="submit">Guardar</button>
      </Form>
    )
  }
  render(<Port />)
  const user = userEvent.setup()
  const port = screen.getByLabelText('Puerto')
  await user.clear(port)
  if (pasted) await user.paste(pasted)
  expect((port as HTMLInputElement).value).toBe(pasted)
  if (fault) screen.getByText(fault)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(values).toEqual([held])
})
