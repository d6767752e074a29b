import type { components } from '../../../../generated/api.d.ts'

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
  changed_by?: Changed['by']
  changed_at?: Changed['at']
}

/** Who changed a record last, and when. */
export interface Changed {
  by?: { id: number; name: string }
  at?: string
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
  changed?: Changed

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
      ...(this.changed?.by && { changed_by: this.changed.by }),
      ...(this.changed?.at && { changed_at: this.changed.at }),
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
  /**
   * A change that was based on what somebody else has changed meanwhile.
   * @param current the record as it is now, in the form in which it is read
   * @param changed who changed it and when; what is absent is looked up before the answer is sent
   */
  stale: (current: object, changed?: Changed) =>
    Object.assign(
      problem(409, 'stale', 'Alguien lo cambió mientras lo editabas. Revisa qué cambió y vuelve a guardar.'),
      { current, ...(changed && { changed }) },
    ),
}
