import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, mailsTo } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/forms/products/import/ImportWizard.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

/** Runs the queued jobs, which nothing else does in these tests. */
const work = () => mailsTo('nadie@correo.example')

async function inventory() {
  const who = await createPerson()
  const form = await who.call('POST', '/forms/{bot}', { name: 'Catálogo', kind: 'product' })
  const idForm = (form as { id: number }).id
  const products = (): Promise<unknown> => who.call('GET', `/forms/products/inventory/{bot}/${idForm}`)
  await who.call('POST', `/forms/products/inventory/{bot}/${idForm}`, {
    name: 'Mate',
    sku: 'M-1',
    price_cents: 100_000,
  })
  openConsole(`/forms/products/inventory/${idForm}`, who)
  return { products }
}

async function openWizard(text: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Importar productos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar productos' }))
  await user.upload(await dialog.findByLabelText('Archivo'), new File([text], 'lista.csv'))
  return { user, dialog }
}

test('a price list is imported in three steps, and undone', async () => {
  const { products } = await inventory()
  const { user, dialog } = await openWizard(
    'Código;Detalle;Precio;Depósito\nM-1;;1.250,50;3\nT-1;Termo;caro;4\nT-2;Pava;caro;4\nB-1;Bombilla;900;5\n',
  )
  expect(await dialog.findByLabelText('Qué lleva Detalle')).toHaveValue('name')
  expect(dialog.getByLabelText('Qué lleva Depósito')).toHaveValue('')
  await user.click(dialog.getByRole('button', { name: 'Comprobar' }))
  await dialog.findByText('Comprobando el archivo…')
  await work()
  expect(await dialog.findByText(/1\.000,00 → .*1\.250,50/)).toBeVisible()
  expect(dialog.getByText('Fila 3: Precio: «caro» no es un importe. Corrígelo.')).toBeVisible()
  expect(dialog.queryByRole('list', { name: 'Motivos' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Importar 2 productos' }))
  await dialog.findByText('Importando…')
  await work()
  expect(await dialog.findByText(/Importación terminada: 2 productos importados/)).toBeVisible()
  expect(await products()).toMatchObject([{ name: 'Mate', price_cents: 125_050 }, { name: 'Bombilla' }])
  await user.click(dialog.getByRole('button', { name: 'Deshacer importación' }))
  const question = within(await screen.findByRole('dialog', { name: 'Deshacer importación' }))
  expect(question.getByText(/Quitaremos 1 producto creado y volverán los datos de 1 producto/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Deshacer importación' }))
  expect(await dialog.findByText('Importación deshecha.')).toBeVisible()
  expect(await products()).toMatchObject([{ name: 'Mate', price_cents: 100_000 }])
})

test('columns without a code or a name lead no further, and an import that goes on is found again', async () => {
  await inventory()
  const { user, dialog } = await openWizard('Detalle;Precio\nTermo;900\n')
  await user.selectOptions(await dialog.findByLabelText('Qué lleva Detalle'), 'No importar')
  expect(dialog.getByText('Elige qué columna lleva el código o el nombre.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Comprobar' })).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Qué lleva Detalle'), 'Nombre')
  await user.click(dialog.getByRole('button', { name: 'Comprobar' }))
  await dialog.findByText('Comprobando el archivo…')
  await work()
  await user.click(await dialog.findByRole('button', { name: 'Importar 1 producto' }))
  await dialog.findByText('Importando…')
  const [close] = dialog.getAllByRole('button', { name: 'Cerrar' }).slice(-1)
  await user.click(close as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Ver importación' }))
  const again = within(await screen.findByRole('dialog', { name: 'Importar productos' }))
  await again.findByText('Importando…')
  await work()
  expect(await again.findByText(/1 producto importado/)).toBeVisible()
})
