import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { components } from '../../generated/api.d.ts'

type Schemas = components['schemas']

/** The server as console tests see it; a test adds what it needs with `api.use(…)`. */
export const api = setupServer(
  http.get('*/api/training/:bot', () => HttpResponse.json(aTraining())),
  http.get('*/api/chats/counts/:bot', () => HttpResponse.json(chatCounts(0))),
)

/** The answer of `GET /chats/counts/{bot}`: so many unread chats, nothing else. */
export function chatCounts(unread: number): Schemas['ChatCounts'] {
  const none = { total: 0, unread: 0 }
  return { unread, mine: none, unassigned: none, new: { total: unread, unread }, snoozed: none, areas: [], views: [] }
}

/** The answer of `GET /training/{bot}`: one that ended well, unless told otherwise. */
export function aTraining(given: Partial<Schemas['Training']> = {}): Schemas['Training'] {
  return {
    id: 16,
    state: 'active',
    progress: 100,
    message: 'Disponible',
    started_at: '2025-03-01T10:00:00Z',
    finished_at: '2025-03-01T10:00:24Z',
    started_by: { id: 7, name: 'Marina Sosa' },
    error: null,
    estimated_seconds: null,
    ...given,
  }
}

/** A chatbot of the signed-in person, allowed everything unless told otherwise. */
export function aBot(given: Partial<Schemas['MyBot']> = {}): Schemas['MyBot'] {
  return {
    id: 3,
    name: 'Ferretería El Quebracho',
    role: { id: 2, name: 'Administrador' },
    bot_plan: { id: 2, name: 'Profesional' },
    permissions: {
      responses: true,
      forms: true,
      plugins: true,
      chats: true,
      contacts: true,
      advanced_configuration: true,
      configuration: true,
      pricing: true,
    },
    integrations: { facebook: null, phone: null },
    ...given,
  }
}

/** The answer of `GET /me`. */
export function aUser(given: Partial<Schemas['Me']> = {}): Schemas['Me'] {
  return {
    id: 7,
    name: 'Marina Sosa',
    username: 'marina',
    email: 'marina@quebracho.example',
    admin: false,
    role: { name: 'Usuario' },
    bots: [aBot()],
    preferences: { shortcuts: true, desktop_notifications: false, sound: 'bell', volume: 60, only_when_hidden: true },
    ...given,
  }
}

/** What the server was asked, in order: `POST /logout`, with the body it came with. */
export interface Seen {
  call: string
  body: unknown
  token: string | null
}

/**
 * Answers the calls of a session and notes them: `me` may be an answer, null, or a status that fails.
 * A home is there too, since that is where everybody ends up.
 */
export function answerSession(me: Schemas['Me'] | null | number): Seen[] {
  const seen: Seen[] = []
  const note = async (request: Request) => {
    const text = await request.clone().text()
    const { pathname } = new URL(request.url)
    seen.push({
      call: `${request.method} ${pathname.replace('/api', '')}`,
      body: text ? JSON.parse(text) : undefined,
      token: request.headers.get('authorization'),
    })
  }
  api.use(
    http.get('*/api/me', async ({ request }) => {
      await note(request)
      return typeof me === 'number'
        ? HttpResponse.json({ message: 'x', code: 'x' }, { status: me })
        : HttpResponse.json(me)
    }),
    http.post('*/api/update-connection-status', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ user_connections: [] })
    }),
    http.post('*/api/logout', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ message: 'Sesión cerrada' })
    }),
    http.get('*/api/home/:bot', () =>
      HttpResponse.json({
        chats: null,
        days: [],
        special_state: 'chatbot_on',
        training: { state: 'active', trained: true, pending_changes: 0 },
        team: [],
        changes: [],
      }),
    ),
  )
  return seen
}
