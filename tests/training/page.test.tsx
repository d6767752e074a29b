import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { toast } from '../../src/console/ui/toast.ts'
import '../../src/console/features/state/index.tsx'
import '../../src/console/features/training/report/index.tsx'
import '../../src/console/features/account/settings/index.tsx'
import { createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'

let console_: ReturnType<typeof openConsole>
let preferences: Partial<Schemas['Me']['preferences']> = {}

afterEach(() => {
  toast.clear()
  closeConsole()
  localStorage.removeItem('training')
  preferences = {}
  vi.unstubAllGlobals()
})

type Schemas = components['schemas']

/** Returns a training as the API does: a successful one, unless `given` says otherwise. */
const aTraining = (given: Partial<Schemas['Training']> = {}): Schemas['Training'] => ({
  ...{ id: 16, state: 'active', progress: 100, message: 'Disponible', error: null, estimated_seconds: null },
  ...{ started_at: '2025-03-01T10:00:00Z', finished_at: '2025-03-01T10:00:24Z' },
  started_by: { id: 7, name: 'Marina Sosa' },
  ...given,
})

const training = (state: Schemas['TrainingState'], progress: number, message: string) =>
  aTraining({ id: 17, state, progress, message, finished_at: null, estimated_seconds: 40 })
const running = training('train', 30, 'Entrenando un nuevo modelo para tu chatbot..')

const state: Schemas['BotState'] = {
  botState: 'on',
  special_state: 'chatbot_on',
  may_switch: true,
  training: aTraining(),
  model: { version: '16', number: 16, trained_at: '2025-03-01T10:00:24Z', examples: 860, intents: 42, accuracy: 0.91 },
  pending_changes: [{ resource: 'example', count: 3, since: '2025-03-10T14:05:00Z' }],
  channels: [
    {
      channel: 'webchat',
      status: 'connected',
      since: null,
      last_message_at: null,
      last_error: null,
      disconnection_reason: null,
    },
  ],
  queue: { waiting: 3, oldest_seconds: 240 },
  quotas: [{ metric: 'conversations', used: 4900, limit: 5000, resets_at: null, projected: 5200 }],
  last_incident: null,
}
const run: Schemas['TrainingRun'] = {
  ...{
    id: 15,
    number: 15,
    state: 'active',
    started_at: '2025-03-01T10:00:00Z',
    finished_at: '2025-03-01T10:00:24Z',
    started_by: null,
  },
  ...{ examples: 800, intents: 41, accuracy: 0.9, active: false, result: 'done', restorable: true, seconds: 24 },
}

const started = training('training', 0, 'Tu chatbot se encuentra entrenando, tomará unos minutos..')
const waits = aTraining({ state: 'pending', progress: 0, message: 'Pendiente' })
let marina: Person

/** Sets the training that the server returns from now on, also for refetches by the console. */
const standsAt = (now: Schemas['Training']) => stubAnswer('trainingGet', 200, now)

async function open(training: Schemas['Training'], permissions = {}, facts: Partial<Schemas['BotState']> = {}) {
  marina = await createPerson({ bots: [{ name: 'Ferretería El Quebracho', permissions }], preferences })
  await standsAt(training)
  await stubAnswer('botStateGet', 200, { ...state, ...facts })
  await stubAnswer('trainingRunList', 200, [run])
  console_ = openConsole('/state', marina)
}

async function emitTraining(payload: Schemas['Training']) {
  await standsAt(payload)
  await sendConsoleEvent({ name: 'training', bot_id: marina.bot, payload })
}

test('shows the model, pending changes, channels, the queue and the quotas of the plan', async () => {
  await open(waits)
  const model = within(await screen.findByRole('region', { name: 'Modelo en uso' }))
  expect(model.getByText('91 %')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Cambios sin entrenar' })).toHaveTextContent('Ejemplo')
  expect(screen.getByRole('region', { name: 'Cambios sin entrenar' })).toHaveTextContent('3 cambios')
  expect(screen.getByRole('region', { name: 'Esperan a una persona' })).toHaveTextContent('3 conversaciones')
  expect(screen.getByRole('region', { name: 'Consumo del plan' })).toHaveTextContent('Queda poco.')
  expect(screen.getByRole('region', { name: 'Canales' })).toHaveTextContent('Conectado')
  expect(await screen.findByText('Pendiente')).toBeInTheDocument()
})

test('of an untrained bot it is not said that it learnt everything', async () => {
  const untrained = aTraining({ id: null, state: 'pending', started_at: null, finished_at: null, started_by: null })
  await open(untrained, {}, { training: untrained, model: null, pending_changes: [] })
  const changes = await screen.findByRole('region', { name: 'Cambios sin entrenar' })
  expect(changes).toHaveTextContent('Todavía no aprendió nada: empieza el primer entrenamiento.')
})

const STRIP = 'Todavía no entrenaste el chatbot.'

test('an empty chatbot is not told to train, until it has something to learn', async () => {
  const fresh = aTraining({ id: null, state: 'pending', started_at: null, finished_at: null, started_by: null })
  marina = await createPerson()
  await standsAt({ ...fresh, pending_changes: 0 })
  console_ = openConsole('/advanced/intents', marina)
  await screen.findByRole('button', { name: 'Nueva' })
  await waitFor(() => expect(callsOf('trainingGet').length).toBeGreaterThan(0))
  expect(screen.queryByText(STRIP)).not.toBeInTheDocument()
  await standsAt({ ...fresh, pending_changes: 1 })
  await sendConsoleEvent({ name: 'content', bot_id: marina.bot, payload: { resource: 'intent' } })
  expect(await screen.findByText(STRIP)).toBeInTheDocument()
})

test('follows a running training live, and announces only new stages', async () => {
  await open(running)
  const bar = await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })
  expect(bar).toHaveAttribute('value', '30')
  expect(screen.getByText('Quedan unos 40 segundos')).toBeInTheDocument()
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  expect(spoken()).toBe('')
  await emitTraining(running)
  expect(spoken()).toBe('')
  await emitTraining(training('error_catcher', 58, 'Buscando posibles errores en el nuevo modelo..'))
  expect(spoken()).toBe('Buscando posibles errores en el nuevo modelo.. 58 %')
  expect(bar).toHaveAttribute('value', '58')
  const steps = within(screen.getByRole('list', { name: 'Etapas del entrenamiento' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => /Hecho|En curso|Por hacer/.exec(textContent ?? '')?.[0])).toEqual([
    ...['Hecho', 'Hecho', 'Hecho', 'En curso'],
    ...['Por hacer', 'Por hacer', 'Por hacer', 'Por hacer'],
  ])
  await emitTraining(aTraining())
  expect(spoken()).toBe('El chatbot terminó de entrenar.')
  expect(screen.queryByRole('progressbar', { name: 'Avance del entrenamiento' })).not.toBeInTheDocument()
})

test('handles an event that arrives before the page subscribes', async () => {
  await open(waits)
  await emitTraining(running)
  expect(await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })).toHaveAttribute('value', '30')
})

