import type { components } from '../../../generated/api.d.ts'
import type { FormOfAddress } from '../../contract/address-form.ts'

type Schemas = components['schemas']

import { createTextResolver } from './text-resolver.ts'

export type Message = Schemas['WebchatMessage']
export type Button = Schemas['WebchatButton']
export type PublicSettings = Schemas['WebchatFace']
export type FileFacts = Schemas['WebchatFile']
export type Session = Schemas['WebchatSession']
export type OfflineMessage = Schemas['WebchatOfflineInput']

/** An error response of the server with its message. `status` is 0 when the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * Returns the API client of one bot, authenticated with the visitor's secret.
 * @param form how its error texts address the visitor
 */
export function makeApi(key: string, secret: () => string | null, form: FormOfAddress) {
  async function call(method: string, place: string, body?: unknown): Promise<Response> {
    const known = secret()
    const answer = await fetch(`/api/webchat/${key}${place}`, {
      method,
      headers: {
        ...(known && { authorization: `Visitor ${known}` }),
        // The browser tells the type of a form, with its boundary.
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
    }).catch(() => {
      throw new ApiError(0, 'Sin conexión')
    })
    if (answer.ok) return answer
    const { message, code } = (await answer.json().catch(() => ({}))) as Partial<Schemas['Error']>
    // Errors of the server itself are worded for its programmers and staff.
    const ours = message === undefined || answer.status >= 500
    const text = ours ? 'Algo falló de nuestro lado. {Probá/Prueba/Pruebe} de nuevo en unos minutos.' : message
    throw new ApiError(answer.status, ours ? createTextResolver(form)(text) : text, code)
  }
  const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
  return {
    session: (from: Schemas['WebchatSessionInput']) => json<Session>(call('POST', '/sessions', from)),
    after: (id: number) => json<Schemas['WebchatMessages']>(call('GET', `/messages?after=${id}`)),
    before: (id: number) => json<Schemas['WebchatMessages']>(call('GET', `/messages?before=${id}`)),
    send: (message: Schemas['WebchatMessageInput']) => json<Message>(call('POST', '/messages', message)),
    upload: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return json<FileFacts>(call('POST', '/files', form))
    },
    file: async (id: string) => (await call('GET', `/files/${encodeURIComponent(id)}`)).blob(),
    rate: (score: number) => call('POST', '/ratings', { score }),
    consent: () => call('POST', '/consents'),
    leave: (left: OfflineMessage) => json<Message>(call('POST', '/offline', left)),
    restart: () => json<Session>(call('POST', '/restarts')),
    typing: (typing: boolean) => call('POST', '/typing', { typing }),
  }
}

export type Api = ReturnType<typeof makeApi>
