import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu, type MenuEntry } from './Menu.tsx'

const entry = (label: string, group?: string): MenuEntry => ({ label, onSelect() {}, ...(group && { group }) })

afterEach(() => void vi.restoreAllMocks())

async function open(entries: MenuEntry[]) {
  render(<Menu label="Acciones" button="…" entries={entries} />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Acciones' }).focus()
  await user.keyboard('{ArrowDown}')
  return user
}
const item = (name: string) => screen.getByRole('menuitem', { name })

test('entries are under the heading of their group, and the arrows pass from one group to the next', async () => {
  const user = await open([entry('Asignar', 'Conversación'), entry('Bloquear', 'Contacto')])
  expect(within(screen.getByRole('group', { name: 'Contacto' })).getAllByRole('menuitem')).toHaveLength(1)
  expect(item('Asignar')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item('Bloquear')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item('Asignar')).toHaveFocus()
})

test('letters typed in a row find an entry', async () => {
  const user = await open(['Posponer', 'Pasar a un área', 'Fijar', 'Pasar a una persona'].map((one) => entry(one)))
  await user.keyboard('pas')
  expect(item('Pasar a un área')).toHaveFocus()
})

test('one letter again goes on to the next entry that begins with it, and around', async () => {
  const user = await open(['Posponer', 'Fijar', 'Pasar'].map((one) => entry(one)))
  await user.keyboard('p')
  expect(item('Pasar')).toHaveFocus()
  await user.keyboard('p')
  expect(item('Posponer')).toHaveFocus()
})

test('a list that scrolls ends within an entry, so that it is seen that more follow', async () => {
  const layout = {
    scrollHeight: () => 400,
    clientHeight: () => 200,
    offsetHeight: () => 40,
    offsetTop: (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element) * 40,
  }
  for (const [name, read] of Object.entries(layout))
    vi.spyOn(HTMLElement.prototype, name as 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return read(this)
    })
  await open(Array.from({ length: 10 }, (_, at) => entry(`Opción ${at}`)))
  expect(screen.getByRole('menu').style.maxHeight).toBe('180px')
})
