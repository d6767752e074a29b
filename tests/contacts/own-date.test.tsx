import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import '../../src/console/engine/fields/DayField.tsx'
import { OwnField } from '../../src/console/features/contacts/OwnField.tsx'

const field: components['schemas']['ContactField'] = {
  ...{ id: 1, key: 'alta', label: 'Cliente desde', type: 'date', options: [], hint: '', required: false },
  ...{ visible_in_chat: true, visible_to: 'team', position: 1, used_count: 0, version: 1 },
  ...{ created_at: '2026-03-10T12:00:00Z', updated_at: '2026-03-10T12:00:00Z' },
}

test('a date is written as here, and one that does not exist stays with its error', async () => {
  const values: (string | boolean)[] = []
  function Holder() {
    const [value, setValue] = useState<string | boolean>('2024-02-29')
    const change = (next: string | boolean) => {
      values.push(next)
      setValue(next)
    }
    return <OwnField field={field} value={value} onChange={change} error={undefined} />
  }
  render(<Holder />)
  const user = userEvent.setup()
  const input = await screen.findByLabelText('Cliente desde')
  expect(input).toHaveValue('29/02/2024')
  await user.clear(input)
  await user.type(input, '31/02/2024')
  await user.tab()
  expect(await screen.findByText('Esa fecha no existe.')).toBeVisible()
  expect(input).toHaveValue('31/02/2024')
  await user.clear(input)
  await user.type(input, '28/02/2024')
  expect(screen.queryByText('Esa fecha no existe.')).toBeNull()
  expect(values.at(-1)).toBe('2024-02-28')
})
