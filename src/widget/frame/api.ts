import type { components } from '../../../generated/api.d.ts'

type Schemas = components['schemas']
export type Message = Schemas['WebchatMessage']
export type Button = Schemas['WebchatButton']
export type Face = Schemas['WebchatFace']
export type FileFacts = Schemas['WebchatFile']
export type Session = Schemas['WebchatSession']
export type Left = Schemas['WebchatOfflineInput']

/** The server refused, and says why. `status` 0: it could not be reached. */
export class ApiError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The widget's calls of one bot, made with the visitor's secret. */
export function makeApi(key: string, secret: () => string | null) {
  async function call(method: string, place: string, body?: unknown): Promise<Response> {
    const known = secret()
    const answer = await fetch(`/api/webchat/${key}${place}`, {
      method,
      headers: {
        ...(known && { authorization: `Visitor ${known}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
    }).catch(() => {
      throw new ApiError(0, 'Sin conexión')
    })
    if (answer.ok) return answer
    const told = (await answer.json().catch(() => ({}))) as { message?: string }
    throw new ApiError(answer.status, told.message ?? 'Algo falló. Volver a intentar en unos minutos.')
  }
  const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
  return {
    session: (origin: string) => json<Session>(call('POST', '/sessions', { origin })),
    after: (id: number) => json<Schemas['WebchatMessages']>(call('GET', `/messages?after=${id}`)),
    before: (id: number) => json<Schemas['WebchatMessages']>(call('GET', `/messages?before=${id}`)),
    send: (message: Schemas['WebchatMessageInput']) => json<Message>(call('POST', '/messages', message)),
    upload: (filename: string, file: string) => json<FileFacts>(call('POST', '/files', { filename, file })),
    file: async (id: string) => (await call('GET', `/files/${encodeURIComponent(id)}`)).blob(),
    rate: (score: number) => call('POST', '/ratings', { score }),
    consent: () => call('POST', '/consents'),
    leave: (left: Left) => json<Message>(call('POST', '/offline', left)),
    restart: () => json<Session>(call('POST', '/restarts')),
    typing: (typing: boolean) => call('POST', '/typing', { typing }),
  }
}

export type Api = ReturnType<typeof makeApi>