test('starts one training however often the button is pressed', async () => {
  await open(waits)
  await stubAnswer('trainingStart', 202, started)
  const button = await screen.findByRole('button', { name: 'Entrenar' })
  await userEvent.tripleClick(button)
  expect(await screen.findByText('Tu chatbot se encuentra entrenando, tomará unos minutos..')).toBeInTheDocument()
  expect(await screen.findByText('Entrenamiento iniciado correctamente.')).toBeInTheDocument()
  expect(callsOf('trainingStart')).toHaveLength(1)
})

test('tells whoever started the training, and nobody else, that its end will be reported', async () => {
  const REPORTED = 'Puedes seguir en otra sección: te avisaremos cuando termine.'
  await open(running)
  expect(await screen.findByText('Mientras tanto contesta el modelo anterior.')).toBeInTheDocument()
  expect(screen.queryByText(REPORTED)).toBeNull()
  await emitTraining(waits)
  await stubAnswer('trainingStart', 202, started)
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  expect(await screen.findByText(REPORTED)).toBeInTheDocument()
})

test('ignores a response that arrives after a later stage', async () => {
  await open(waits)
  await stubAnswer('trainingStart', 202, started)
  const answer = holdCalls('trainingStart')
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  await emitTraining(running)
  answer()
  expect(await screen.findByText('Entrenamiento iniciado correctamente.')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Avance del entrenamiento' })).toHaveAttribute('value', '30')
})

test('shows the training that another user started first', async () => {
  await open(waits)
  await stubAnswer('trainingStart', 409, {
    message: 'Ya hay un entrenamiento en curso. Espera a que termine o cancélalo.',
    code: 'training',
  })
  const answer = holdCalls('trainingStart')
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  await standsAt(running)
  answer()
  expect(
    await screen.findByText('Ya hay un entrenamiento en curso. Espera a que termine o cancélalo.'),
  ).toBeInTheDocument()
  expect(await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })).toHaveAttribute('value', '30')
})

