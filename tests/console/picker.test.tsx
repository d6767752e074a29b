import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Picker } from '../../src/console/ui/Picker.tsx'

const options = [
  { value: 1, label: 'Envíos' },
  { value: 2, label: 'Horarios' },
]

function open() {
  const chosen = vi.fn()
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault())
  const { container } = render(
    <form>
      <Picker label="Intención" options={options} value={1} onChange={chosen} />
      <button type="submit">Guardar</button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', sent)
  const box = screen.getByRole('combobox', { name: 'Intención' })
  return { chosen, sent, write: (text: string) => userEvent.type(box, text, { initialSelectionStart: 0 }) }
}

test('a complete name is chosen when the field loses focus', async () => {
  const { chosen, write } = open()
  await write('{Control>}a{/Control}horarios')
  await userEvent.tab()
  expect(chosen).toHaveBeenLastCalledWith(2)
})

test('text that matches nothing selects nothing and does not submit the form', async () => {
  const { chosen, sent, write } = open()
  await write('zzz{Enter}')
  expect(screen.getByText('No encontramos nada con ese nombre.')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(chosen).not.toHaveBeenCalled()
})

test('Enter submits the form when nothing is being typed', async () => {
  const { sent } = open()
  screen.getByRole('combobox', { name: 'Intención' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalled()
})

test('a new name stays when the field loses focus, with a button that creates it', async () => {
  const [chosen, created] = [vi.fn(), vi.fn()]
  render(<Picker label="Intención" options={options} value={1} onChange={chosen} onCreate={created} />)
  const box = screen.getByRole('combobox', { name: 'Intención' })
  await userEvent.type(box, '{Control>}a{/Control}Estacionamiento', { initialSelectionStart: 0 })
  await userEvent.tab()
  expect(box).toHaveValue('Estacionamiento')
  expect(screen.queryByRole('option')).toBeNull()
  expect(chosen).toHaveBeenLastCalledWith(undefined)
  expect(created).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Crear «Estacionamiento»' }))
  expect(created).toHaveBeenCalledWith('Estacionamiento')
  expect(screen.queryByText(/Todavía no existe/)).toBeNull()
})
