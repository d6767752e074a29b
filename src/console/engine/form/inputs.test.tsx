import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Input } from '../../../contract/screen.ts'
import { ApiError } from '../../api/errors.ts'
import { Form } from './Form.tsx'
import { CheckboxGroupInput, SelectInput } from './inputs.tsx'
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