test('asks before cancelling', async () => {
  await open(running)
  await stubAnswer('trainingCancel', 200, waits)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar entrenamiento' }))
  const question = screen.getByRole('dialog', { name: 'Cancelar entrenamiento' })
  await userEvent.click(within(question).getByRole('button', { name: 'Seguir entrenando' }))
  expect(callsOf('trainingCancel')).toEqual([])
  await standsAt(waits)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar entrenamiento' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar entrenamiento' }))
  expect(await screen.findByText('Entrenamiento cancelado correctamente.')).toBeInTheDocument()
  expect(await screen.findByText('Pendiente')).toBeInTheDocument()
})

test('shows the error of a failed stage and what to do', async () => {
  const error = {
    stage: 'sync_error' as const,
    message: 'Faltan ejemplos.',
    help: 'Escribir ejemplos y volver a entrenar.',
  }
  await open(aTraining({ state: 'sync_error', progress: 1, message: 'Error al sincronizar los cambios', error }))
  expect(await screen.findByText('Faltan ejemplos.')).toBeInTheDocument()
  expect(screen.getByText('Escribir ejemplos y volver a entrenar.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Entrenar' })).toBeInTheDocument()
})

test('shows the progress without buttons to a member who may not train', async () => {
  await open(running, { advanced_configuration: false, responses: false })
  expect(await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancelar entrenamiento' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Entrenamiento 15')).toBeInTheDocument())
  expect(screen.queryByRole('button', { name: /Volver al modelo/ })).not.toBeInTheDocument()
})

/** Starts a training at /state and leaves the page. */
async function startAndLeave() {
  await open(waits)
  await stubAnswer('trainingStart', 202, running)
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  await screen.findByText('Entrenamiento iniciado correctamente.')
  toast.clear()
  console_.go('/settings/user')
  await screen.findByRole('heading', { level: 1, name: 'Editar Usuario' })
}

test('notifies the member who started the training once about its end, with a link to the report', async () => {
  await startAndLeave()
  await emitTraining(training('error_catcher', 58, 'Buscando posibles errores en el nuevo modelo..'))
  expect(screen.queryByText('El chatbot terminó de entrenar.')).not.toBeInTheDocument()
  await emitTraining(aTraining({ id: 17 }))
  expect(await screen.findByText('El chatbot terminó de entrenar.')).toBeInTheDocument()
  expect(localStorage.getItem('training')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver informe' }))
  expect(console_.path()).toBe('/state/report/17')
})

test('notifies about a failure with its reason', async () => {
  await startAndLeave()
  const message = 'No publicamos el modelo nuevo porque no superó una prueba: Casos de prueba.'
  const error = { stage: 'error_catcher_error' as const, message, help: 'Corregir y volver a entrenar.' }
  await emitTraining(aTraining({ id: 17, state: 'error_catcher_error', progress: 58, error }))
  expect(await screen.findByText(message, { selector: '.toast p' })).toBeInTheDocument()
})

test('also shows a desktop notification if it is enabled', async () => {
  const shown: string[] = []
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted'
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`)
      }
    },
  )
  preferences = { desktop_notifications: true, only_when_hidden: false }
  await startAndLeave()
  await emitTraining(aTraining({ id: 17 }))
  await waitFor(() => expect(shown).toEqual(['Ferretería El Quebracho: El chatbot terminó de entrenar.']))
})

test('does not notify on the page itself, nor members who started no training', async () => {
  await open(waits)
  await stubAnswer('trainingStart', 202, running)
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  await screen.findByText('Entrenamiento iniciado correctamente.')
  await emitTraining(aTraining({ id: 17 }))
  await waitFor(() => expect(localStorage.getItem('training')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Ver informe' })).not.toBeInTheDocument()
  console_.go('/settings/user')
  await screen.findByRole('heading', { level: 1, name: 'Editar Usuario' })
  await emitTraining(running)
  await emitTraining(aTraining({ id: 17 }))
  expect(screen.queryByRole('button', { name: 'Ver informe' })).not.toBeInTheDocument()
})

test('does not notify another user who signs in with the same browser', async () => {
  localStorage.setItem('training', JSON.stringify({ bot: 3, id: 17, user: 99 }))
  await open(aTraining({ id: 17 }))
  await screen.findByRole('region', { name: 'Modelo en uso' })
  expect(localStorage.getItem('training')).not.toBeNull()
})
