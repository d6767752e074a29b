/** Said when no answer came at all. */
export const UNREACHABLE = 'No fue posible conectarse al servidor, inténtalo nuevamente más tarde.'

/** Who changed a record. */
export interface ChangedBy {
  id: number
  name: string
}

/** A call that failed: the server's own words, or {@link UNREACHABLE} with status 0 when it could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string[]>
  /** the record as it is now, where a change came too late */
  readonly current: object | undefined
  /** who changed it, and when */
  readonly changedBy: ChangedBy | undefined
  readonly changedAt: string | undefined
  /** whether `message` comes from the server, so that it may be shown */
  readonly said: boolean

  constructor(status: number, body?: unknown) {
    const { message, code, fields, current, changed_by, changed_at } = readBody(body)
    super(message ?? UNREACHABLE)
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

/** The message may stand in `message` or in `data.message`. */
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

/** What to tell the user: the server's message, else the fallback, else that it could not be reached. */
export function messageOf(error: unknown, fallback = UNREACHABLE): string {
  return error instanceof ApiError && error.said ? error.message : fallback
}

/** Field texts of a refused body, one per field. */
export function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, texts]) => (texts[0] ? [[name, texts[0]]] : [])),
  )
}
