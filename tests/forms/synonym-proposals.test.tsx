import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { sentTo } from '../support/network-stubs.ts'
import '../../src/console/features/forms/products/synonyms/SuggestionsCell.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('a proposal becomes a synonym by a click, besides those that are there', async () => {
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  const product = { name: 'Silla', synonyms: ['asiento'] }
  await who.call('POST', `/forms/products/inventory/{bot}/${form}`, product)
  openConsole(`/forms/products/synonyms/${form}`, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Agregar «sillas» a Silla' }))
  await waitFor(() => expect(sentTo('productSynonymUpdate')).toEqual([{ synonyms: ['asiento', 'sillas'] }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Agregar «sillas» a Silla' })).toBeNull())
  expect(await who.call('GET', `/forms/products/inventory/{bot}/${form}`)).toMatchObject([
    { synonyms: ['asiento', 'sillas'] },
  ])
})
