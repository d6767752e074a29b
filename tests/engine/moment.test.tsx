import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MomentField } from '../../src/console/engine/fields/MomentField.tsx'

function Here() {
  const [value, setValue] = useState('')
  return (
    <>
      <MomentField value={value} zone="America/Argentina/Buenos_Aires" onChange={setValue} />
      <output>{value}</output>
      <button type="button">Otro</button>
    </>
  )
}

const chosen = () => screen.getByRole('status').textContent

test('the hour defaults to nine, and without a day there is no value', async () => {
  render(<Here />)
  const [day, hour] = [screen.getByLabelText('Día simulado'), screen.getByLabelText('Hora')]
  await userEvent.type(day, '22/11/2026')
  await userEvent.click(hour)
  expect(chosen()).toBe('2026-11-22T09:00')
  await userEvent.clear(hour)
  await userEvent.type(hour, '3:05')
  await userEvent.click(screen.getByRole('button', { name: 'Otro' }))
  expect(chosen()).toBe('2026-11-22T03:05')
  fireEvent.focus(hour)
  fireEvent.change(hour, { target: { value: '25:70' } })
  fireEvent.blur(hour)
  expect(screen.getByText('Escribe la hora así: 09:00.')).toBeInTheDocument()
  expect(chosen()).toBe('2026-11-22T03:05')
  await userEvent.clear(day)
  await userEvent.click(screen.getByRole('button', { name: 'Otro' }))
  expect(chosen()).toBe('')
})
