import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { QuickReply } from '../state/types.ts'
import { PromptDialog } from './PromptDialog.tsx'

afterEach(cleanup)

test('a value whose key is the name of something that every object has is asked like any other', async () => {
  const reply = { title: 'Obra', prompts: [{ key: 'constructor', label: 'Constructora', required: true }] }
  const ready: Record<string, string>[] = []
  render(
    <PromptDialog reply={reply as QuickReply} onClose={() => undefined} onReady={(values) => ready.push(values)} />,
  )
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: /Constructora/ })
  expect(field).toHaveValue('')
  await user.type(field, 'Norte')
  await user.click(screen.getByRole('button', { name: 'Insertar' }))
  expect(ready).toEqual([{ constructor: 'Norte' }])
})
