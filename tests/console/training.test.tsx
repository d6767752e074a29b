import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { toast } from '../../src/console/ui/toast.ts'
import '../../src/console/pages/state/index.tsx'
import '../../src/console/pages/training-report/index.tsx'
import '../../src/console/pages/user-settings/index.tsx'
import { aBot, answerSession, api, aTraining, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { sayEvent } from '../support/sockets.ts'

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

/** The server's training: what it answers whenever it is asked, also by the console's own asking again. */
let now: Schemas['Training']

function open(training: Schemas['Training'], permissions = {}) {
  now = training
  const bot = aBot()
  const user = aUser({ bots: [{ ...bot, permissions: { ...bot.permissions, ...permissions } }] })
  answerSession({ ...user, preferences: { ...user.preferences, ...preferences } })
  api.use(
    http.get('*/api/training/:bot', () => HttpResponse.json(now)),
    http.get('*/api/bots/state/:bot', () => HttpResponse.json(state)),
    http.get('*/api/training/runs/:bot', () => HttpResponse.json([run])),
  )
  console_ = openConsole('/state', { token: 't1' })
}

function tell(payload: Schemas['Training']) {
  now = payload
  return sayEvent({ name: 'training', bot_id: 3, payload })
}

test('the whole state is there: model, what waits, channels, the queue, the plan', async () => {
  open(aTraining({ state: 'pending', progress: 0, message: 'Pendiente' }))
  const model = within(await screen.findByRole('region', { name: 'Modelo en uso' }))
  expect(model.getByText('91 %')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Cambios sin entrenar' })).toHaveTextContent('Ejemplo')
  expect(screen.getByRole('region', { name: 'Cambios sin entrenar' })).toHaveTextContent('3 cambios')
  expect(screen.getByRole('region', { name: 'Esperan a una persona' })).toHaveTextContent('3 conversaciones')
  expect(screen.getByRole('region', { name: 'Consumo del plan' })).toHaveTextContent('Queda poco.')
  expect(screen.getByRole('region', { name: 'Canales' })).toHaveTextContent('Conectado')
  expect(await screen.findByText('Pendiente')).toBeInTheDocument()
})

test('a training that runs is followed live; only a new stage is spoken', async () => {
  open(running)
  const bar = await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })
  expect(bar).toHaveAttribute('value', '30')
  expect(screen.getByText('Quedan unos 40 segundos')).toBeInTheDocument()
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  expect(spoken()).toBe('')
  await tell(running)
  expect(spoken()).toBe('')
  await tell(training('error_catcher', 58, 'Buscando posibles errores en el nuevo modelo..'))
  expect(spoken()).toBe('Buscando posibles errores en el nuevo modelo.. 58 %')
  expect(bar).toHaveAttribute('value', '58')
  const steps = within(screen.getByRole('list', { name: 'Etapas del entrenamiento' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => /Hecho|En curso|Por hacer/.exec(textContent ?? '')?.[0])).toEqual([
    ...['Hecho', 'Hecho', 'Hecho', 'En curso'],
    ...['Por hacer', 'Por hacer', 'Por hacer', 'Por hacer'],
  ])
  await tell(aTraining())
  expect(spoken()).toBe('El chatbot terminó de entrenar.')
  expect(screen.queryByRole('progressbar', { name: 'Avance del entrenamiento' })).not.toBeInTheDocument()
})

test('an event that comes before the page listens reaches it as soon as it does', async () => {
  open(aTraining({ state: 'pending', progress: 0, message: 'Pendiente' }))
  await tell(running)
  expect(await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })).toHaveAttribute('value', '30')
})

test('the button trains once, however often it is pressed', async () => {
  open(aTraining({ state: 'pending', progress: 0, message: 'Pendiente' }))
  let calls = 0
  api.use(
    http.post('*/api/training/:bot', () => {
      calls++
      now = training('training', 0, 'Tu chatbot se encuentra entrenando, tomará unos minutos..')
      return HttpResponse.json(now, { status: 202 })
    }),
  )
  const button = await screen.findByRole('button', { name: 'Entrenar' })
  await userEvent.tripleClick(button)
  expect(await screen.findByText('Tu chatbot se encuentra entrenando, tomará unos minutos..')).toBeInTheDocument()
  expect(await screen.findByText('Entrenamiento iniciado correctamente.')).toBeInTheDocument()
  expect(calls).toBe(1)
})

