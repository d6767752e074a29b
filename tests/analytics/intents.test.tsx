import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/analytics/intents/index.tsx'
import { stubAnswer } from '../support/network-stubs.ts'
import { collectSavedFiles } from '../support/saved-files.ts'
import { intents } from './answers.ts'

afterEach(closeConsole)

const open = async () => {
  await stubAnswer('intentAnalyticsGet', 200, intents)
  openConsole('/analytics/intents?date_start=2026-10-22&date_end=2026-11-20', await createPerson())
  return within(await screen.findByRole('region', { name: 'Intenciones' }))
}
const days = 'day_from=2026-10-22&day_to=2026-11-20'

test('an intent leads to its examples, and its figures to their conversations', async () => {
  const table = await open()
  expect(table.getByRole('link', { name: 'Envíos' })).toHaveAttribute('href', '/advanced/examples?intent_id=4')
  const row = within(table.getByRole('row', { name: /^Envíos/ }))
  const href = (name: string) => row.getByRole('link', { name }).getAttribute('href')
  expect(href('90')).toBe(`/analytics/list?set=understood&${days}&intent_id=4`)
  expect(href('41 %')).toBe(`/analytics/list?set=understood&${days}&intent_id=4`)
  expect(href('58')).toBe(`/analytics/list?set=praised&${days}&intent_id=4`)
  expect(href('3')).toBe(`/analytics/list?set=blamed&${days}&intent_id=4`)
  expect(href('11')).toBe(`/analytics/list?set=misunderstood&${days}&intent_id=4`)
  expect(href('50 %')).toBe(`/analytics/list?set=dropped&${days}&intent_id=4`)
  expect(within(table.getByRole('row', { name: /^Retiro/ })).getAllByRole('link')).toHaveLength(1)
})

test('no way to conversations is offered to who may not open them', async () => {
  await open()
  screen.getByRole('link', { name: 'Ver los que no se terminaron' })
  screen.getByText('El nombre lleva a sus ejemplos; las cifras, a sus conversaciones.')
  closeConsole()
  openConsole('/analytics/intents', await createPerson({ bots: [{ roleId: 3 }] }))
  await screen.findByText('El nombre lleva a sus ejemplos.')
  expect(screen.queryByText('Ver los que no se terminaron')).not.toBeInTheDocument()
})

test('the table is searched and sorted, and downloaded as it is shown', async () => {
  const files = collectSavedFiles()
  const table = await open()
  const names = () => table.getAllByRole('rowheader').map((cell) => cell.textContent)
  expect(names()).toEqual(['Horarios de atención', 'Envíos', 'Retiro en sucursal'])
  await userEvent.click(table.getByRole('button', { name: 'Confianza media' }))
  await userEvent.click(table.getByRole('button', { name: 'Confianza media' }))
  expect(table.getByRole('columnheader', { name: 'Confianza media' })).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Envíos', 'Horarios de atención', 'Retiro en sucursal'])
  await userEvent.type(table.getByLabelText('Buscar'), 'envios')
  expect(names()).toEqual(['Envíos'])
  await userEvent.click(table.getByRole('button', { name: 'Exportar CSV' }))
  const text = await files[0]?.text()
  expect(text).toContain('Intención;Usos;Confianza media (%);Mal entendidas;Abandono posterior (%)')
  expect(text).toContain('Envíos;90;41;11;50;')
})

test('days on which the bot read nothing are not days without conversations', async () => {
  await stubAnswer('intentAnalyticsGet', 200, { ...intents, by_day: [] })
  openConsole('/analytics/intents', await createPerson())
  expect(await screen.findByText('El chatbot no leyó intenciones en estos días')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver conversaciones' })).toHaveAttribute('href', '/analytics')
  expect(screen.queryByText('No hubo conversaciones en estos días')).not.toBeInTheDocument()
})

test('pairs of intents are those of the last training, also when there are none', async () => {
  await stubAnswer('intentAnalyticsGet', 200, { ...intents, confused: [] })
  openConsole('/analytics/intents', await createPerson())
  const section = await screen.findByRole('region', { name: 'Intenciones que se confunden' })
  expect(section).toHaveTextContent('Según el último entrenamiento.')
  expect(section).toHaveTextContent('Ninguna se confundió en el último entrenamiento.')
})

test('says what to teach first and why, which intents are confused, and which nobody uses', async () => {
  await open()
  const region = (name: string) => within(screen.getByRole('region', { name }))
  const weak = region('Para mejorar').getByRole('listitem')
  expect(weak).toHaveTextContent('11 veces mal entendida · Confianza de 41 % · Tras responder, 50 % no escribe más')
  expect(within(weak).getByRole('link', { name: 'Envíos' })).toHaveAttribute('href', '/advanced/examples?intent_id=4')
  const pair = region('Intenciones que se confunden').getAllByRole('link')
  expect(pair.map((link) => link.getAttribute('href'))).toEqual([
    '/advanced/examples?intent_id=4',
    '/advanced/examples?intent_id=9',
  ])
  expect(region('Sin usos en 90 días').getByRole('listitem')).toHaveTextContent('Último uso: 02/07/2026')
  expect(
    region('Formulario «Catálogo de cocina»').getByRole('rowheader', { name: 'Marca', hidden: true }),
  ).toBeDefined()
})

test('entities and the steps of a form open the conversations that they count', async () => {
  await open()
  const region = (name: string) => within(screen.getByRole('region', { name }))
  const href = (name: string, link: string) =>
    region(name).getByRole('link', { name: link, hidden: true }).getAttribute('href')
  expect(href('Entidades reconocidas', 'producto')).toBe(`/analytics/list?set=with_entity&${days}&entity=producto`)
  const form = 'Formulario «Catálogo de cocina»'
  expect(href(form, 'Comenzados')).toBe(`/analytics/list?set=form_begun&${days}&form_id=3`)
  expect(href(form, 'Marca')).toBe(`/analytics/list?set=form_begun&${days}&form_id=3&form_step=marca`)
  expect(href(form, 'Terminados')).toBe(`/analytics/list?set=form_finished&${days}&form_id=3`)
  expect(href(form, 'Ver los que no se terminaron')).toBe(`/analytics/list?set=form_left&${days}&form_id=3`)
  expect(href('Mensajes entendidos por día', '20/11/2026')).toBe(
    '/analytics/list?set=read_by_bot&day_from=2026-11-20&day_to=2026-11-20',
  )
  const tile = screen.getByRole('button', { name: 'Qué es «Confianza media»' }).closest('li') as HTMLElement
  expect(within(tile).getByRole('link').getAttribute('href')).toBe(`/analytics/list?set=understood&${days}`)
})
