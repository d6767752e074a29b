/** What the screens to enter the console say when the server did not answer. Fixed by the specification. */
export const UNREACHABLE = 'No fue posible conectarse al servidor, inténtalo nuevamente más tarde.'

/** The person who changed a record. */
export interface ChangedBy {
  id: number
  name: string
}

/** Shown when the server did not answer at all. */
export const OFFLINE = 'No hay conexión. Revísala e inténtalo nuevamente.'

/** Shown for a failure of which the server said nothing. */
export const FAILED = 'No pudimos completarlo. Inténtalo nuevamente.'

/** A failed call: the server's message, or {@link OFFLINE} with status 0 when the server could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string[]>
  /** current state of the record after an edit conflict */
  readonly current: object | undefined
  /** who made the conflicting change, and when */
  readonly changedBy: ChangedBy | undefined
  readonly changedAt: string | undefined
  /** whether `message` comes from the server and may be shown to the user */
  readonly said: boolean

  constructor(status: number, body?: unknown) {
    const { message, code, fields, current, changed_by, changed_at } = readBody(body)
    super(message ?? (status === 0 ? OFFLINE : FAILED))
    this.said = message !== undefined
    this.status = status
    this.code = code ?? (status === 0 ? 'unreachable' : 'unknown')
    this.fields = fields ?? {}
    this.current = current
    this.changedBy = changed_by
    this.changedAt = changed_at
  }
}

interface ErrorBody {
  message?: string
  code?: string
  fields?: Record<string, string[]>
  current?: object
  changed_by?: ChangedBy
  changed_at?: string
}

/** The message is either in `message` or in `data.message`. */
function readBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return {}
  const { message, code, fields, current, changed_by, changed_at, data } = body as Record<string, unknown>
  const inner = typeof data === 'object' && data !== null ? (data as Record<string, unknown>).message : undefined
  return {
    message: [message, inner].find((text): text is string => typeof text === 'string' && text !== ''),
    code: typeof code === 'string' ? code : undefined,
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string[]>) : undefined,
    ...(typeof current === 'object' && current !== null && { current }),
    ...(typeof changed_by === 'object' && changed_by !== null && { changed_by: changed_by as ChangedBy }),
    ...(typeof changed_at === 'string' && { changed_at }),
  }
}

/** Returns the message to show: the server's, else `fallback`, which by default says whether there is a connection. */
export function messageOf(error: unknown, fallback?: string): string {
  if (error instanceof ApiError && (error.said || fallback === undefined)) return error.message
  return fallback ?? FAILED
}

/**
 * Returns what to add to the message of a failed change: without a connection, saving again helps only once it is back.
 * @param isForm whether the text was written in a form, which keeps it
 */
export function connectionNote(error: unknown, isForm: boolean): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'unreachable') return undefined
  return isForm ? 'No hay conexión: lo que escribiste sigue aquí.' : 'No hay conexión.'
}

/** Returns the validation messages of a rejected request body, the first of each field. */
export function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, texts]) => (texts[0] ? [[name, texts[0]]] : [])),
  )
}
