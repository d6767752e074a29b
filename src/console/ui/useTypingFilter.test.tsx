import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

function Fields() {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  return (
    <>
      <TextField label="Nombre" kind="name" value={name} onChange={setName} />
      <TextArea label="Mensaje" limit={100} value={text} onChange={setText} />
    </>
  )
}

test('a name is kept as it is typed', async () => {
  render(<Fields />)
  const field = screen.getByLabelText<HTMLInputElement>('Nombre')
  await userEvent.type(field, `Pan & Café «Del Ángel» "24/7"`)
  expect(field.value).toBe(`Pan & Café «Del Ángel» "24/7"`)
  expect(screen.queryByRole('status')).toBeNull()
})

test('what a field does not take is told below it, until the field is entered again or emptied', async () => {
  render(<Fields />)
  const field = screen.getByLabelText<HTMLInputElement>('Nombre')
  await userEvent.type(field, 'Pan <')
  expect(field.value).toBe('Pan ')
  expect(screen.getByRole('status').textContent).toBe('No uses el signo <')
  expect(screen.getByRole('textbox', { description: 'No uses el signo <' })).toBe(field)
  await userEvent.type(field, 'y')
  expect(field.value).toBe('Pan y')
  expect(screen.getByRole('status').textContent).toBe('No uses el signo <')
  await userEvent.tab()
  await userEvent.click(field)
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.type(field, '>')
  expect(screen.getByRole('status').textContent).toBe('No uses el signo >')
  await userEvent.clear(field)
  expect(screen.queryByRole('status')).toBeNull()
})

test('pasting tells each character that was left out once', async () => {
  render(<Fields />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Mensaje')
  await userEvent.click(field)
  await userEvent.paste("It's <b>ok</b>")
  expect(field.value).toBe('Its bok/b')
  expect(screen.getByRole('status').textContent).toBe("No uses los signos ' < y >")
})
