import type { components } from '../../../generated/api.d.ts'

/** What the description lists: a refusal with another code does not compile. */
export type ErrorCode = components['schemas']['ErrorCode']

/** Texts per field, as the error body carries them. */
export type FieldTexts = Record<string, string[]>

/** The body of every answer from 400 on. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  fields?: FieldTexts
  /** the record as it is now, where a change came too late */
  current?: object
}

/**
 * A refusal that the caller is told of as it stands: its text is for people, its code for programs.
 * Anything else that is thrown becomes a 500 that says nothing.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields?: FieldTexts
  readonly headers: Record<string, string>
  current?: object

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    fields?: FieldTexts,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.fields = fields
    this.headers = headers
  }

  get body(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.current && { current: this.current }),
    }
  }
}

/** The refusal to throw: `throw problem(409, 'taken', 'Ya existe …', { name: ['…'] })`. */
export function problem(status: number, code: ErrorCode, message: string, fields?: FieldTexts): Problem {
  return new Problem(status, code, message, fields)
}

/** Refusals that have one text everywhere, so that nothing can be told apart by its words. */
export const refusals = {
  unauthorized: () => problem(401, 'unauthorized', 'Es necesario iniciar sesión.'),
  forbidden: () => problem(403, 'forbidden', 'No tienes permiso para realizar esta acción.'),
  notFound: () => problem(404, 'not_found', 'No se ha encontrado lo que se busca.'),
  stale: (current?: object) =>
    Object.assign(
      problem(409, 'stale', 'Otra persona lo modificó mientras tanto. Volver a cargar e intentar nuevamente.'),
      current && { current },
    ),
}
