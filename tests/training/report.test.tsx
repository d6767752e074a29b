import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { toast } from '../../src/console/ui/toast.ts'
import '../../src/console/features/training/report/index.tsx'
import { addIntent, createPerson, deleteIntent, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'

type Report = components['schemas']['TrainingReport']

afterEach(() => {
  toast.clear()
  closeConsole()
})

let marina: Person
let shipping: number
let hours: number
let firstExample: number
let secondExample: number

/**
 * Opens the report of a training that confused two examples; returns the predicted intent.
 * @param reader permissions that a colleague lacks, who opens it instead of its owner
 */
async function open(prepare?: () => Promise<void>, reader?: Record<string, boolean>) {
  marina = await createPerson()
  await prepare?.()
  const add = async (path: string, body: object) => (await marina.call('POST', path, body)).id as number
  shipping = (await addIntent(marina, 'Envíos')).id
  const horarios = await addIntent(marina, 'Horarios')
  hours = horarios.id
  const example = (text: string) => add('/examples/{bot}', { intent_id: shipping, text })
  ;[firstExample, secondExample] = [await example('¿Cuándo llega?'), await example('¿A qué hora llega?')]
  const report: Report = {
    ...{ id: 15, number: 15, at: '2025-03-01T10:00:20Z', examples: 80, intents: 4 },
    ...{ accuracy: 0.9, macro_f1: 0.88, threshold: 0.4 },
    confused: [
      {
        intent: { id: shipping, name: 'Envíos' },
        predicted: { id: hours, name: 'Horarios' },
        count: 2,
        examples: [
          { id: firstExample, text: '¿Cuándo llega?', confidence: 0.7 },
          { id: secondExample, text: '¿A qué hora llega?', confidence: 0.6 },
        ],
      },
    ],
    weak: [{ intent: { id: 3, name: 'Garantía' }, examples: 2, recall: 0.5, reasons: ['few_examples'] }],
    broken_buttons: [{ response: { type: 'response', id: 12, name: 'Envíos' }, button: 'Ver zonas' }],
    ...{ conflicts: [], unused_entities: [], unused_examples: 0, unanswered: [], untaught: [], checks: [] },
  }
  await stubAnswer('trainingReportGet', 200, report)
  const who = reader ? await createPerson({ bots: [{ id: marina.bot, roleId: 3, permissions: reader }] }) : marina
  openConsole('/state/report/15', who)
  return horarios
}

/** Stores a customer's message that the bot did not understand; returns its id. */
async function missedMessage(bot: number, body: string): Promise<number> {
  const at = new Date().toISOString()
  const contact = await insert('contact', { bot_id: bot, name: 'Ana Núñez' })
  const chat = await insert('chat', {
    ...{ bot_id: bot, contact_id: contact.id, channel: 'webchat', sender_id: 'visita-1', user_name: 'Ana Núñez' },
  })
  const { id } = await insert('message', { bot_id: bot, chat_id: chat.id, author: 'user', body, at })
  await insert('message_fact', { message_id: id, bot_id: bot, chat_id: chat.id, at, rule: 'fallback', ranking: '[]' })
  return id
}

/** Returns the intent of an example. */
const intentOf = async (id: number) => (await marina.call('GET', `/examples/{bot}/${id}`)).intent_id

const first = /^Mover ejemplo «¿Cuándo llega\?» a Horarios/
const asked = () => screen.findByRole('dialog', { name: '¿Mover el ejemplo a «Horarios»?' })

test('a confused example links to adding similar ones, and can be moved after confirmation and moved back', async () => {
  await open()
  const more = await screen.findByRole('link', { name: 'Agregar a Envíos ejemplos como «¿Cuándo llega?»' })
  expect(more).toHaveAttribute('href', `/advanced/examples?intent_id=${shipping}`)
  const move = screen.getByRole('button', { name: first })
  expect(more.compareDocumentPosition(move)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await userEvent.click(move)
  const dialog = within(await asked())
  expect(dialog.getByText(/«¿Cuándo llega\?» dejará de enseñar «Envíos»/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  expect(sentTo('exampleMove')).toEqual([])

  await userEvent.click(move)
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Mover ejemplo' }))
  const back = await screen.findByRole('button', { name: 'Deshacer: devolver «¿Cuándo llega?» a Envíos' })
  expect(await intentOf(firstExample)).toBe(hours)
  await userEvent.click(back)
  expect(await screen.findByRole('button', { name: first })).toBeVisible()
  expect(await intentOf(firstExample)).toBe(shipping)
  expect(sentTo('exampleMove')).toEqual([
    { ids: [firstExample], intent_id: hours },
    { ids: [firstExample], intent_id: shipping },
  ])
})

test('moving all examples of a pair asks first, with their number and their texts', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mover los 2 a Horarios' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Mover 2 ejemplos a «Horarios»?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '«¿Cuándo llega?»',
    '«¿A qué hora llega?»',
  ])
  expect(sentTo('exampleMove')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Mover ejemplos' }))
  expect(await screen.findAllByText('Movido a Horarios')).toHaveLength(2)
  expect(sentTo('exampleMove')).toEqual([{ ids: [firstExample, secondExample], intent_id: hours }])
})

test('messages that were not understood lead; teaching one with a press can be undone in its place', async () => {
  let message = 0
  await open(async () => {
    message = await missedMessage(marina.bot, '¿Llegan a Ushuaia?')
  })
  const effects = within(await screen.findByRole('region', { name: 'Lo que más mejoraría' }))
  const texts = effects.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  const lead = texts.findIndex((text) => /^1 mensaje sin entender.*¿Llegan a Ushuaia\?/.test(text))
  const pair = texts.findIndex((text) => text.includes('«Envíos» se confunde con «Horarios»'))
  expect(lead).toBeGreaterThanOrEqual(0)
  expect(lead).toBeLessThan(pair)
  // The examples that are taken for another intent can be read without a press.
  expect(texts[pair]).toContain('«¿Cuándo llega?» · «¿A qué hora llega?»')
  await effects.findByRole('option', { name: 'Envíos' })
  await userEvent.selectOptions(effects.getByLabelText('Qué quiso decir el cliente'), 'Envíos')
  await userEvent.click(effects.getByRole('button', { name: 'Agregar' }))
  await effects.findByText('1 ejemplo agregado.')
  expect(sentTo('misunderstoodResolve')).toEqual([{ message_ids: [message], action: 'example', intent_id: shipping }])
  expect(effects.queryByLabelText('Qué quiso decir el cliente')).toBeNull()
  await userEvent.click(effects.getByRole('button', { name: 'Deshacer' }))
  expect(await effects.findByLabelText('Qué quiso decir el cliente')).toBeVisible()
})

test('a message about nothing that the business does is ignored with a press, which can be undone', async () => {
  let message = 0
  await open(async () => {
    message = await missedMessage(marina.bot, '¿Venden piletas de lona?')
  })
  const effects = within(await screen.findByRole('region', { name: 'Lo que más mejoraría' }))
  await userEvent.click(await effects.findByRole('button', { name: 'Ignorar «¿Venden piletas de lona?»' }))
  await effects.findByText('1 mensaje ignorado.')
  expect(sentTo('misunderstoodResolve')).toEqual([{ message_ids: [message], action: 'ignored' }])
  await userEvent.click(effects.getByRole('button', { name: 'Deshacer' }))
  expect(await effects.findByRole('button', { name: 'Ignorar «¿Venden piletas de lona?»' })).toBeVisible()
})

test('what has no findings is listed as in order', async () => {
  await open()
  const list = within(await screen.findByRole('region', { name: 'En orden' }))
  expect(list.getByText('No hay frases casi iguales en intenciones distintas.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Ejemplos en conflicto' })).toBeNull()
})

test('an example that cannot be moved stays, and the error is shown', async () => {
  const horarios = await open()
  await deleteIntent(marina, horarios)
  await userEvent.click(await screen.findByRole('button', { name: first }))
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Mover ejemplo' }))
  expect(await screen.findByText('Esa intención ya no existe. Elige otra.')).toBeVisible()
  expect(screen.getByRole('button', { name: first })).toBeEnabled()
})

test('a weak intent links to the page where examples are added', async () => {
  await open()
  const add = await screen.findByRole('link', { name: 'Agregar ejemplos a Garantía' })
  expect(add).toHaveAttribute('href', expect.stringMatching(/^\/advanced\/examples\?.*3/))
  expect(within(add).getByText('Agregar ejemplos')).toBeVisible()
})

test('a broken button links to the editor of its response', async () => {
  await open()
  const edit = await screen.findByRole('link', { name: 'Editar el botón Ver zonas de Envíos' })
  expect(edit).toHaveAttribute('href', '/responses?editar=12')
})

test('who may not change examples reads the report without buttons for it', async () => {
  await open(undefined, { advanced_configuration: false })
  expect(await screen.findByRole('link', { name: 'Editar el botón Ver zonas de Envíos' })).toBeVisible()
  const confused = within(screen.getByRole('region', { name: 'Intenciones que se confunden' }))
  expect(confused.getByText('¿Cuándo llega?')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Agregar/ })).toBeNull()
})

test('and who may not write responses, without links to them', async () => {
  await open(undefined, { responses: false })
  expect(await screen.findByRole('link', { name: 'Agregar ejemplos a Garantía' })).toBeVisible()
  expect(screen.getByRole('button', { name: first })).toBeEnabled()
  expect(screen.queryByRole('link', { name: /^Editar el botón/ })).toBeNull()
})
