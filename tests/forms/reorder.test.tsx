import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

async function catalogue(names = ['Termo', 'Pava', 'Mate']) {
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  const add = async (name: string) =>
    (await who.call('POST', `/forms/products/inventory/{bot}/${form}`, { name })) as { id: number }
  const products: { id: number }[] = []
  for (const name of names) products.push(await add(name))
  const path = `/forms/products/reorder/{bot}/${form}`
  const stored = async () =>
    (await who.call('GET', path)) as { product_ids: number[]; pinned: number[]; version: number }
  openConsole(`/forms/products/reorder/${form}`, who)
  const list = within(await screen.findByRole('list', { name: 'Productos' }))
  return { who, path, products, stored, list, user: userEvent.setup() }
}

const namesIn = (list: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  list.getAllByRole('listitem').map((item) => /Termo|Pava|Mate/.exec(item.textContent ?? '')?.[0])
const save = () => screen.getByRole('button', { name: 'Guardar orden' })

test('products are put in order and pinned, and stay so', async () => {
  const { products, stored, list, user } = await catalogue()
  await user.click(list.getByRole('button', { name: 'Subir Mate' }))
  await user.click(list.getByRole('button', { name: 'Destacar Pava' }))
  expect(namesIn(list)).toEqual(['Termo', 'Mate', 'Pava'])
  await user.click(save())
  const [termo, pava, mate] = products.map(({ id }) => id)
  await waitFor(async () => expect(await stored()).toMatchObject({ product_ids: [termo, mate, pava], pinned: [pava] }))
})

test('an order stays as somebody made it while a colleague saves another one, and is saved once they have seen that', async () => {
  const { who, path, products, stored, list, user } = await catalogue()
  const [termo, pava, mate] = products.map(({ id }) => id)
  await user.click(list.getByRole('button', { name: 'Subir Mate' }))
  await who.call('PUT', path, { ...(await stored()), product_ids: [pava, mate, termo] })
  await user.click(save())
  expect(await screen.findByText(/Otra persona guardó cambios/)).toBeInTheDocument()
  expect(namesIn(list)).toEqual(['Termo', 'Mate', 'Pava'])
  expect((await stored()).product_ids).toEqual([pava, mate, termo])
  await user.click(save())
  await waitFor(async () => expect((await stored()).product_ids).toEqual([termo, mate, pava]))
  await waitFor(() => expect(screen.queryByText(/Otra persona guardó cambios/)).toBeNull())
})

test('a pinned product that a colleague deleted is left out, and the rest is saved', async () => {
  const { who, path, products, stored, list, user } = await catalogue()
  const [termo, pava, mate] = products.map(({ id }) => id)
  await user.click(list.getByRole('button', { name: 'Destacar Pava' }))
  await user.click(list.getByRole('button', { name: 'Destacar Mate' }))
  await who.call('DELETE', `${path.replace('reorder', 'inventory')}/${pava}`)
  await user.click(save())
  await waitFor(() => expect(namesIn(list)).toEqual(['Termo', 'Mate']))
  await user.click(save())
  await waitFor(async () => expect(await stored()).toMatchObject({ product_ids: [termo, mate], pinned: [mate] }))
})

test("a colleague's order can be taken instead", async () => {
  const { who, path, products, stored, list, user } = await catalogue()
  const [termo, pava, mate] = products.map(({ id }) => id)
  await user.click(list.getByRole('button', { name: 'Subir Mate' }))
  await who.call('PUT', path, { ...(await stored()), product_ids: [pava, mate, termo] })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Usar lo guardado' }))
  await waitFor(() => expect(namesIn(list)).toEqual(['Pava', 'Mate', 'Termo']))
})

test('in a long list a product is found by its name and moved to the place that is typed', async () => {
  const names = [...Array.from({ length: 12 }, (_, at) => `Taza ${at + 1}`), 'Pava', 'Mate café']
  const { products, stored, list, user } = await catalogue(names)
  const [pava, mate] = products.slice(-2).map(({ id }) => id)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en la lista' }), 'cafe')
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('1 resultado.')).toBeInTheDocument()
  await user.type(list.getByRole('textbox', { name: 'Lugar de Mate café' }), '2{Enter}')
  expect(await screen.findByText('Mate café: lugar 2 de 14.')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), '{Backspace}x')
  expect(screen.getByText('Nada se llama «cafx».')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Quitar búsqueda' }))
  list.getByRole('button', { name: 'Pava' }).focus()
  await user.keyboard('{Alt>}{Home}{/Alt}')
  expect(list.getByRole('textbox', { name: 'Lugar de Pava' })).toHaveValue('1')
  await user.click(save())
  await waitFor(async () => expect((await stored()).product_ids.slice(0, 3)).toEqual([pava, products[0]?.id, mate]))
})

test('a place that is none moves nothing', async () => {
  const { list, user } = await catalogue()
  await user.type(list.getByRole('textbox', { name: 'Lugar de Mate' }), '0{Enter}')
  expect(list.getByRole('textbox', { name: 'Lugar de Mate' })).toHaveValue('3')
  await user.type(list.getByRole('textbox', { name: 'Lugar de Termo' }), '99{Enter}')
  expect(namesIn(list)).toEqual(['Pava', 'Mate', 'Termo'])
  expect(screen.queryByRole('searchbox')).toBeNull()
})