test('an answer that comes after a later stage does not set it back', async () => {
  open(aTraining({ state: 'pending', progress: 0, message: 'Pendiente' }))
  api.use(
    http.post('*/api/training/:bot', async () => {
      await tell(running)
      return HttpResponse.json(training('training', 0, 'Tu chatbot se encuentra entrenando, tomará unos minutos..'), {
        status: 202,
      })
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  expect(await screen.findByText('Entrenamiento iniciado correctamente.')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Avance del entrenamiento' })).toHaveAttribute('value', '30')
})

test('somebody else was quicker: their training is shown', async () => {
  open(aTraining({ state: 'pending', progress: 0, message: 'Pendiente' }))
  api.use(
    http.post('*/api/training/:bot', () => {
      now = running
      return HttpResponse.json({ message: 'Ya hay un entrenamiento en curso.', code: 'training' }, { status: 409 })
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  expect(await screen.findByText('Ya hay un entrenamiento en curso.')).toBeInTheDocument()
  expect(await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })).toHaveAttribute('value', '30')
})

test('cancelling asks first', async () => {
  open(running)
  let cancelled = false
  api.use(
    http.post('*/api/training/cancel/:bot', () => {
      cancelled = true
      now = aTraining({ state: 'pending', progress: 0, message: 'Pendiente' })
      return HttpResponse.json(now)
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar entrenamiento' }))
  const question = screen.getByRole('dialog', { name: 'Cancelar el entrenamiento' })
  await userEvent.click(within(question).getByRole('button', { name: 'Seguir entrenando' }))
  expect(cancelled).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar entrenamiento' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar entrenamiento' }))
  expect(await screen.findByText('Entrenamiento cancelado correctamente.')).toBeInTheDocument()
  expect(await screen.findByText('Pendiente')).toBeInTheDocument()
})

test('a failed stage says what happened and what to do', async () => {
  const error = {
    stage: 'sync_error' as const,
    message: 'Faltan ejemplos.',
    help: 'Escribir ejemplos y volver a entrenar.',
  }
  open(aTraining({ state: 'sync_error', progress: 1, message: 'Error al sincronizar los cambios', error }))
  expect(await screen.findByText('Faltan ejemplos.')).toBeInTheDocument()
  expect(screen.getByText('Escribir ejemplos y volver a entrenar.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Entrenar' })).toBeInTheDocument()
})

test('who may not train sees how it stands, without a button', async () => {
  open(running, { advanced_configuration: false, responses: false })
  expect(await screen.findByRole('progressbar', { name: 'Avance del entrenamiento' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancelar entrenamiento' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Entrenamiento 15')).toBeInTheDocument())
  expect(screen.queryByRole('button', { name: /Restaurar/ })).not.toBeInTheDocument()
})

/** Starts a training at /state and goes elsewhere with it. */
async function startAndLeave() {
  open(aTraining({ state: 'pending', progress: 0, message: 'Pendiente' }))
  api.use(
    http.post('*/api/training/:bot', () => HttpResponse.json(running, { status: 202 })),
    http.get('*/api/sessions', () => HttpResponse.json([])),
    http.get('*/api/training/report/:bot/:id', () =>
      HttpResponse.json({ message: 'No está.', code: 'not_found' }, { status: 404 }),
    ),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  await screen.findByText('Entrenamiento iniciado correctamente.')
  toast.clear()
  console_.go('/settings/user')
  await screen.findByRole('heading', { level: 1, name: 'Editar Usuario' })
}

test('who started it and went elsewhere is told of its end once, with the way to its report', async () => {
  await startAndLeave()
  await tell(training('error_catcher', 58, 'Buscando posibles errores en el nuevo modelo..'))
  expect(screen.queryByText('El chatbot terminó de entrenar.')).not.toBeInTheDocument()
  await tell(aTraining({ id: 17 }))
  expect(await screen.findByText('El chatbot terminó de entrenar.')).toBeInTheDocument()
  expect(localStorage.getItem('training')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver informe' }))
  expect(console_.path()).toBe('/state/report/17')
})

test('that it failed, or was held back, is told with its reason', async () => {
  await startAndLeave()
  const message = 'El modelo nuevo no superó una prueba que impide ponerlo en producción: Casos de prueba.'
  const error = { stage: 'error_catcher_error' as const, message, help: 'Corregir y volver a entrenar.' }
  await tell(aTraining({ id: 17, state: 'error_catcher_error', progress: 58, error }))
  expect(await screen.findByText(message, { selector: '.toast p' })).toBeInTheDocument()
})

test('the system tells it too, for whoever switched that on', async () => {
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
  await tell(aTraining({ id: 17 }))
  await waitFor(() => expect(shown).toEqual(['Ferretería El Quebracho: El chatbot terminó de entrenar.']))
})

test('nothing is told where it is being watched, nor to whom started none', async () => {
  open(aTraining({ state: 'pending', progress: 0, message: 'Pendiente' }))
  api.use(
    http.post('*/api/training/:bot', () => HttpResponse.json(running, { status: 202 })),
    http.get('*/api/sessions', () => HttpResponse.json([])),
    http.get('*/api/training/report/:bot/:id', () =>
      HttpResponse.json({ message: 'No está.', code: 'not_found' }, { status: 404 }),
    ),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Entrenar' }))
  await screen.findByText('Entrenamiento iniciado correctamente.')
  await tell(aTraining({ id: 17 }))
  await waitFor(() => expect(localStorage.getItem('training')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Ver informe' })).not.toBeInTheDocument()
  console_.go('/settings/user')
  await screen.findByRole('heading', { level: 1, name: 'Editar Usuario' })
  await tell(running)
  await tell(aTraining({ id: 17 }))
  expect(screen.queryByRole('button', { name: 'Ver informe' })).not.toBeInTheDocument()
})

test('somebody else who signs in here is not told', async () => {
  localStorage.setItem('training', JSON.stringify({ bot: 3, id: 17, user: 99 }))
  open(aTraining({ id: 17 }))
  await screen.findByRole('region', { name: 'Modelo en uso' })
  expect(localStorage.getItem('training')).not.toBeNull()
})
